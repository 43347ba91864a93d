import type { Board, Cell } from '@gridproof/core';
import { type Regions, regionIndices } from '@gridproof/core';

/** The border between two regions: the cells on both sides of each shared side. */
export interface RegionBorder {
  /** The indices of the two regions. */
  readonly between: readonly [number, number];
  readonly across: readonly (readonly [Cell, Cell])[];
}

/** Returns the borders of all pairs of regions that share a side. */
export function regionBorders(board: Board, regions: Regions): RegionBorder[] {
  const region = regionIndices(board, regions);
  const contacts = new Map<number, { between: [number, number]; across: [Cell, Cell][] }>();
  for (const cell of board.cells)
    for (const other of board.neighbours(cell)) {
      const [here, there] = [region.at(cell), region.at(other)];
      if (here >= there) continue;
      const key = here * regions.length + there;
      const contact = contacts.get(key);
      if (contact) contact.across.push([cell, other]);
      else contacts.set(key, { between: [here, there], across: [[cell, other]] });
    }
  return [...contacts.values()];
}
