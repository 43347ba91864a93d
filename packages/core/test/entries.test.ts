import { describe, expect, it } from 'vitest';
import {
  type AnyPuzzle,
  Board,
  type Cell,
  Grid,
  type Model,
  PuzzleError,
  placeKey,
  readEntered,
  readEntries,
} from '../src/index.js';

/** How the answers of a puzzle without clues and rules are written. */
interface Writing {
  readonly board: Board;
  readonly cells?: readonly Cell[];
  readonly encode: (model: Model, cells: readonly Cell[]) => Grid<any>;
  readonly print: (value: any, answer: Grid<unknown>) => string;
  /** The value of a sign; undefined where it is none. */
  readonly read: (sign: string, cell: Cell, signs: Grid<string>) => unknown;
  /** Where a sign begins and ends. */
  readonly sign?: RegExp;
  readonly between?: string;
  readonly endsRow?: RegExp;
}

/** A puzzle type whose answers are written so. What the board lacks is an `x`. */
function writtenAs({ board, cells = board.cells, sign = /\S/g, between = '', ...how }: Writing): AnyPuzzle {
  const there = new Set(cells.map(placeKey));
  const fault = (what: string, line: number, column?: number) =>
    new PuzzleError('bad-symbol', what, { line, column });
  return {
    id: 'tiles',
    title: 'Tiles',
    rules: {},
    parse: () => undefined,
    print: () => '',
    encode: (m) => how.encode(m, cells),
    decode: (values) => values,
    *verify() {},
    draw: () => ({ width: board.width, height: board.height, marks: [] }),
    printAnswer: (answer) =>
      board.rows
        .map((row) =>
          row
            .map((cell) => (there.has(placeKey(cell)) ? how.print(answer.at(cell), answer) : 'x'))
            .join(between),
        )
        .join('\n'),
    readAnswer(text) {
      const lines = text.split(how.endsRow ?? '\n').filter((line) => !/^#.*[a-z]/.test(line));
      const rows = lines.map((line) => [...line.matchAll(sign)]);
      for (const [at, row] of rows.entries())
        if (row.length !== board.width)
          throw fault(`row ${at + 1} has ${row.length} cells, expected ${board.width}`, at + 1);
      const signs = Grid.over(board.cells, (cell) => rows[cell.row]![cell.col]![0]);
      return Grid.over(cells, (cell) => {
        const value = how.read(signs.at(cell), cell, signs);
        if (value !== undefined) return value;
        const { 0: found, index } = rows[cell.row]![cell.col]!;
        throw fault(`found '${found}', expected another sign`, cell.row + 1, index + 1);
      });
    },
    examples: [],
  };
}

const bools: Writing['encode'] = (m, cells) => m.bools(cells);

const digits = writtenAs({
  board: new Board(3, 2),
  encode: (m, cells) => m.ints(cells, 1, 3),
  print: String,
  read: (sign) => (/^[1-3]$/.test(sign) ? Number(sign) : undefined),
});

const shades = writtenAs({
  board: new Board(3, 2),
  encode: bools,
  print: (isDark) => (isDark ? '#' : '.'),
  read: (sign) => ({ '#': true, '.': false })[sign],
});

const diagonals = writtenAs({
  board: new Board(3, 2),
  encode: bools,
  print: (falls) => (falls ? '\\' : '/'),
  read: (sign) => ({ '\\': true, '/': false })[sign],
  endsRow: /\s/,
});

const around = new Board(3, 2);
const numbers = writtenAs({
  board: around,
  cells: around.cells.filter(({ row, col }) => row !== 0 || col !== 1),
  encode: (m, cells) => m.ints(cells, 9, 11),
  print: (number) => `${number}`.padStart(2),
  read: (sign) => (/^\d+$/.test(sign) ? Number(sign) : undefined),
  sign: /\d+|\S/g,
  between: ' ',
});

/** A region has the number of the corner of the board that it covers; one that covers none has a number beyond. */
const regions = writtenAs({
  board: new Board(3, 2),
  encode: (m, cells) => m.ints(cells, 0, 1),
  print: (number, answer) => 'AB'[[...new Set(answer.values)].indexOf(number)]!,
  read(sign, _, signs) {
    const at = [signs.values[0], signs.values.at(-1)].indexOf(sign);
    return at < 0 ? 2 : at;
  },
});

/** What is known, cell by cell; a dot where nothing is. */
function known(type: AnyPuzzle, text: string): string {
  const facts = readEntries(type, undefined, text);
  expect(facts.every(({ holds }) => holds)).toBe(true);
  const values = new Map(facts.map(({ place, value }) => [placeKey(place!), value]));
  const { width, height } = type.draw(undefined);
  return new Board(width, height).rows
    .map((row) => row.map((cell) => Number(values.get(placeKey(cell)) ?? Number.NaN)))
    .map((row) => row.map((value) => (Number.isNaN(value) ? '.' : value)).join(' '))
    .join(' / ');
}

function says(type: AnyPuzzle, text: string): string {
  try {
    return known(type, text);
  } catch (error) {
    if (error instanceof PuzzleError) return `${error.code}: ${error.sentence}`;
    throw error;
  }
}

describe('what a player has entered', () => {
  it('is what is not open', () => {
    expect(known(digits, '1?3\n??2')).toBe('1 . 3 / . . 2');
    expect(known(digits, '123\n312')).toBe('1 2 3 / 3 1 2');
    expect(known(digits, '???\n???')).toBe('. . . / . . .');
    expect(readEntries(digits, undefined, '???\n?2?')).toEqual([
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
    // Blanks that part signs are none.
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

  it('may be numbers, with blanks where they are needed', () => {
    expect(known(numbers, '10 x ?\n? 9 11')).toBe('10 . . / . 9 11');
    expect(known(numbers, '10x?\n?9?')).toBe('10 . . / . 9 .');
    expect(known(numbers, '? ? ?\n. . .')).toBe('. . . / . . .');
  });

  it('may be regions, which are known by a place that tells which they are', () => {
    expect(known(regions, 'AAB\nA?B')).toBe('0 0 1 / 0 . 1');
    expect(known(regions, '?CB\nCBB')).toBe('. . 1 / . 1 1');
    expect(known(regions, '?AA\nAA?')).toBe('. . . / . . .');
    expect(known(regions, '???\n???')).toBe('. . . / . . .');
  });
});

describe('a text with signs that no answer has there', () => {
  const entered = (text: string) => {
    const { misplaced, facts, ...rest } = readEntered(numbers, undefined, text);
    return [
      Object.keys(rest),
      facts.length,
      misplaced.map(({ place, message }) => [place.row, place.col, message]),
    ];
  };

  it('is read but for these', () => {
    expect(entered('y x ?\n9 12 z')).toEqual([
      [],
      1,
      [
        [0, 0, "found 'y', expected another sign"],
        [1, 2, "found 'z', expected another sign"],
        [1, 1, "the sign at row 2, column 2 stands there in no answer, expected another or '?'"],
      ],
    ]);
  });

  it('is an answer where its signs are those of answers', () => {
    expect(entered('9 x 10\n9 12 9')).toMatchObject([['answer'], 4, [[1, 1, expect.any(String)]]]);
    expect(entered('9 x 10\n9 11 9')).toEqual([['answer'], 5, []]);
  });
});

describe('what is said of a text', () => {
  it('with a wrong sign', () => {
    expect(says(digits, '1?3\n?4?')).toMatchInlineSnapshot(
      `"bad-symbol: line 2, column 2: found '4', expected another sign"`,
    );
    expect(says(digits, '# a try?\nTiles\n1?3\n?4?')).toMatchInlineSnapshot(
      `"bad-symbol: line 4, column 2: found '4', expected another sign"`,
    );
    expect(says(numbers, '? x ?\n? ? 12')).toMatchInlineSnapshot(
      `"bad-symbol: line 2, column 5: the sign at row 2, column 3 stands there in no answer, expected another or '?'"`,
    );
    expect(says(numbers, '?x?\n??y')).toMatchInlineSnapshot(
      `"bad-symbol: line 2, column 3: found 'y', expected another sign"`,
    );
  });

  it('of another size', () => {
    expect(says(digits, '1?3\n??')).toMatchInlineSnapshot(
      `"bad-symbol: line 2: row 2 has 2 cells, expected 3"`,
    );
    expect(says(digits, '1?3\n??2\n???')).toMatchInlineSnapshot(
      `"other-size: found 9 signs, expected 6, one for each cell"`,
    );
    expect(says(digits, '????\n????')).toMatchInlineSnapshot(
      `"bad-symbol: line 1: row 1 has 4 cells, expected 3"`,
    );
    expect(says(digits, '')).toMatchInlineSnapshot(`"empty: the input is empty, expected an answer"`);
  });

  it('to a puzzle whose answers are no board', () => {
    const list: AnyPuzzle = { ...digits, decode: (values: Grid<number>) => values.values };
    const single: AnyPuzzle = { ...digits, encode: (m: Model) => m.bool() };
    const told: AnyPuzzle = { ...digits, printAnswer: () => '1, 2 and 3' };
    for (const type of [list, single, told])
      expect(says(type, '1?3\n??2')).toMatchInlineSnapshot(
        `"no-partial-answers: a part of an answer to Tiles cannot be read, expected a whole one"`,
      );
  });
});
