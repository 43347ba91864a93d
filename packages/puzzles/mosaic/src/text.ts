import { Board, Grid, PuzzleError } from '@gridproof/core';
import {
  characters,
  checkRectangle,
  printBoard,
  printShaded,
  readShaded,
  type Token,
} from '@gridproof/formats';

/** A board with numbers in some of its cells; some cells may be known to be black (true) or white (false). */
export interface Mosaic {
  readonly board: Board;
  readonly numbers: Grid<number | undefined>;
  readonly givens: Grid<boolean | undefined>;
}

/** Makes a puzzle of what is written in its cells and what is known of them, both row by row. */
export function mosaicOf(
  board: Board,
  numbers: readonly (number | undefined)[],
  givens: readonly (boolean | undefined)[] = [],
): Mosaic {
  return {
    board,
    numbers: new Grid(board.cells, numbers),
    givens: Grid.over(board.cells, (_, at) => givens[at]),
  };
}

/** What a clue may be, for messages. */
export const NUMBERS = 'a number from 0 to 9';

/** Reads the numbers and, in a second board, what is known of the cells. */
export function parse(text: string): Mosaic {
  const { rows, knownOn } = readShaded(text, 'numbers');
  const cells = rows.map(characters);
  const numbers = cells.flat().map(number);
  checkRectangle(cells);
  const board = new Board(cells[0]!.length, cells.length);
  return mosaicOf(board, numbers, knownOn(board));
}

export function print({ board, numbers, givens }: Mosaic): string {
  const rows = printBoard(board, numbers, (number) => `${number ?? '.'}`);
  // A row of digits alone could be a Puzzle Team task.
  const clues = board.height === 1 ? `${rows}/` : rows;
  return printShaded(clues, board, givens);
}

function number(token: Token): number | undefined {
  if (/^[._]$/.test(token.text)) return undefined;
  if (/^\d$/.test(token.text)) return Number(token.text);
  throw new PuzzleError('bad-symbol', `found '${token.text}', expected ${NUMBERS} or '.'`, token);
}
