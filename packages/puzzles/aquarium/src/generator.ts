import { type Board, type Cell, type Random, regionsOf } from '@gridproof/describe';

/** Cells for each region, on the whole. */
const CELLS = 6;

/** Regions at random: they grow around some cells, one neighbour after the other, until all cells belong to one. */
export function drawRegions(board: Board, random: Random): readonly (readonly Cell[])[] {
  const number = Math.max(1, Math.round(board.cells.length / CELLS));
  const region = new Map(
    random
      .shuffled(board.cells)
      .slice(0, number)
      .map((cell, at) => [cell, at]),
  );
  while (region.size < board.cells.length) {
    const frontier = board.cells.flatMap((cell) =>
      region.has(cell)
        ? []
        : board
            .beside(cell)
            .flatMap((near) => (region.has(near) ? [[cell, region.get(near)!] as const] : [])),
    );
    const [cell, at] = frontier[random.below(frontier.length)]!;
    region.set(cell, at);
  }
  return regionsOf(board, (one, other) => region.get(one) === region.get(other));
}
