import { Grid } from '@gridproof/core';
import { characters, printRegionMap, printShaded, readRegionMap, readShaded } from '@gridproof/formats';
import { type Lits, litsOf } from './lits.js';

/** Reads the map of the regions and, in a second board, what is known of the cells. */
export function parse(text: string): Lits {
  const { rows, knownOn } = readShaded(text, 'regions');
  const cells = rows.map(characters);
  const { board, regions } = readRegionMap(cells);
  return litsOf({ board, regions, givens: knownOn(board) }, new Grid(board.cells, cells.flat()));
}

export const print = ({ board, regions, givens }: Lits): string =>
  printShaded(printRegionMap(board, regions), board, givens);
