import { Board, Random } from '@gridproof/describe';
import { testPuzzle } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { numberlink } from './index.js';
import { laid } from './laid.js';

/** A board of numbers that lines join: numbers at random mostly have no answer. */
testPuzzle(numberlink, {
  solved({ width, height }, below) {
    const { numbers } = laid(new Board(width, height), new Random(below(1_000_000)));
    return numberlink.parse(
      `cover: no\n${numbers.values.map((n, at) => `${n ?? '.'}${(at + 1) % width ? ' ' : '\n'}`).join('')}`,
    );
  },
});

it('refuses a number that stands three times', () => {
  expect(() => numberlink.parse('1.1/..1')).toThrow('found the number 1 3 times, expected each number twice');
});
