import { Board, Random } from '@gridproof/describe';
import { testPuzzle } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { drawLines } from './generator.js';
import { numberlink } from './index.js';

/** A board of numbers that lines join: numbers at random mostly have no answer. */
testPuzzle(numberlink, {
  drawSolvable({ width, height }, randomBelow) {
    const { numbers } = drawLines(new Board(width, height), new Random(randomBelow(1_000_000)));
    return numberlink.parse(
      `cover: no\n${numbers.values.map((n, at) => `${n ?? '.'}${(at + 1) % width ? ' ' : '\n'}`).join('')}`,
    );
  },
});

it('refuses a number that stands three times', () => {
  expect(() => numberlink.parse('1.1/..1')).toThrow('found the number 1 3 times, expected each number twice');
});

it('is called arukone where a line leads through every cell', () => {
  const { puzzlink, pzprv3 } = numberlink.formats!;
  const address = 'https://puzz.link/p?arukone/2/3/1j1';
  const puzzle = puzzlink!.read(address, {});
  expect(puzzle.cover).toBe(true);
  expect(puzzlink!.write(puzzle)).toBe(address);
  expect(puzzlink!.write({ ...puzzle, cover: false })).toBe('https://puzz.link/p?numlin/2/3/1j1');
  expect(() => puzzlink!.read(address.replace('arukone', 'arukone/e'), {})).toThrow("'e'");
  expect(() => pzprv3!.write(puzzle)).toThrow('such a file cannot');
});

it('reads files in which lines are drawn, and leaves them to the player', () => {
  const file = 'pzprv3\nnumlin\n2\n2\n1 1\n. .\n';
  const puzzle = numberlink.formats!.pzprv3!.read(`${file}0\n1\n1 1\n`, {});
  expect(numberlink.formats!.pzprv3!.write(puzzle)).toBe(file);
});

it('reads a board on which one number stands everywhere in steps that grow with its cells', () => {
  const steps = (side: number) => {
    const text = `${`${'1 '.repeat(side)}\n`.repeat(side)}`;
    return arraySteps(() => expect(() => numberlink.parse(text)).toThrow(`${side * side} times`));
  };
  expect(steps(40) / steps(20)).toBeLessThan(6);
});

/** Counts the array items iterated over, as by spreading, during some work. */
function arraySteps(work: () => void): number {
  const iterate = Array.prototype[Symbol.iterator];
  let steps = 0;
  Array.prototype[Symbol.iterator] = function* (this: unknown[]) {
    for (let at = 0; at < this.length; at++) {
      steps++;
      yield this[at];
    }
    return undefined;
  };
  try {
    work();
  } finally {
    Array.prototype[Symbol.iterator] = iterate;
  }
  return steps;
}
