import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentence } from '../test/sentence.js';
import { readRuns, writeRuns } from './runs.js';
import { Scanner } from './scanner.js';

const numbers = { min: 1, max: 16, expected: 'a number from 1 to 16' };
const digits = { max: 4, expected: 'a digit from 0 to 4', singleDigits: true };
const _ = undefined;

/** Lists with long runs of empty places, which are the interesting ones. */
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
    expect(readRuns(new Scanner('b2d4_3a'), { ...numbers, places: 10 })).toEqual([_, _, 2, _, _, _, _, 4, 3, _]);
    expect(readRuns(new Scanner('16_1a'), { ...numbers, places: 3 })).toEqual([16, 1, _]);
    expect(readRuns(new Scanner('a2b42'), { ...digits, places: 6 })).toEqual([_, 2, _, _, 4, 2]);
    expect(readRuns(new Scanner('zb'), { ...digits, places: 28 })).toEqual(Array(28).fill(_));
  });

  it('stops at a comma and leaves it', () => {
    const scanner = new Scanner('1a2,rest');
    expect(readRuns(scanner, { ...numbers, places: 3 })).toEqual([1, _, 2]);
    expect(scanner.peek).toBe(',');
  });

  it.each([
    ['1_17_2', 3],
    ['1_0', 2],
    ['1_99999999999999999999', 2],
    ['a1A2', 4],
    ['_1', 1],
    ['1__2', 2],
    ['1_a', 3],
    ['12_', 1],
    ['1c', 3],
    ['1a', 3],
    ['', 4],
    ['1a\u{1F642}', 3],
  ])('says what is wrong with numbers %s for %i places', (text, places) => {
    expect({
      text,
      says: sentence(() => readRuns(new Scanner(text), { ...numbers, places })),
    }).toMatchSnapshot();
  });

  it('says what is wrong with single digits', () => {
    expect(sentence(() => readRuns(new Scanner('a15'), { ...digits, places: 3 }))).toMatchInlineSnapshot();
    expect(sentence(() => readRuns(new Scanner('1_2'), { ...digits, places: 3 }))).toMatchInlineSnapshot();
  });

  it('counts columns from the start of the whole text', () => {
    expect(sentence(() => readRuns(new Scanner('1?', 4), { ...numbers, places: 2 }))).toMatchInlineSnapshot();
  });

  it('takes no room for places that a board does not have', () => {
    expect(sentence(() => readRuns(new Scanner('z'.repeat(100_000)), { ...numbers, places: 4 }))).toMatchInlineSnapshot();
  });
});
