import type { Board } from './board.js';
import { type Cell, placeKey, type Side, side } from './place.js';

/**
 * Returns the sides around regions: between cells of different regions, between a region and no region, and along the edge of the board.
 */
export function wallsAround(board: Board, regions: readonly (readonly Cell[])[]): Side[] {
  const region = new Map(regions.flatMap((cells, at) => cells.map((cell) => [placeKey(cell), at] as const)));
  const at = (row: number, col: number) => region.get(placeKey({ kind: 'cell', row, col }));
  const walls: Side[] = [];
  for (let row = -1; row < board.height; row++)
    for (let col = -1; col < board.width; col++) {
      if (row >= 0 && at(row, col) !== at(row, col + 1)) walls.push(side(row, col, 'right'));
      if (col >= 0 && at(row, col) !== at(row + 1, col)) walls.push(side(row, col, 'below'));
    }
  return walls;
}
