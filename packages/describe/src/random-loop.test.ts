import { Board, Random, traceLoops } from '@gridproof/core';
import { expect, it } from 'vitest';
import { randomLoop } from './random-loop.js';

it('draws one closed loop', () => {
  for (const [width, height] of [
    [2, 2],
    [5, 2],
    [7, 9],
    [20, 20],
  ] as const)
    for (const seed of ['a', 'b', 'c']) {
      const { loops, loose } = traceLoops(randomLoop(new Board(width, height), Random.of(seed))!);
      expect(loose).toEqual([]);
      expect(loops).toHaveLength(1);
      expect(loops[0]!.length).toBeGreaterThan((width * height) / 3);
    }
});

it('draws the same for the same seed, and another for another', () => {
  const drawn = (seed: string) => randomLoop(new Board(8, 8), Random.of(seed))!.values;
  expect(drawn('a')).toEqual(drawn('a'));
  expect(drawn('a')).not.toEqual(drawn('b'));
});

it('finds no room on a board of one row', () => {
  expect(randomLoop(new Board(9, 1), Random.of('a'))).toBeUndefined();
});
