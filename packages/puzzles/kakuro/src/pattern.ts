import { Board, type Cell, type DrawContext, Grid, orbitsOf, regionsOf } from '@gridproof/describe';
import { type Black, runsOf } from './runs.js';

/** One cell in this many is black within the first row and column. */
const SHARE = 3;
/** Runs have at least this many cells, and at most as many as there are digits. */
const SHORTEST = 2;
const LONGEST = 9;

/**
 * Draws black cells that leave connected runs of a good length, with the requested symmetry outside the first row and column; undefined if
 * the draw failed.
 */
export function drawPattern({ board, symmetry, random }: DrawContext): Grid<Black | undefined> | undefined {
  if (board.width <= SHORTEST || board.height <= SHORTEST) return undefined;
  const within = new Board(board.width - 1, board.height - 1);
  const wanted = within.cells.length / SHARE;
  const black = new Set(board.cells.filter(({ row, col }) => row === 0 || col === 0));
  const borderSize = black.size;
  for (const orbit of random.shuffled(orbitsOf(within.cells, symmetry, within))) {
    if (black.size - borderSize + orbit.length > wanted) continue;
    const cells = orbit.map(({ row, col }) => board.cell(row + 1, col + 1));
    for (const cell of cells) black.add(cell);
    if (!isGood(board, black)) for (const cell of cells) black.delete(cell);
  }
  const blacks = gridOf(board, black);
  return runsOf(board, blacks).every(({ cells }) => cells.length <= LONGEST) ? blacks : undefined;
}

const gridOf = (board: Board, black: ReadonlySet<Cell>): Grid<Black | undefined> =>
  Grid.from(board.cells, (cell) => (black.has(cell) ? 'black' : undefined));

/** Returns whether no run is too short and all white cells are connected. */
function isGood(board: Board, black: ReadonlySet<Cell>): boolean {
  const runs = runsOf(board, gridOf(board, black));
  const areas = regionsOf(board, (one, other) => black.has(one) === black.has(other));
  return (
    runs.every(({ cells }) => cells.length >= SHORTEST) &&
    areas.filter(([cell]) => !black.has(cell!)).length === 1
  );
}
