import { Board, Grid, PuzzleError } from '@gridproof/core';
import {
  checkRectangle,
  printBoard,
  readTextBoard,
  type Token,
  theOnlyBoard,
  words,
} from '@gridproof/formats';

/** A board with numbers in some of its cells. */
export interface MyGenre {
  readonly board: Board;
  readonly numbers: Grid<number | undefined>;
}

/** Makes a puzzle of its numbers, row by row. */
export function myGenreOf(board: Board, numbers: readonly (number | undefined)[]): MyGenre {
  return { board, numbers: new Grid(board.cells, numbers) };
}

/** Reads rows of numbers, parted by blanks; `.` is a cell without one, and `/` ends a row as a line does. */
export function parse(text: string): MyGenre {
  const rows = theOnlyBoard(readTextBoard(text).boards).map(words);
  const numbers = rows.flat().map(number);
  checkRectangle(rows);
  return myGenreOf(new Board(rows[0]!.length, rows.length), numbers);
}

export const print = ({ board, numbers }: MyGenre): string =>
  printBoard(board, numbers, (number) => `${number ?? '.'}`, ' ');

function number(token: Token): number | undefined {
  if (/^[._]$/.test(token.text)) return undefined;
  if (/^[1-9]\d?$/.test(token.text)) return Number(token.text);
  throw new PuzzleError('bad-symbol', `found '${token.text}', expected a number from 1 to 99 or '.'`, token);
}
