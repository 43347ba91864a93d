import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faults } from '../../test/marked-faults.js';
import { Scanner } from '../text/scanner.js';
import { type Number16, readNumber16, writeNumber16 } from './number16.js';

const _ = undefined;
const clue = fc.oneof(
  fc.integer({ min: 0, max: 15 }),
  fc.integer({ min: 0, max: 8191 }),
  fc.constantFrom('?' as const, 15, 16, 255, 256, 4095, 4096, 8191),
);
const clues: fc.Arbitrary<Number16[]> = fc
  .array(
    fc.oneof(
      clue.map((one) => [one]),
      fc.integer({ min: 1, max: 60 }).map((n) => Array<undefined>(n).fill(undefined)),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.flat());

describe('number16', () => {
  it('is read as it is written', () => {
    fc.assert(
      fc.property(clues, (places) => {
        expect(readNumber16(new Scanner(writeNumber16(places)), places.length)).toEqual(places);
      }),
    );
  });

  it('is written as it is read, where its tail is written out', () => {
    for (const [body, places] of [
      ['g1k23k3g', 16],
      ['g2m13l13g0j', 25],
      ['-10-ff+100+fff=000=fff.0f', 9],
      ['zg', 21],
    ] as const)
      expect(writeNumber16(readNumber16(new Scanner(body), places))).toBe(body);
  });

  it('has the values that the sites give it', () => {
    expect(readNumber16(new Scanner('g1k23k3g'), 16)).toEqual([
      _,
      1,
      _,
      _,
      _,
      _,
      _,
      2,
      3,
      _,
      _,
      _,
      _,
      _,
      3,
      _,
    ]);
    expect(readNumber16(new Scanner('-10-ff+100=000=fff.0f'), 8)).toEqual([
      16,
      255,
      256,
      4096,
      8191,
      '?',
      0,
      15,
    ]);
    expect(readNumber16(new Scanner('g5h'), 4)).toEqual([_, 5, _, _]);
  });

  it('reports errors with their positions', () => {
    const texts = ['1A', '1!2', '1-1', '-', '12+1g0', '1=0', '1g2345', '1h23', '12\u{1F642}'];
    expect(faults(texts, (text) => readNumber16(new Scanner(text), 4))).toMatchInlineSnapshot(`
      "
      1A
       ^
      column 2: found 'A', expected a number or a letter from g to z for empty cells
      1!2
       ^
      column 2: found '!', expected a number or a letter from g to z for empty cells
      1-1
        ^
      column 3: found '1', expected 2 hexadecimal digits after '-'
      -
       ^
      column 2: found the end, expected 2 hexadecimal digits after '-'
      12+1g0
         ^
      column 4: found '1', expected 3 hexadecimal digits after '+'
      1=0
        ^
      column 3: found '0', expected 3 hexadecimal digits after '='
      1g2345
          ^
      column 5: more than the 4 cells of this board are described
      1h23
         ^
      column 4: more than the 4 cells of this board are described
      12🙂
        ^
      column 3: found '🙂', expected a number or a letter from g to z for empty cells
      "
    `);
  });

  it('is refused where its tail is missing: the sites write it out', () => {
    expect(faults(['g5', '1j6', ''], (text) => readNumber16(new Scanner(text), 7))).toMatchInlineSnapshot(`
      "
      g5
        ^
      column 3: the text ends after 2 of the 7 cells of this board: 5 are missing
      1j6
         ^
      column 4: the text ends after 6 of the 7 cells of this board: 1 is missing
      ^
      column 1: the text ends after 0 of the 7 cells of this board: 7 are missing
      "
    `);
  });

  it('holds the clues against those that a puzzle has', () => {
    const digits = {
      expected: 'a number from 1 to 9',
      fits: (one: number | '?') => one !== '?' && one > 0 && one < 10,
    };
    expect(readNumber16(new Scanner('g19'), 3, digits)).toEqual([_, 1, 9]);
    expect(
      faults(['1a', '10', 'g-10', '1.', 'g#'], (text) => readNumber16(new Scanner(text), 9, digits)),
    ).toMatchInlineSnapshot(`
      "
      1a
       ^
      column 2: found the clue 10, expected a number from 1 to 9
      10
       ^
      column 2: found the clue 0, expected a number from 1 to 9
      g-10
       ^
      column 2: found the clue 16, expected a number from 1 to 9
      1.
       ^
      column 2: found a clue of unknown value, expected a number from 1 to 9
      g#
       ^
      column 2: found '#', expected a number from 1 to 9 or a letter from g to z for empty cells
      "
    `);
  });

  it('takes no room for cells that a board does not have', () => {
    expect(
      faults(['z'.repeat(1_000_000)], (text) => readNumber16(new Scanner(text), 4)),
    ).toMatchInlineSnapshot(`
      "
      zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz…
      ^
      column 1: more than the 4 cells of this board are described
      "
    `);
  });
});
