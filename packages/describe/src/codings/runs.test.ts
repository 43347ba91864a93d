import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faults } from '../../test/marked-faults.js';
import { Scanner } from '../text/scanner.js';
import { readRuns, writeRuns } from './runs.js';

const numbers = { min: 1, max: 16, expected: 'a number from 1 to 16' };
const digits = { max: 4, expected: 'a digit from 0 to 4', singleDigits: true };
const _ = undefined;

/** Lists with long runs of empty places, which exercise the letters. */
const clues = (min: number, max: number) =>
  fc
    .array(
      fc.oneof(
        fc.integer({ min, max }).map((clue) => [clue]),
        fc.integer({ min: 1, max: 80 }).map((n) => Array<undefined>(n).fill(undefined)),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.flat() as (number | undefined)[]);

describe('readRuns', () => {
  it('reads what writeRuns writes: numbers of several digits', () => {
    fc.assert(
      fc.property(clues(1, 16), (places) => {
        const scanner = new Scanner(writeRuns(places));
        expect(readRuns(scanner, { ...numbers, places: places.length })).toEqual(places);
        expect(scanner.done).toBe(true);
      }),
    );
  });

  it('reads what writeRuns writes: single digits', () => {
    fc.assert(
      fc.property(clues(0, 4), (places) => {
        const text = writeRuns(places, digits);
        expect(text).not.toContain('_');
        expect(readRuns(new Scanner(text), { ...digits, places: places.length })).toEqual(places);
      }),
    );
  });

  it('reads known texts', () => {
    expect(readRuns(new Scanner('b2d4_3a'), { ...numbers, places: 10 })).toEqual([
      _,
      _,
      2,
      _,
      _,
      _,
      _,
      4,
      3,
      _,
    ]);
    expect(readRuns(new Scanner('16_1a'), { ...numbers, places: 3 })).toEqual([16, 1, _]);
    expect(readRuns(new Scanner('a2b42'), { ...digits, places: 6 })).toEqual([_, 2, _, _, 4, 2]);
    expect(readRuns(new Scanner('zb'), { ...digits, places: 28 })).toEqual(Array(28).fill(_));
  });

  it('reads signs among numbers, and writes them', () => {
    const signs = ['B'] as const;
    const found = readRuns(new Scanner('aB1BB2b0'), { ...digits, signs, places: 9 });
    expect(found).toEqual([_, 'B', 1, 'B', 'B', 2, _, _, 0]);
    expect(writeRuns(found, digits)).toBe('aB1BB2b0');
    const separated = readRuns(new Scanner('12_1B3aB'), { ...numbers, signs, places: 6 });
    expect(separated).toEqual([12, 1, 'B', 3, _, 'B']);
    expect(writeRuns(separated)).toBe('12_1B3aB');
  });

  it('reads a digit that is a sign of its own as that', () => {
    const signs = ['.', '7'] as const;
    const found = readRuns(new Scanner('7.b12'), { ...digits, signs, places: 6 });
    expect(found).toEqual(['7', '.', _, _, 1, 2]);
    expect(writeRuns(found, digits)).toBe('7.b12');
  });

  it('omits the places behind the last clue, if that is allowed', () => {
    const open = { ...digits, openEnd: true };
    for (const text of ['b2', 'b2a', 'b2d'])
      expect(readRuns(new Scanner(text), { ...open, places: 7 })).toEqual([_, _, 2, _, _, _, _]);
    expect(writeRuns([_, _, 2, _], open)).toBe('b2');
    expect(writeRuns([_, _, _], open)).toBe('c');
    expect(() => readRuns(new Scanner('b2e'), { ...open, places: 7 })).toThrow();
  });

  it('stops at a comma and leaves it', () => {
    const scanner = new Scanner('1a2,rest');
    expect(readRuns(scanner, { ...numbers, places: 3 })).toEqual([1, _, 2]);
    expect(scanner.peek).toBe(',');
  });

  it('reports errors in numbers with their positions', () => {
    const texts = [
      '1_17_2',
      '1_0',
      '1_99999999999',
      'a1A2',
      '_1',
      '1__2',
      '1_a',
      '12_',
      '1c',
      '1a',
      '',
      '1a\u{1F642}',
    ];
    expect(
      faults(texts, (text) => readRuns(new Scanner(text), { ...numbers, places: 3 })),
    ).toMatchInlineSnapshot(`
      "
      1_17_2
        ^
      column 3: found 17, expected a number from 1 to 16
      1_0
        ^
      column 3: found 0, expected a number from 1 to 16
      1_99999999999
        ^
      column 3: found 99999999999, expected a number from 1 to 16
      a1A2
        ^
      column 3: found 'A', expected a number from 1 to 16 or a letter from a to z for places without one
      _1
      ^
      column 1: found '_', expected a number from 1 to 16 or a letter from a to z for places without one
      1__2
       ^
      column 2: found '_', expected a number from 1 to 16 or a letter from a to z for places without one
      1_a
       ^
      column 2: found '_', expected a number from 1 to 16 or a letter from a to z for places without one
      12_
        ^
      column 3: found '_', expected a number from 1 to 16 or a letter from a to z for places without one
      1c
       ^
      column 2: more than the 3 places of this board are described
      1a
        ^
      column 3: the text ends after 2 of the 3 places of this board: 1 is missing
      ^
      column 1: the text ends after 0 of the 3 places of this board: 3 are missing
      1a🙂
        ^
      column 3: found '🙂', expected a number from 1 to 16 or a letter from a to z for places without one
      "
    `);
  });

  it('reports errors in single digits with their positions', () => {
    expect(
      faults(['a15', '1_2'], (text) => readRuns(new Scanner(text), { ...digits, places: 3 })),
    ).toMatchInlineSnapshot(`
      "
      a15
        ^
      column 3: found 5, expected a digit from 0 to 4
      1_2
         ^
      column 4: the text ends after 2 of the 3 places of this board: 1 is missing
      "
    `);
  });

  it('counts columns from the start of the whole text', () => {
    const read = (text: string) => readRuns(new Scanner(text.slice(4), 4), { ...numbers, places: 2 });
    expect(faults(['4x4:1?'], read)).toMatchInlineSnapshot(`
      "
      4x4:1?
           ^
      column 6: found '?', expected a number from 1 to 16 or a letter from a to z for places without one
      "
    `);
  });

  it('takes no room for places that a board does not have', () => {
    const read = (text: string) => readRuns(new Scanner(text), { ...numbers, places: 4 });
    expect(faults(['z'.repeat(1_000_000)], read)).toMatchInlineSnapshot(`
      "
      zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz…
      ^
      column 1: more than the 4 places of this board are described
      "
    `);
  });
});
