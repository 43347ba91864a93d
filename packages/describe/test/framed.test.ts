import { PuzzleError, type RecogniseOptions, readPuzzle } from '@gridproof/core';
import { describe, expect, it } from 'vitest';
import { boxOf } from '../src/index.js';
import { sudoku } from './shapes.js';

type Data = ReturnType<typeof sudoku.parse>;
const _json = sudoku.formats!.json!;
const read = (text: string, options: RecogniseOptions = {}) => {
  const { format, puzzle } = readPuzzle(text, [sudoku], { as: 'sudoku', ...options });
  return { format, puzzle: puzzle as Data };
};
const board = (text: string, options: RecogniseOptions = {}) => sudoku.print(read(text, options).puzzle);

/** Returns the message that the player reads about a text. */
function says(text: string, run: (text: string) => unknown = read): string {
  try {
    run(text);
  } catch (error) {
    if (error instanceof PuzzleError) return error.sentence;
    throw error;
  }
  throw new Error(`${text} is read`);
}

const NINE = `53..7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79`;

describe('framed boards', () => {
  it('come back as they are printed', () => {
    for (const text of [
      NINE,
      '1..4\n....\n....\n4..1',
      'boxes: 2x3\n1.....\n......\n......\n......\n......\n.....6',
    ])
      expect(board(text)).toBe(text);
  });

  it('may have blanks, frames and all common signs', () => {
    const spaced = NINE.replaceAll(/(?<=.)(?=.)/g, ' ');
    const rows = NINE.split('\n');
    const framed = (rule: string, [left, middle, right]: readonly [string, string, string]) =>
      [
        rule,
        ...rows.flatMap((row, at) => [
          `${left}${row.slice(0, 3)}${middle}${row.slice(3, 6)}${middle}${row.slice(6)}${right}`,
          ...(at % 3 === 2 ? [rule] : []),
        ]),
      ].join('\n');
    for (const text of [
      spaced,
      NINE.replaceAll('.', '0'),
      NINE.replaceAll('.', '_'),
      NINE.replaceAll('.', '*'),
      NINE.replaceAll('.', '-'),
      NINE.replaceAll('\n', '/'),
      NINE.replaceAll('\n', '\r\n'),
      rows.map((row) => row.replaceAll(/(...)(?=.)/g, '$1 ')).join('\n'),
      framed('', ['', ' ', '']),
      framed('+---+---+---+', ['|', '|', '|']),
      framed('------+-------+------', [' ', ' | ', ' ']),
      framed('---+---+---', ['', '|', '']),
      framed('===========', ['', '|', '']),
      framed('-----------', ['', '|', '']),
      framed('├───┼───┼───┤', ['│', '│', '│']),
      framed('╠═══╬═══╬═══╣', ['║', '║', '║']),
    ])
      expect([text, board(text)]).toEqual([text, NINE]);
  });

  it('may have rows of dashes that are empty cells', () => {
    const rows = ['1--4', '----', '----', '4--1'];
    expect(board(rows.join('\n'))).toBe('1..4\n....\n....\n4..1');
    expect(board([rows[0], rows[1], '--+--', rows[2], rows[3]].join('\n'))).toBe('1..4\n....\n....\n4..1');
    expect(board('1-|-4\n--|--\n--+--\n--|--\n4-|-1')).toBe('1..4\n....\n....\n4..1');
  });

  it('may be of numbers or, beyond nine, of letters too', () => {
    const twelve = Array.from({ length: 12 }, (_, row) =>
      Array.from({ length: 12 }, (_, col) => (row === col ? row + 1 : undefined)),
    );
    const numbers = twelve.map((row) => row.map((n) => `${n ?? '.'}`.padStart(2)).join(' ')).join('\n');
    const letters = twelve
      .map((row) => row.map((n) => n?.toString(36).toUpperCase() ?? '.').join(''))
      .join('\n');
    expect(letters.split('\n').slice(9)).toEqual(['.........A..', '..........B.', '...........C']);
    expect(board(numbers)).toBe(numbers);
    expect(board(letters)).toBe(numbers);
    expect(board(letters.toLowerCase().replaceAll('\n', ' / '))).toBe(numbers);
  });

  it('may be sixteen by sixteen, with boxes drawn', () => {
    const row = 'G.3. | .... | ..1A | ...4';
    const empty = '.... | .... | .... | ....';
    const rule = '-----+------+------+-----';
    const text = [
      row,
      empty,
      empty,
      empty,
      ...[1, 2, 3].flatMap(() => [rule, empty, empty, empty, empty]),
    ].join('\n');
    expect(board(text).split('\n')[0]).toBe('16  .  3  .  .  .  .  .  .  .  1 10  .  .  .  4');
    expect(board(text).split('\n')).toHaveLength(16);
  });

  it('may name their boxes', () => {
    const tall = 'boxes: 2x3\n123456\n......\n......\n......\n......\n......';
    expect(boxOf(read(tall).puzzle.regions)).toEqual({ width: 2, height: 3 });
    expect(board(tall)).toBe(tall);
    expect(board(tall.replace('2x3', '3 x 2'))).toBe(tall.replace('boxes: 2x3\n', ''));
  });
});

