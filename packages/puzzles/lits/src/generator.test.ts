import { Board, Random } from '@gridproof/describe';
import { expect, it } from 'vitest';
import { drawRegions } from './generator.js';
import { lits } from './index.js';
import { Pieces } from './pieces.js';
import { drawTetrominoes } from './random-tetrominoes.js';

it('regions are all cells, and their answer keeps the rules', () => {
  for (const [width, height] of [
    [4, 4],
    [7, 5],
    [6, 6],
  ] as const) {
    const board = new Board(width, height);
    const made = ['a', 'b', 'c', 'd'].flatMap((seed) => drawRegions(board, Random.of(seed)) ?? []);
    expect(made.length).toBeGreaterThan(0);
    for (const { regions, answer } of made) {
      expect(new Set(regions.flat()).size).toBe(width * height);
      const givens = answer.map(() => undefined);
      expect([...lits.verify({ board, regions, givens }, answer)]).toEqual([]);
    }
  }
});

it('a board without room for a tetromino has none', () => {
  for (const [width, height] of [
    [1, 1],
    [2, 2],
    [3, 1],
  ] as const)
    expect(drawRegions(new Board(width, height), Random.of('a'))).toBeUndefined();
  expect(drawRegions(new Board(4, 1), Random.of('a'))!.regions).toHaveLength(1);
});

it('planted tetrominoes take in every cell around them', () => {
  const board = new Board(7, 7);
  for (const seed of ['a', 'b', 'c']) {
    const regionOf = drawTetrominoes(new Pieces(board), Random.of(seed));
    expect(regionOf).toHaveLength(49);
    expect(Math.min(...regionOf)).toBe(0);
    for (const region of new Set(regionOf))
      expect(regionOf.filter((one) => one === region).length).toBeGreaterThanOrEqual(4);
  }
});

it('says what is too large', () => {
  const size = { width: 13, height: 12 };
  expect(() =>
    lits.described!.factory.drawPuzzle({ size, symmetry: 'none', random: Random.of('a') }),
  ).toThrowErrorMatchingInlineSnapshot(
    `[PuzzleError: a board of 156 cells takes too long to be made, expected at most 144]`,
  );
});
