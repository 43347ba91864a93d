import { Board } from '@gridproof/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { faults } from '../../test/marked-faults.js';
import { Scanner } from '../text/scanner.js';
import { readNumber36, writeNumber36 } from './number36.js';
import { readPosition62, writePosition62 } from './position62.js';

const small = { expected: 'a number from 1 to 99', fits: (number: number) => number >= 1 && number <= 99 };
const read = (text: string, places: number) => readNumber36(new Scanner(text), places, small);

it('numbers in base 36 are read as they are written', () => {
  expect(read('1z-10.-2r', 5)).toEqual([1, 35, 36, undefined, 99]);
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined })), (numbers) => {
      expect(read(writeNumber36(numbers), numbers.length)).toEqual(numbers);
    }),
  );
});

it('numbers in base 36: reports errors with their positions', () => {
  expect(faults(['12', '1234', '1A3', '1-1', '1-zz', '10.'], (one) => read(one, 3))).toMatchInlineSnapshot(`
    "
    12
      ^
    column 3: the text ends after 2 of the 3 cells of this board: 1 is missing
    1234
       ^
    column 4: more than the 3 cells of this board are described
    1A3
     ^
    column 2: found 'A', expected a digit or small letter, '-' and two of them, or '.'
    1-1
     ^
    column 2: found '-', expected a digit or small letter, '-' and two of them, or '.'
    1-zz
     ^
    column 2: found the number 1295, expected a number from 1 to 99
    10.
     ^
    column 2: found the number 0, expected a number from 1 to 99
    "
  `);
});

it('signs for positions are read as they are written', () => {
  const board = new Board(40, 1);
  const numbers = board.cells.map((_, at) => at + 1);
  expect(writePosition62(numbers, board)).toBe('123456789abcdefghijklmnopqrstuvwxyzABCDE');
  expect(readPosition62(new Scanner(writePosition62(numbers, board)), board)).toEqual(numbers);
});

it('signs for positions: reports errors with their positions', () => {
  const board = new Board(3, 1);
  expect(
    faults(['12', '1231', '124', '0'], (one) => readPosition62(new Scanner(one), board)),
  ).toMatchInlineSnapshot(`
    "
    12
      ^
    column 3: the text ends after 2 of the 3 cells of this board: 1 is missing
    1231
       ^
    column 4: more than the 3 cells of this board are described
    124
      ^
    column 3: found '4', expected a sign from 1 to 3 for a number up to 3, the longer side
    0
    ^
    column 1: found '0', expected a sign from 1 to 3 for a number up to 3, the longer side
    "
  `);
  expect(() => writePosition62([1, undefined, 3], board)).toThrow('one has none');
  expect(() => writePosition62([1, 4, 3], board)).toThrow('here is a 4');
  expect(() => writePosition62([], new Board(63, 1))).toThrow('at most 62x62');
});
