import type { Board, Cell } from '@gridproof/core';
import { type Link, link, type Regions, regionIndices } from '@gridproof/core';

/** The border between two regions. */
export interface RegionBorder {
  /** The indices of the two regions. */
  readonly between: readonly [number, number];
  /** The cells on both sides of each shared side. */
  readonly across: readonly (readonly [Cell, Cell])[];
  /** The links between these cells, in the same order. */
  readonly links: readonly Link[];
}

/** Returns the borders of all pairs of regions that share a side. */
export function regionBorders(board: Board, regions: Regions): RegionBorder[] {
  const region = regionIndices(board, regions);
  const contacts = new Map<number, { between: [number, number]; across: [Cell, Cell][]; links: Link[] }>();
  for (const cell of board.cells)
    for (const other of board.neighbours(cell)) {
      const [here, there] = [region.at(cell), region.at(other)];
      if (here >= there) continue;
      const key = here * regions.length + there;
      const contact = contacts.get(key) ?? { between: [here, there], across: [], links: [] };
      contact.across.push([cell, other]);
      const [row, col] = [Math.min(cell.row, other.row), Math.min(cell.col, other.col)];
      contact.links.push(link(row, col, cell.row === other.row ? 'right' : 'below'));
      contacts.set(key, contact);
    }
  return [...contacts.values()];
}
