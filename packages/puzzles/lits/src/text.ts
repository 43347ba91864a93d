import { type Board, Grid, PuzzleError } from '@gridproof/core';
import {
  characters,
  checkBoards,
  checkSameSize,
  printBoard,
  printRegionMap,
  readRegionMap,
  readTextBoard,
  type Token,
  theOnlyBoard,
} from '@gridproof/formats';
import { type Lits, litsOf } from './lits.js';

/** The signs of a board of cells. */
interface Shading<T> {
  readonly name: string;
  readonly signs: Readonly<Record<string, T>>;
  readonly expected: string;
}

const ANSWER: Shading<boolean> = {
  name: 'the answer',
  signs: { '#': true, '.': false },
  expected: "'#' or '.'",
};

const KNOWN: Shading<boolean | undefined> = {
  name: 'the board of known cells',
  signs: { ...ANSWER.signs, '?': undefined },
  expected: "'#', '.' or '?'",
};

/** A row of a shading, even if it begins as a comment does. */
const ROWS = { row: /^[\s#.?/]+$/ } as const;

/** Reads the map of the regions and, in a second board, what is known of the cells. */
export function parse(text: string): Lits {
  const { boards } = readTextBoard(text, [], ROWS);
  checkBoards(boards, 2, 'one of regions and one of known cells');
  const [rows = [], known] = boards.map((board) => board.map(characters));
  const { board, regions } = readRegionMap(rows);
  const givens = known && readShading(known, board, KNOWN);
  return litsOf({ board, regions, givens }, new Grid(board.cells, rows.flat()));
}

export function print({ board, regions, givens }: Lits): string {
  const map = printRegionMap(board, regions);
  return givens.known().length ? `${map}\n\n${printShading(board, givens)}` : map;
}

export function parseAnswer(text: string, { board }: Lits): Grid<boolean> {
  const rows = theOnlyBoard(readTextBoard(text, [], ROWS).boards).map(characters);
  return new Grid(board.cells, readShading(rows, board, ANSWER));
}

export const printShading = (board: Board, shaded: Grid<boolean | undefined>): string =>
  printBoard(board, shaded, (isShaded) => (isShaded === undefined ? '?' : isShaded ? '#' : '.'));

function readShading<T>(rows: readonly Token[][], board: Board, { name, signs, expected }: Shading<T>): T[] {
  const cells = rows.flat().map((token) => {
    if (token.text in signs) return signs[token.text] as T;
    throw new PuzzleError('bad-symbol', `found '${token.text}' in ${name}, expected ${expected}`, token);
  });
  checkSameSize(rows, board, name);
  return cells;
}
