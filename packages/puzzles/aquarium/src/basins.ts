import { type Board, type Cell, regionsOf } from '@gridproof/describe';

/** Cells of a row that have one level of water, and those of the row below that it stands on. */
export interface Basin {
  readonly surface: readonly Cell[];
  readonly below: readonly Cell[];
}

/**
 * The basins of a region, one for each row and each part that the region has from that row on down; with `joined` all such parts
 * are one, however they are connected further up.
 */
export function basinsOf(board: Board, region: readonly Cell[], joined: boolean): readonly Basin[] {
  const own = new Set(region);
  const rows = [...new Set(region.map(({ row }) => row))];
  return rows.flatMap((top) => {
    const isDeep = (cell: Cell) => own.has(cell) && cell.row >= top;
    const parts = joined
      ? [region.filter(isDeep)]
      : regionsOf(board, (one, other) => isDeep(one) && isDeep(other)).filter(([first]) => isDeep(first!));
    return parts
      .map((part) => ({
        surface: part.filter(({ row }) => row === top),
        below: part.filter(({ row }) => row === top + 1),
      }))
      .filter(({ surface }) => surface.length > 0);
  });
}
