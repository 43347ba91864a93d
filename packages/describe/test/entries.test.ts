import {
  type AnyPuzzle,
  Board,
  PuzzleError,
  placeKey,
  readEntries,
  readPartialAnswer,
} from '@gridproof/core';
import { describe, expect, it } from 'vitest';
import { describePuzzle, layers, values } from '../src/index.js';

/** Types without clues and rules, one for each text format of answers. */
const bare = { title: 'Tiles', rules: {}, clues: {}, encode() {}, *verify() {}, examples: [] };
const digits: AnyPuzzle = describePuzzle({
  ...bare,
  id: 'digits',
  answer: layers.at('cells', values.number(1, 3)),
});
const shades: AnyPuzzle = describePuzzle({
  ...bare,
  id: 'shades',
  answer: layers.at('cells', values.shaded),
});
const diagonals: AnyPuzzle = describePuzzle({
  ...bare,
  id: 'diagonals',
  answer: layers.at('cells', values.either({ value: true, sign: '\\' }, { value: false, sign: '/' })),
});
const numbers: AnyPuzzle = describePuzzle({
  ...bare,
  id: 'numbers',
  answer: ({ board }) =>
    layers.at(
      board.cells.filter(({ row, col }) => row !== 0 || col !== 1),
      values.number(9, 11),
    ),
});

const board = new Board(3, 2);
const blank = (type: AnyPuzzle) => type.described!.factory.drawBlank(board, () => 0);

/** The known values, cell by cell; a dot for none. */
function known(type: AnyPuzzle, text: string): string {
  const facts = readEntries(type, blank(type), text);
  expect(facts.every(({ holds }) => holds)).toBe(true);
  const values = new Map(facts.map(({ place, value }) => [placeKey(place!), Number(value)]));
  return board.rows.map((row) => row.map((cell) => values.get(placeKey(cell)) ?? '.').join(' ')).join(' / ');
}

function says(type: AnyPuzzle, text: string): string {
  try {
    return known(type, text);
  } catch (error) {
    if (error instanceof PuzzleError) return `${error.code}: ${error.sentence}`;
    throw error;
  }
}

describe('entries of a player', () => {
  it('are all signs that are not open', () => {
    expect(known(digits, '1?3\n??2')).toBe('1 . 3 / . . 2');
    expect(known(digits, '123\n312')).toBe('1 2 3 / 3 1 2');
    expect(known(digits, '???\n???')).toBe('. . . / . . .');
    expect(readEntries(digits, blank(digits), '???\n?2?')).toEqual([
      { variable: 4, place: { kind: 'cell', row: 1, col: 1 }, value: 2, holds: true },
    ]);
  });

  it('may leave dots and underscores open, but for those that answers have', () => {
    expect(known(digits, '1.3\n__2')).toBe('1 . 3 / . . 2');
    expect(known(shades, '#.?\n_#.')).toBe('1 0 . / . 1 0');
    expect(known(shades, '?#.\n##_')).toBe('. 1 0 / 1 1 .');
  });

  it('may be blank where it is open, if each sign is one character', () => {
    expect(known(digits, '1 3\n  2')).toBe('1 . 3 / . . 2');
    expect(known(digits, '  3\n1')).toBe('. . 3 / 1 . .');
    expect(known(digits, '   \n 2 \n')).toBe('. . . / . 2 .');
    expect(known(digits, '# what now?\r\nTiles\r\n 1 \r\n  2\r\n\r\n')).toBe('. 1 . / . . 2');
    expect(known(shades, '# ?\n .')).toBe('1 . . / . 0 .');
    expect(known(diagonals, '/ \\\n \\')).toBe('0 . 1 / . 1 .');
    // Blanks between signs are not open cells.
    expect(says(digits, '1 2 3\n1 2')).toMatch(/row 2 has 2 cells, expected 3/);
    expect(says(digits, '12\n13')).toMatch(/row 1 has 2 cells, expected 3/);
    expect(says(numbers, '10   9\n11')).toMatch(/row 1 has 2 cells, expected 3/);
  });

  it('may have blanks, and rows as answers have them', () => {
    expect(known(digits, '1 ? 3\r\n ? ? 2')).toBe('1 . 3 / . . 2');
    expect(known(diagonals, String.raw`/?\ \?/`)).toBe('0 . 1 / 1 . 0');
    expect(known(diagonals, '/?\\\n\\??')).toBe('0 . 1 / 1 . .');
  });

  it('may have a title and comments, with any signs in them', () => {
    expect(known(digits, '# what now?\nTiles\n1?3\n??2')).toBe('1 . 3 / . . 2');
    expect(known(shades, '#.?\n# is it dark?\n??#')).toBe('1 0 . / . . 1');
  });

  it('may be numbers, with a dot for a cell that answers lack', () => {
    expect(known(numbers, '10 . ?\n? 9 11')).toBe('10 . . / . 9 11');
    expect(known(numbers, '? . ?\n. . .')).toBe('. . . / . . .');
  });
});

describe('a text with signs that no answer has there', () => {
  const entered = (text: string) => {
    const { misplaced, facts, ...rest } = readPartialAnswer(numbers, blank(numbers), text);
    const faults = misplaced.map(({ place, message }) => [place.row, place.col, message]);
    return [Object.keys(rest), facts.length, faults];
  };

  it('is read but for these', () => {
    expect(entered('y . ?\n9 12 z')).toEqual([
      [],
      1,
      [
        [0, 0, "found 'y', expected a number from 9 to 11 or '.'"],
        [1, 1, "found '12', expected a number from 9 to 11 or '.'"],
        [1, 2, "found 'z', expected a number from 9 to 11 or '.'"],
      ],
    ]);
  });

  it('is an answer where its signs are those of answers', () => {
    expect(entered('9 . 10\n9 12 9')).toMatchObject([[], 4, [[1, 1, expect.any(String)]]]);
    expect(entered('9 . 10\n9 11 9')).toEqual([['answer'], 5, []]);
  });
});

describe('errors in entries', () => {
  it('with a wrong sign', () => {
    expect(says(digits, '1?3\n?4?')).toMatchInlineSnapshot(
      `"bad-symbol: line 2, column 2: found '4', expected a number from 1 to 3 or '.'"`,
    );
    expect(says(digits, '# a try?\nTiles\n1?3\n?4?')).toMatchInlineSnapshot(
      `"bad-symbol: line 4, column 2: found '4', expected a number from 1 to 3 or '.'"`,
    );
    expect(says(numbers, '? . ?\n? ? 12')).toMatchInlineSnapshot(
      `"bad-symbol: line 2, column 5: found '12', expected a number from 9 to 11 or '.'"`,
    );
  });

  it('of another size', () => {
    expect(says(digits, '1?3\n??')).toMatchInlineSnapshot(`"ragged: line 2: row 2 has 2 cells, expected 3"`);
    expect(says(digits, '1?3\n??2\n???')).toMatchInlineSnapshot(
      `"size-mismatch: line 3: the answer is 3x3, expected 3x2"`,
    );
    expect(says(digits, '????\n????')).toMatchInlineSnapshot(
      `"ragged: line 1: row 1 has 4 cells, expected 3"`,
    );
    expect(says(digits, '')).toMatchInlineSnapshot(`"empty: the input is empty, expected an answer"`);
  });
});
