import { Board, Grid, PuzzleError } from '@gridproof/core';
import {
  characters,
  checkBoards,
  checkRectangle,
  checkSameSize,
  printBoard,
  readTextBoard,
  type Token,
  theOnlyBoard,
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

/** The signs of a picture. */
interface Picture<T> {
  readonly name: string;
  readonly signs: Readonly<Record<string, T>>;
  readonly expected: string;
}

const ANSWER: Picture<boolean> = {
  name: 'the answer',
  signs: { '#': true, '.': false },
  expected: "'#' or '.'",
};

const KNOWN: Picture<boolean | undefined> = {
  name: 'the board of known cells',
  signs: { ...ANSWER.signs, '?': undefined },
  expected: "'#', '.' or '?'",
};

/** A row of a picture, even if it begins as a comment does. */
const ROWS = { row: /^[\s#.?/]+$/ } as const;

/** Reads the numbers and, in a second board, what is known of the cells. */
export function parse(text: string): Mosaic {
  const { boards } = readTextBoard(text, [], ROWS);
  checkBoards(boards, 2, 'one of numbers and one of known cells');
  const [rows = [], known] = boards.map((board) => board.map(characters));
  const numbers = rows.flat().map(number);
  checkRectangle(rows);
  const board = new Board(rows[0]!.length, rows.length);
  return mosaicOf(board, numbers, known && readPicture(known, board, KNOWN));
}

export function print({ board, numbers, givens }: Mosaic): string {
  const rows = printBoard(board, numbers, (number) => `${number ?? '.'}`);
  // A row of digits alone could be a Puzzle Team task.
  const clues = board.height === 1 ? `${rows}/` : rows;
  return givens.known().length ? `${clues}\n\n${printPicture(board, givens)}` : clues;
}

export function parseAnswer(text: string, { board }: Mosaic): Grid<boolean> {
  const rows = theOnlyBoard(readTextBoard(text, [], ROWS).boards).map(characters);
  return new Grid(board.cells, readPicture(rows, board, ANSWER));
}

export const printPicture = (board: Board, black: Grid<boolean | undefined>): string =>
  printBoard(board, black, (isBlack) => (isBlack === undefined ? '?' : isBlack ? '#' : '.'));

function number(token: Token): number | undefined {
  if (/^[._]$/.test(token.text)) return undefined;
  if (/^\d$/.test(token.text)) return Number(token.text);
  throw new PuzzleError('bad-symbol', `found '${token.text}', expected ${NUMBERS} or '.'`, token);
}

function readPicture<T>(rows: readonly Token[][], board: Board, { name, signs, expected }: Picture<T>): T[] {
  const cells = rows.flat().map((token) => {
    if (token.text in signs) return signs[token.text] as T;
    throw new PuzzleError('bad-symbol', `found '${token.text}' in ${name}, expected ${expected}`, token);
  });
  checkSameSize(rows, board, name);
  return cells;
}
