import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faults } from '../../test/marked-faults.js';
import { Scanner } from '../text/scanner.js';
import { readBase3, writeBase3 } from './base3.js';

describe('three places to a digit', () => {
  it('are read as they are written', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(0, 1, 2), { maxLength: 40 }), (numbers) => {
        const text = writeBase3(numbers);
        expect(text).toHaveLength(Math.ceil(numbers.length / 3));
        expect(readBase3(new Scanner(text), numbers.length)).toEqual(numbers);
      }),
    );
  });

  it('have the high one first, and leave what follows', () => {
    expect(writeBase3([1, 0, 2, 2, 2, 2, 1])).toBe('bq9');
    const scanner = new Scanner('BQ9/');
    expect(readBase3(scanner, 7)).toEqual([1, 0, 2, 2, 2, 2, 1]);
    expect(scanner.at).toBe(3);
  });

  it('report errors with their positions', () => {
    expect(faults(['0r', '0', '', '0-'], (text) => readBase3(new Scanner(text), 4))).toMatchInlineSnapshot(`
      "
      0r
       ^
      column 2: found 'r', expected a digit from 0 to 9 or a letter from a to q, for three places
      0
       ^
      column 2: the text ends after 3 of the 4 places of this board: 1 is missing
      ^
      column 1: the text ends after 0 of the 4 places of this board: 4 are missing
      0-
       ^
      column 2: found '-', expected a digit from 0 to 9 or a letter from a to q, for three places
      "
    `);
  });
});
