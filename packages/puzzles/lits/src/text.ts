import { Grid } from '@gridproof/core';
import {
  characters,
  checkBoards,
  printRegionMap,
  printShading,
  readKnownShading,
  readRegionMap,
  readShading,
  readTextBoard,
  SHADED_ROWS,
  theOnlyBoard,
} from '@gridproof/formats';
import { type Lits, litsOf } from './lits.js';

/** Reads the map of the regions and, in a second board, what is known of the cells. */
export function parse(text: string): Lits {
  const { boards } = readTextBoard(text, [], SHADED_ROWS);
  checkBoards(boards, 2, 'one of regions and one of known cells');
  const [rows = [], known] = boards.map((board) => board.map(characters));
  const { board, regions } = readRegionMap(rows);
  const givens = known && readKnownShading(known, board).values;
  return litsOf({ board, regions, givens }, new Grid(board.cells, rows.flat()));
}

export function print({ board, regions, givens }: Lits): string {
  const map = printRegionMap(board, regions);
  return givens.known().length ? `${map}\n\n${printShading(board, givens)}` : map;
}

export function parseAnswer(text: string, { board }: Lits): Grid<boolean> {
  const rows = theOnlyBoard(readTextBoard(text, [], SHADED_ROWS).boards).map(characters);
  return readShading(rows, board);
}
