import { type Board, Grid, PuzzleError } from '@gridproof/core';
import {
  characters,
  printBoard,
  raggedRow,
  readSize,
  readTextBoard,
  type Token,
  words,
} from '@gridproof/formats';
import { numbersTo, type Sudoku, sudokuOf, usualBox } from './sudoku.js';

const EMPTY = /^[._*0-]$/;
/** Frames that people draw around boxes. */
const FRAME = /[|\u2500-\u257F]/gu;

export function parse(text: string): Sudoku {
  const { fields, rows } = read(text, 'a board');
  const boxes = fields.get('boxes');
  const n = rows.length;
  return sudokuOf(
    rows.map((row) => row.map((token) => (EMPTY.test(token.text) ? undefined : digit(token, n, " or '.'")))),
    boxes && readSize(boxes.text, boxes),
    boxes,
  );
}

export function print({ board, box, givens }: Sudoku): string {
  const usual = usualBox(board.height);
  const boxes = usual.width === box.width ? '' : `boxes: ${box.width}x${box.height}\n`;
  return boxes + printDigits(board, givens);
}

export function parseAnswer(text: string, { board }: Sudoku): Grid<number> {
  const line = characters({ text, line: 1, column: 1 });
  // All in one line, as puzzles are written too.
  if (!/\n/.test(text.trim()) && line.length === board.cells.length)
    return new Grid(
      board.cells,
      line.map((token) => digit(token, board.height)),
    );
  const { rows } = read(text, 'an answer');
  if (rows.length !== board.height)
    throw new PuzzleError(
      'other-size',
      `the answer is ${rows.length}x${rows.length}, expected ${board.width}x${board.height}`,
    );
  return new Grid(
    board.cells,
    rows.flatMap((row) => row.map((token) => digit(token, board.height))),
  );
}

/** Rows of single characters up to nine, of columns of numbers beyond. */
export function printDigits(board: Board, digits: Grid<number | undefined>): string {
  const [width, gap] = board.width > 9 ? [2, ' '] : [1, ''];
  return printBoard(board, digits, (number) => `${number ?? '.'}`.padStart(width), gap);
}

/** A digit as one character: 1 to 9, then A for 10 and so on. */
export function digitOf(character: string): number {
  return /^[1-9]$/.test(character)
    ? Number(character)
    : /^[A-Z]$/i.test(character)
      ? Number.parseInt(character, 36)
      : 0;
}

/** The rows of a square board: of numbers between blanks, or of characters with any blanks among them. */
function read(text: string, what: 'a board' | 'an answer') {
  const { fields, boards } = readTextBoard(text, ['boxes']);
  const all = boards.flat();
  // Where dashes are empty cells, a rule between boxes has other signs too.
  const dashed = all.some(({ text: row }) => row.includes('-') && /[a-z\d]/i.test(row));
  const ruled = dashed ? /[+=]/ : /[+=-]/;
  const lines = all
    .filter((line) => !(/^[\s+=|-]*$/.test(line.text) && ruled.test(line.text)))
    .map((line) => ({ ...line, text: line.text.replaceAll(FRAME, ' ') }))
    .filter((line) => line.text.trim() !== '');
  const n = lines.length;
  if (n === 0) throw new PuzzleError('no-rows', `found no rows, expected ${what}`);
  const byBlanks = lines.map(words);
  const readings = [...(byBlanks.some((row) => row.length > 1) ? [byBlanks] : []), lines.map(characters)];
  for (const rows of readings) if (rows.every((row) => row.length === n)) return { fields, rows };
  throw notSquare(readings.toSorted((a, b) => awayFromSquare(a) - awayFromSquare(b))[0]!, what);
}

/** The width that most rows have, or nearly. */
const widthOf = (rows: readonly (readonly Token[])[]): number =>
  rows.map((row) => row.length).toSorted((a, b) => a - b)[Math.floor(rows.length / 2)]!;

const awayFromSquare = (rows: readonly (readonly Token[])[]): number => Math.abs(widthOf(rows) - rows.length);

function notSquare(rows: readonly (readonly Token[])[], what: string): PuzzleError {
  const usual = widthOf(rows);
  const odd = rows.findIndex((row) => row.length !== usual);
  if (odd < 0)
    return new PuzzleError(
      'not-square',
      `found ${what} ${usual} wide and ${rows.length} high, expected a square`,
    );
  return raggedRow(rows, odd, usual);
}

function digit(token: Token, n: number, more = ''): number {
  const single = token.text.length === 1 && n > 9 ? digitOf(token.text) : 0;
  const value = single || (/^\d{1,4}$/.test(token.text) ? Number(token.text) : 0);
  if (value >= 1 && value <= n) return value;
  throw new PuzzleError(
    'bad-symbol',
    `found '${token.text.slice(0, 20)}', expected ${numbersTo(n)}${more}`,
    token,
  );
}