describe('errors in a framed board', () => {
  it('is said, and where', () => {
    expect(says('')).toMatchInlineSnapshot(`"the input is empty, expected a puzzle"`);
    expect(says('# only a comment')).toMatchInlineSnapshot(`"the input is empty, expected a puzzle"`);
    expect(says(NINE.split('\n').slice(0, 8).join('\n'))).toMatchInlineSnapshot(
      `"the board is 9 wide and 8 high, expected a square"`,
    );
    expect(
      says(
        NINE.split('\n')
          .slice(0, 8)
          .map((row) => row.replaceAll(/(...)(?=.)/g, '$1 '))
          .join('\n'),
      ),
    ).toMatchInlineSnapshot(`"the board is 9 wide and 8 high, expected a square"`);
    expect(says(NINE.replace('.98....6.', '.98...6.'))).toMatchInlineSnapshot(
      `"line 3: row 3 has 8 cells, expected 9"`,
    );
    expect(
      says(NINE.replaceAll(/(...)(?=.)/g, '$1 ').replace('.98 ... .6.', '.98 ... 6.')),
    ).toMatchInlineSnapshot(`"line 3: row 3 has 8 cells, expected 9"`);
    expect(says(NINE.replace('195', '1x5'))).toMatchInlineSnapshot(
      `"line 2, column 5: found 'x', expected a number from 1 to 9 or '.'"`,
    );
    expect(
      says(NINE.replaceAll(/(?<=.)(?=.)/g, ' ').replace('8 . . . 6', '8 . . . 10')),
    ).toMatchInlineSnapshot(`"line 4, column 9: found '10', expected a number from 1 to 9 or '.'"`);
    expect(says('+--+--+\n|1.|..|\n|..|5.|\n+--+--+\n|..|..|\n|..|..|\n+--+--+')).toMatchInlineSnapshot(
      `"line 3, column 5: found '5', expected a number from 1 to 4 or '.'"`,
    );
    expect(says(Array(7).fill('.......').join('\n'))).toMatchInlineSnapshot(
      `"a board of 7x7 cannot be divided into boxes, expected a side of 4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25, or the regions of a jigsaw"`,
    );
    expect(says(Array(30).fill('.'.repeat(30)).join('\n'))).toMatchInlineSnapshot(
      `"the board is 30x30, expected a side from 2 to 25"`,
    );
    expect(says(NINE.split('\n').slice(0, 2).join('\n'))).toMatchInlineSnapshot(
      `"the board is 9 wide and 2 high, expected a square"`,
    );
    expect(says('.')).toMatchInlineSnapshot(`"the board is 1x1, expected a side from 2 to 25"`);
    expect(says('....')).toMatchInlineSnapshot(`"the board is 4 wide and 1 high, expected a square"`);
  });

  it('is said of its fields, and where', () => {
    expect(says(`boxes: 4x2\n${NINE}`)).toMatchInlineSnapshot(
      `"line 1, column 8: boxes of 4x2 do not part a board of 9x9, expected some as 3x3"`,
    );
    expect(says(`boxes: 9x1\n${NINE}`)).toMatchInlineSnapshot(
      `"line 1, column 8: boxes of 9x1 do not part a board of 9x9, expected some as 3x3"`,
    );
    expect(says(`boxes: three\n${NINE}`)).toMatchInlineSnapshot(
      `"line 1, column 8: 'three' is not a size, expected width x height as in 14x14"`,
    );
    expect(says(`boxes: 9999999x9999999\n${NINE}`)).toMatchInlineSnapshot(
      `"line 1, column 8: a board of 9999999x9999999 is too large, expected at most 40000 cells"`,
    );
    expect(says(`boxes: 7x1\n${Array(7).fill('.......').join('\n')}`)).toMatchInlineSnapshot(
      `"a board of 7x7 cannot be divided into boxes, expected a side of 4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25, or the regions of a jigsaw"`,
    );
    expect(says(`boxes: 10x10\n${Array(100).fill('.'.repeat(100)).join('\n')}`)).toMatchInlineSnapshot(
      `"the board is 100x100, expected a side from 2 to 25"`,
    );
    expect(says(`thermos: yes\n${NINE}`)).toMatchInlineSnapshot(
      `"line 1: 'thermos' is not known here, expected 'diagonals:' or 'boxes:' or 'regions:' or 'cages:' or 'cages N:' or a row"`,
    );
  });

  it('is said soon', () => {
    expect(says(`${'-'.repeat(20_000)}.`)).toMatchInlineSnapshot(
      `"the board is 20001 wide and 1 high, expected a square"`,
    );
  });
});

