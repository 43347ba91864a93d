import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faults } from '../../test/marked-faults.js';
import { Scanner } from '../text/scanner.js';
import { readBits, writeBits } from './bits.js';

const bitsOf = (text: string): boolean[] => [...text].map((bit) => bit === '1');

describe('bits', () => {
  it('are read as they are written', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 60 }), fc.constantFrom(4, 5), (bits, perDigit) => {
        const text = writeBits(bits, perDigit);
        expect(text).toHaveLength(Math.ceil(bits.length / perDigit));
        expect(readBits(new Scanner(text), bits.length, perDigit)).toEqual(bits);
      }),
    );
  });

  it('stand in a digit with the high one first', () => {
    expect(writeBits(bitsOf('00011010'), 4)).toBe('1a');
    expect(writeBits(bitsOf('0001110000'), 5)).toBe('3g');
    expect(writeBits(bitsOf('000111'), 5)).toBe('3g');
    expect(readBits(new Scanner('v0'), 7, 5)).toEqual(bitsOf('1111100'));
    expect(readBits(new Scanner('V0'), 7, 5)).toEqual(bitsOf('1111100'));
  });

  it('stop behind their last digit and ignore its padding', () => {
    const scanner = new Scanner('fff');
    expect(readBits(scanner, 5, 4)).toEqual(bitsOf('11111'));
    expect(scanner.at).toBe(2);
  });

  it('report errors with their positions', () => {
    expect(
      faults(['1g0', 'AG', '1', '', 'f\u{1F642}'], (text) => readBits(new Scanner(text), 9, 4)),
    ).toMatchInlineSnapshot(`
      "
      1g0
       ^
      column 2: found 'g', expected a digit from 0 to 9 or a letter from a to f
      AG
       ^
      column 2: found 'G', expected a digit from 0 to 9 or a letter from a to f
      1
       ^
      column 2: the text ends, expected 2 more digits
      ^
      column 1: the text ends, expected 3 more digits
      f🙂
       ^
      column 2: found '🙂', expected a digit from 0 to 9 or a letter from a to f
      "
    `);
    expect(faults(['vw', '12'], (text) => readBits(new Scanner(text), 11, 5))).toMatchInlineSnapshot(`
      "
      vw
       ^
      column 2: found 'w', expected a digit from 0 to 9 or a letter from a to v
      12
        ^
      column 3: the text ends, expected 1 more digit
      "
    `);
  });
});
