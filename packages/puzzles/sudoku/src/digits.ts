import { type Board, type Grid, PuzzleError } from '@gridproof/core';
import { characters, printBoard, raggedRow, type Token, words } from '@gridproof/formats';
import { numbersTo } from './sudoku.js';

/** Frames that people draw around boxes. */
const FRAME = /[|\u2500-\u257F]/gu;

/** The cells of a square board, row by row: numbers between blanks, or characters with any blanks among them. */
export function squareOf(all: readonly Token[], what: 'a board' | 'an answer'): Token[][] {
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
  for (const rows of readings) if (rows.every((row) => row.length === n)) return rows;
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

/** The number that a cell of a board of side n holds; `more` is what else may stand there, for the message. */
export function digit(token: Token, n: number, more = ''): number {
  const single = token.text.length === 1 && n > 9 ? digitOf(token.text) : 0;
  const value = single || (/^\d{1,4}$/.test(token.text) ? Number(token.text) : 0);
  if (value >= 1 && value <= n) return value;
  throw new PuzzleError(
    'bad-symbol',
    `found '${token.text.slice(0, 20)}', expected ${numbersTo(n)}${more}`,
    token,
  );
}

/** A digit as one character: 1 to 9, then A for 10 and so on. */
export function digitOf(character: string): number {
  return /^[1-9]$/.test(character)
    ? Number(character)
    : /^[A-Z]$/i.test(character)
      ? Number.parseInt(character, 36)
      : 0;
}

/** Rows of single characters up to nine, of columns of numbers beyond. */
export function printDigits(board: Board, digits: Grid<number | undefined>): string {
  const [width, gap] = board.width > 9 ? [2, ' '] : [1, ''];
  return printBoard(board, digits, (number) => `${number ?? '.'}`.padStart(width), gap);
}
