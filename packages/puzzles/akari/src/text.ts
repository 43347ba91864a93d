import { Board, Grid, PuzzleError } from '@gridproof/core';
import {
  characters,
  checkRectangle,
  checkSameSize,
  printBoard,
  readTextBoard,
  type Token,
  theOnlyBoard,
} from '@gridproof/formats';
import { type Akari, akariOf, BLACKS, type Black, overBoard } from './akari.js';

/** What a sign of the board tells: a black cell, or whether a white one holds a lamp. */
interface Square {
  readonly black?: Black;
  readonly lamp?: boolean;
}

const SQUARES: ReadonlyMap<string, Square> = new Map<string, Square>([
  ...BLACKS.map((black) => [`${black}`, { black }] as const),
  ['.', {}],
  ['_', {}],
  ['*', { lamp: true }],
  ['x', { lamp: false }],
]);

export function parse(text: string): Akari {
  const rows = theOnlyBoard(readTextBoard(text).boards).map(characters);
  const squares = rows.flat().map(square);
  checkRectangle(rows);
  return akariOf(
    new Board(rows[0]!.length, rows.length),
    squares.map(({ black }) => black),
    squares.map(({ lamp }) => lamp),
  );
}

export const print = (puzzle: Akari): string => printSquares(puzzle, puzzle.givens, 'x');

/** Lamps are `*`, other white cells `.`; black cells stand where they are. */
export const printAnswer = (answer: Grid<boolean>, puzzle: Akari): string =>
  printSquares(puzzle, answer, '.');

export function parseAnswer(text: string, { board, blacks, givens }: Akari): Grid<boolean> {
  const rows = theOnlyBoard(readTextBoard(text).boards).map(characters);
  checkSameSize(rows, board, 'the answer');
  const lamps = new Grid(
    board.cells,
    rows.flat().map((token, at) => lamp(token, blacks.values[at])),
  );
  return givens.map((_, cell) => lamps.at(cell));
}

function printSquares({ board, blacks }: Akari, lamps: Grid<boolean | undefined>, none: string): string {
  const signs = overBoard(board, lamps).map((lamp) => (lamp === undefined ? '.' : lamp ? '*' : none));
  return printBoard(
    board,
    blacks.map((black, cell) => `${black ?? signs.at(cell)}`),
    (sign) => sign,
  );
}

function square(token: Token): Square {
  const found = SQUARES.get(token.text);
  if (found) return found;
  throw unexpected(token, "B or a number from 0 to 4 for a black cell, '.', '*' for a lamp or 'x' for none");
}

function lamp(token: Token, black: Black | undefined): boolean {
  if (token.text === '.' || token.text === `${black}`) return false;
  if (black !== undefined) throw unexpected(token, `${black} as in the puzzle or '.'`);
  if (token.text === '*') return true;
  if (token.text === 'x') return false;
  throw unexpected(token, "'*' for a lamp or '.'");
}

const unexpected = (token: Token, expected: string): PuzzleError =>
  new PuzzleError('bad-symbol', `found '${token.text}', expected ${expected}`, token);
