import { Board, Grid, PuzzleError } from '@gridproof/core';
import {
  characters,
  checkRectangle,
  printBoard,
  printShaded,
  readShaded,
  type Token,
  words,
} from '@gridproof/formats';

/** A board of numbers, of which some cells may have none; some may be known to be shaded (true) or not (false). */
export interface Hitori {
  readonly board: Board;
  readonly numbers: Grid<number | undefined>;
  readonly givens: Grid<boolean | undefined>;
}

/** Makes a puzzle of its numbers and of what is known of its cells, both row by row. */
export function hitoriOf(
  board: Board,
  numbers: readonly (number | undefined)[],
  givens: readonly (boolean | undefined)[] = [],
): Hitori {
  return {
    board,
    numbers: new Grid(board.cells, numbers),
    givens: Grid.over(board.cells, (_, at) => givens[at]),
  };
}

/** The greatest that an address can hold. */
export const GREATEST = 1295;

/** What may stand in a cell, for messages. */
export const NUMBERS = `a number from 1 to ${GREATEST}`;

/** Whether this may stand in a cell. */
export const isNumber = (number: number): boolean =>
  Number.isInteger(number) && number >= 1 && number <= GREATEST;

/** Reads the numbers and, in a second board, what is known of the cells. */
export function parse(text: string): Hitori {
  const { rows, knownOn } = readShaded(text, 'numbers');
  const cells = cellsOf(rows);
  const numbers = cells.flat().map(numberOf);
  checkRectangle(cells);
  const board = new Board(cells[0]!.length, cells.length);
  return hitoriOf(board, numbers, knownOn(board));
}

export function print({ board, numbers, givens }: Hitori): string {
  const isLong = numbers.values.some((number) => number !== undefined && number > 9);
  // In a single column nothing stands between the numbers, and digits alone would be a cell each.
  const end = isLong && board.width === 1 ? ',' : '';
  const rows = printBoard(board, numbers, (number) => `${number ?? '.'}${end}`, isLong ? ' ' : '');
  return printShaded(rows, board, givens);
}

/** Blanks or commas part the numbers if there are any; otherwise each digit is one. */
function cellsOf(rows: readonly Token[]): Token[][] {
  const areParted = rows.some(({ text }) => /[\s,]/.test(text.trim()));
  return rows.map((row) =>
    areParted ? words({ ...row, text: row.text.replaceAll(',', ' ') }) : characters(row),
  );
}

function numberOf(token: Token): number | undefined {
  if (/^[._]$/.test(token.text)) return undefined;
  const number = /^\d+$/.test(token.text) ? Number(token.text) : Number.NaN;
  if (isNumber(number)) return number;
  throw new PuzzleError('bad-symbol', `found '${token.text}', expected ${NUMBERS} or '.'`, token);
}
