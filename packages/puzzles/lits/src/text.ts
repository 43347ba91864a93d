import { characters, printRegionMap, printShaded, readRegionMap, readShaded } from '@gridproof/formats';
import { type Lits, litsOf } from './lits.js';

/** Reads the map of the regions and, in a second board, what is known of the cells. */
export function parse(text: string): Lits {
  const { rows, knownOn } = readShaded(text, 'regions');
  const { board, regions } = readRegionMap(rows.map(characters));
  return litsOf({ board, regions, givens: knownOn(board) });
}

export const print = ({ board, regions, givens }: Lits): string =>
  printShaded(printRegionMap(board, regions), board, givens);
