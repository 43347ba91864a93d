import { groupBy } from '@gridproof/core';
import { type Board, type Cell, growRegions, type Random } from '@gridproof/describe';

/** Cells for each region, on the whole. */
const CELLS = 6;

/** Regions at random: they grow around some cells, one neighbour after the other, until all cells belong to one. */
export function drawRegions(board: Board, random: Random): readonly (readonly Cell[])[] {
  const number = Math.max(1, Math.round(board.cells.length / CELLS));
  const region = growRegions(board, random.shuffled(board.cells).slice(0, number), random);
  return [...groupBy(board.cells, (cell) => region.get(cell)!).values()];
}
