import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faults } from '../../test/marked-faults.js';
import { Scanner } from '../text/scanner.js';
import { type Cross4, readCross4, writeCross4 } from './cross4.js';

const _ = undefined;
const clues: fc.Arbitrary<Cross4[]> = fc
  .array(
    fc.oneof(
      fc.constantFrom(0, 1, 2, 3, 4, '?' as const).map((clue) => [clue]),
      fc.integer({ min: 1, max: 50 }).map((n) => Array<undefined>(n).fill(undefined)),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.flat());

describe('4cross', () => {
  it('is read as it is written', () => {
    fc.assert(
      fc.property(clues, (places) => {
        expect(readCross4(new Scanner(writeCross4(places)), places.length)).toEqual(places);
      }),
    );
  });

  it('is written as it is read', () => {
    for (const [body, places] of [
      ['iaegcgcj6a', 25],
      ['0..4a', 7],
      ['5123e', 7],
      ['zzi', 43],
      ['c', 1],
      ['d', 2],
    ] as const)
      expect(writeCross4(readCross4(new Scanner(body), places))).toBe(body);
  });

  it('has the values that the sites give it', () => {
    expect(readCross4(new Scanner('iaegcgcj6a'), 25)).toEqual(
      [
        [_, _, _, 0, _],
        [_, 4, _, _, _],
        [2, _, _, _, 2],
        [_, _, _, _, _],
        [_, 1, _, 0, _],
      ].flat(),
    );
    expect(readCross4(new Scanner('.49g'), 5)).toEqual(['?', 4, 4, _, _]);
  });

  it('is refused where its tail is missing: the sites write it out', () => {
    expect(faults(['g1', ''], (text) => readCross4(new Scanner(text), 4))).toMatchInlineSnapshot(`
      "
      g1
        ^
      column 3: the text ends after 2 of the 4 places of this board: 2 are missing
      ^
      column 1: the text ends after 0 of the 4 places of this board: 4 are missing
      "
    `);
  });

  it('reports errors with their positions', () => {
    const read = (text: string) => readCross4(new Scanner(text), 4);
    expect(
      faults(['1f', '1-1', '1A', '12340', 'i12', 'k', '1111.', 'cbg', '1\u{1F642}'], read),
    ).toMatchInlineSnapshot(`
      "
      1f
       ^
      column 2: found 'f', expected a number from 0 to 4 (0 to 9 or a to e) or a letter from g to z for empty places
      1-1
       ^
      column 2: found '-', expected a number from 0 to 4 (0 to 9 or a to e) or a letter from g to z for empty places
      1A
       ^
      column 2: found 'A', expected a number from 0 to 4 (0 to 9 or a to e) or a letter from g to z for empty places
      12340
          ^
      column 5: more than the 4 places of this board are described
      i12
        ^
      column 3: more than the 4 places of this board are described
      k
      ^
      column 1: more than the 4 places of this board are described
      1111.
          ^
      column 5: more than the 4 places of this board are described
      cbg
        ^
      column 3: more than the 4 places of this board are described
      1🙂
       ^
      column 2: found '🙂', expected a number from 0 to 4 (0 to 9 or a to e) or a letter from g to z for empty places
      "
    `);
    expect(
      faults(['F'], (text) => readCross4(new Scanner(text), 4, 'a number of strokes')),
    ).toMatchInlineSnapshot(`
      "
      F
      ^
      column 1: found 'F', expected a number of strokes (0 to 9 or a to e) or a letter from g to z for empty places
      "
    `);
  });
});
