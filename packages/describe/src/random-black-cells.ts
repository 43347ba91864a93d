import { type Board, type Cell, Grid, orbitsOf, type Random, type Symmetry } from '@gridproof/core';

/** One cell in five is black, as in most collections. */
const SHARE = 5;

/** Draws black cells without clues (`B`), with the given symmetry. */
export function drawBlackCells(board: Board, symmetry: Symmetry, random: Random): Grid<'B' | undefined> {
  const limit = Math.max(1, Math.round(board.cells.length / SHARE));
  const black = new Set<Cell>();
  for (const orbit of random.shuffled(orbitsOf(board.cells, symmetry, board)))
    if (black.size + orbit.length <= limit) for (const cell of orbit) black.add(cell);
  return Grid.from(board.cells, (cell) => (black.has(cell) ? 'B' : undefined));
}
