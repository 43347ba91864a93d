import { type Board, type Cell, Grid, orbitsOf, type Random, type Symmetry } from '@gridproof/describe';

/** One cell in so many is black, as in most collections. */
const SHARE = 5;

/** Black cells at random, as symmetrical as is wished, none of which says anything yet. */
export function blackCells(board: Board, symmetry: Symmetry, random: Random): Grid<'B' | undefined> {
  const wanted = Math.max(1, Math.round(board.cells.length / SHARE));
  const black = new Set<Cell>();
  for (const orbit of random.shuffled(orbitsOf(board.cells, symmetry, board)))
    if (black.size + orbit.length <= wanted) for (const cell of orbit) black.add(cell);
  return Grid.over(board.cells, (cell) => (black.has(cell) ? 'B' : undefined));
}
