import { type Board, Grid, PuzzleError } from '@gridproof/core';
import { checkSameSize, printBoard } from './rows.js';
import type { TextBoardOptions, Token } from './text-board.js';

/** What the signs of a board mean, and what may stand there, for the message. */
interface Signs<T> {
  readonly name: string;
  readonly meanings: Readonly<Record<string, T>>;
  readonly expected: string;
}

const ANSWER: Signs<boolean> = {
  name: 'the answer',
  meanings: { '#': true, '.': false },
  expected: "'#' or '.'",
};

const KNOWN: Signs<boolean | undefined> = {
  name: 'the board of known cells',
  meanings: { ...ANSWER.meanings, '?': undefined },
  expected: "'#', '.' or '?'",
};

/** For texts that hold a shading: a row of it is a row even if it begins as a comment does. */
export const SHADED_ROWS: TextBoardOptions = { row: /^[\s#.?/]+$/ };

/** Reads an answer of shaded cells (`#`) and others (`.`). */
export const readShading = (rows: readonly Token[][], board: Board): Grid<boolean> =>
  read(rows, board, ANSWER);

/** Reads a board of cells that are known to be shaded, known not to be, and of which nothing is known (`?`). */
export const readKnownShading = (rows: readonly Token[][], board: Board): Grid<boolean | undefined> =>
  read(rows, board, KNOWN);

function read<T>(rows: readonly Token[][], board: Board, { name, meanings, expected }: Signs<T>): Grid<T> {
  const cells = rows.flat().map((token) => {
    if (token.text in meanings) return meanings[token.text] as T;
    throw new PuzzleError('bad-symbol', `found '${token.text}' in ${name}, expected ${expected}`, token);
  });
  checkSameSize(rows, board, name);
  return new Grid(board.cells, cells);
}

/** The inverse of both. */
export const printShading = (board: Board, shaded: Grid<boolean | undefined>): string =>
  printBoard(board, shaded, (isShaded) => (isShaded === undefined ? '?' : isShaded ? '#' : '.'));
