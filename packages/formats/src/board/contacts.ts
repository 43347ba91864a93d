import type { Board, Cell } from '@gridproof/core';
import { type Regions, regionNumbers } from './regions.js';

/** Where two regions meet: the cells on both sides of each side that they share. */
export interface Contact {
  /** The positions of both in the list of the regions. */
  readonly between: readonly [number, number];
  readonly across: readonly (readonly [Cell, Cell])[];
}

/** Every two regions that share a side. */
export function contactsOf(board: Board, regions: Regions): Contact[] {
  const region = regionNumbers(board, regions);
  const contacts = new Map<string, { between: [number, number]; across: [Cell, Cell][] }>();
  for (const one of board.cells)
    for (const other of board.beside(one)) {
      const [here, there] = [region.at(one), region.at(other)];
      if (here >= there) continue;
      const key = `${here} ${there}`;
      if (!contacts.has(key)) contacts.set(key, { between: [here, there], across: [] });
      contacts.get(key)!.across.push([one, other]);
    }
  return [...contacts.values()];
}
