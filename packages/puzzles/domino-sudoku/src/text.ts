import { type Board, Grid, PuzzleError } from '@gridproof/core';
import {
  boardOf,
  characters,
  checkRectangle,
  checkSameSize,
  printBoard,
  readTextBoard,
  type Token,
  theOnlyBoard,
  words,
} from '@gridproof/formats';

/** A square board with some of its numbers. */
export interface DominoSudoku {
  readonly board: Board;
  readonly givens: Grid<number | undefined>;
}

/** The sides that a board may have; in a narrower one no domino lies. */
const NARROWEST = 3;
const WIDEST = 16;

export const numbersTo = (n: number): string => `a number from 1 to ${n}`;

/** A board for so many columns and rows; throws `PuzzleError` unless it is a square in which dominoes lie. */
export function squareOf(width: number, height: number): Board {
  if (width !== height)
    throw new PuzzleError('not-square', `the board is ${width} wide and ${height} high, expected a square`);
  if (width < NARROWEST || width > WIDEST)
    throw new PuzzleError(
      'bad-side',
      `the board is ${width}x${height}, expected a side from ${NARROWEST} to ${WIDEST}`,
    );
  return boardOf({ width, height });
}

export function parse(text: string): DominoSudoku {
  const rows = rowsOf(text);
  checkRectangle(rows);
  const board = squareOf(rows[0]!.length, rows.length);
  const givens = rows
    .flat()
    .map((token) => (/^[._]$/.test(token.text) ? undefined : numberOf(token, board, " or '.'")));
  return { board, givens: new Grid(board.cells, givens) };
}

export const print = ({ board, givens }: DominoSudoku): string => printNumbers(board, givens);

export function parseAnswer(text: string, { board }: DominoSudoku): Grid<number> {
  const rows = rowsOf(text);
  checkSameSize(rows, board, 'the answer');
  return new Grid(
    board.cells,
    rows.flat().map((token) => numberOf(token, board)),
  );
}

/** Rows of single characters up to nine, of columns of numbers beyond. */
export function printNumbers(board: Board, numbers: Grid<number | undefined>): string {
  const [width, gap] = board.width > 9 ? [2, ' '] : [1, ''];
  return printBoard(board, numbers, (number) => `${number ?? '.'}`.padStart(width), gap);
}

/** Rows of single characters, or of numbers between blanks where there are more of them than nine. */
function rowsOf(text: string): Token[][] {
  const rows = theOnlyBoard(readTextBoard(text).boards);
  return rows.map((row) => {
    const parts = words(row);
    return parts.length > 9 ? parts : characters(row);
  });
}

function numberOf(token: Token, { width: n }: Board, more = ''): number {
  const number = /^\d{1,2}$/.test(token.text) ? Number(token.text) : 0;
  if (number >= 1 && number <= n) return number;
  throw new PuzzleError('bad-symbol', `found '${token.text}', expected ${numbersTo(n)}${more}`, token);
}
