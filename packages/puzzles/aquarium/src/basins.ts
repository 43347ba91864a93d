import { checkpoint, groupBy, UnionFind } from '@gridproof/core';
import type { Board, Cell } from '@gridproof/describe';

/** Cells of a row that have one level of water, and those of the row below that it stands on. */
export interface Basin {
  readonly surface: readonly Cell[];
  readonly below: readonly Cell[];
}

/**
 * The basins of a region, whose cells are in reading order: one for each row and each part that the region has from that row on down.
 * With `joined` all such parts are one, however they are connected further up.
 */
export function basinsOf(board: Board, region: readonly Cell[], joined: boolean): readonly Basin[] {
  const at = new Map(region.map((cell, nth) => [cell, nth]));
  const parts = new UnionFind(region.length);
  const partOf = (cell: Cell) => (joined ? 0 : parts.piece(at.get(cell)!));
  const rows = groupBy(region, ({ row }) => row);
  // From the bottom up, so that a row joins the parts below it.
  const found = [...rows].toReversed().map(([row, surfaces]): readonly Basin[] => {
    checkpoint(surfaces.length);
    for (const cell of surfaces)
      for (const near of board.neighbours(cell))
        if (near.row >= row && at.has(near)) parts.join(at.get(cell)!, at.get(near)!);
    const below = groupBy(rows.get(row + 1) ?? [], partOf);
    return Array.from(groupBy(surfaces, partOf), ([part, surface]) => ({
      surface,
      below: below.get(part) ?? [],
    }));
  });
  return found.reverse().flat();
}
