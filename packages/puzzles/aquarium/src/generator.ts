import { type Board, type Random, RegionPartition, type Regions } from '@gridproof/describe';

/** Cells for each region, on the whole. */
const CELLS = 6;

/** Draws regions that grow around random cells. */
export function drawRegions(board: Board, random: Random): Regions {
  const number = Math.max(1, Math.round(board.cells.length / CELLS));
  return RegionPartition.grow(board, random.shuffled(board.cells).slice(0, number), random).regions();
}