describe('errors in JSON', () => {
  it('is said, and where', () => {
    expect(says('{"puzzle": "sudoku"}')).toMatchInlineSnapshot(`"givens is missing, or width and height"`);
    expect(says('{"puzzle": "sudoku", "givens": []}')).toMatchInlineSnapshot(`"a board of 0x0 has no cells"`);
    expect(says('{"puzzle": "sudoku", "givens": [[1, null], [null]]}')).toMatchInlineSnapshot(
      `"givens[1] has length 1, expected 2 as the first row"`,
    );
    expect(says('{"puzzle": "sudoku", "givens": [[1, 3], [null, null]]}')).toMatchInlineSnapshot(
      `"a board of 2x2 cannot be divided into boxes, expected a side of 4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25, or the regions of a jigsaw"`,
    );
    expect(says('{"puzzle": "sudoku", "givens": [[1, 1.5], [null, null]]}')).toMatchInlineSnapshot(
      `"a board of 2x2 cannot be divided into boxes, expected a side of 4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25, or the regions of a jigsaw"`,
    );
    expect(says('{"puzzle": "sudoku", "givens": [[1, 0], [null, null]]}')).toMatchInlineSnapshot(
      `"a board of 2x2 cannot be divided into boxes, expected a side of 4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25, or the regions of a jigsaw"`,
    );
    expect(says('{"puzzle": "sudoku", "givens": [[1, 2], [null, null]]}')).toMatchInlineSnapshot(
      `"a board of 2x2 cannot be divided into boxes, expected a side of 4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25, or the regions of a jigsaw"`,
    );
    expect(says('{"puzzle": "sudoku", "givens": [[1, "2"], [null, null]]}')).toMatchInlineSnapshot(
      `"a board of 2x2 cannot be divided into boxes, expected a side of 4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25, or the regions of a jigsaw"`,
    );
    const nine = JSON.stringify(Array(9).fill(Array(9).fill(null)));
    const boxed = (boxes: string) => says(`{"puzzle": "sudoku", "givens": ${nine}, "boxes": ${boxes}}`);
    expect(boxed('{"width": 4, "height": 2}')).toMatchInlineSnapshot(`"boxes.width is 4, expected 3"`);
    expect(boxed('{"width": 4.5, "height": 2}')).toMatchInlineSnapshot(`"boxes.width is 4.5, expected 3"`);
    expect(boxed('{"width": -3, "height": -3}')).toMatchInlineSnapshot(`"boxes.width is -3, expected 3"`);
    expect(boxed('"3x3"')).toMatchInlineSnapshot(`"boxes is "3x3", expected an object"`);
    expect(boxed('{"width": 3}')).toMatchInlineSnapshot(`"boxes.height is missing"`);
    expect(says('{"puzzle": "sudoku", "givens": [], "killer": true}')).toMatchInlineSnapshot(
      `"killer is not known here"`,
    );
    expect(says('{"puzzle": "sudoku",\n "givens": [[1, .]]}')).toMatchInlineSnapshot(
      `"line 2, column 17: this is not JSON: found '.', expected a value"`,
    );
  });
});

describe('an answer', () => {
  it('is read in one line too', () => {
    const puzzle = read('1..4\n....\n....\n4..1').puzzle;
    expect(sudoku.readAnswer('1234341221434321', puzzle)).toEqual(
      sudoku.readAnswer('1234\n3412\n2143\n4321', puzzle),
    );
    expect(says('', () => sudoku.readAnswer('1234341221434320', puzzle))).toBe(
      "line 1, column 16: found '0', expected a number from 1 to 4",
    );
  });
});

describe('errors in an answer', () => {
  const puzzle = read('1..4\n....\n....\n4..1').puzzle;
  const answer = (text: string) => says(text, () => sudoku.readAnswer(text, puzzle));

  it('is said, and where', () => {
    expect(answer('')).toMatchInlineSnapshot(`"found no rows, expected a board"`);
    expect(answer('1234\n3412\n2143')).toMatchInlineSnapshot(`"the answer is 4x3, expected 4x4"`);
    expect(answer('123456\n456123\n231564\n564231\n312645\n645312')).toMatchInlineSnapshot(
      `"line 1: row 1 has 6 cells, expected 4"`,
    );
    expect(answer('1234\n3412\n2143\n432')).toMatchInlineSnapshot(`"line 4: row 4 has 3 cells, expected 4"`);
    expect(answer('1234\n3412\n2143\n432.')).toMatchInlineSnapshot(
      `"line 4, column 4: found '.', expected a number from 1 to 4"`,
    );
    expect(answer('1234\n3412\n2143\n4325')).toMatchInlineSnapshot(
      `"line 4, column 4: found '5', expected a number from 1 to 4"`,
    );
  });
});
