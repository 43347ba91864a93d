import { type Board, type Cell, corner, Grid, type Random } from '@gridproof/describe';
import { type Clue, ringAround, runsAround } from './runs.js';

/** A wall with a smaller share of the cells leaves most of the board without clues. */
const LEAST_SHARE = 0.35;
/** Of a hundred cells that the wall could take in, so many are left out at least, and so many more at most. */
const LEFT_OUT = { least: 5, more: 26 };

/** Shaded cells at random that are connected, no two by two of them: a wall that grows from a cell; undefined if it stays small. */
export function drawWall(board: Board, random: Random): Grid<boolean> | undefined {
  const leftOut = LEFT_OUT.least + random.below(LEFT_OUT.more);
  const shaded = new Set<Cell>();
  const tried = new Set<Cell>();
  const open = [board.cells[random.below(board.cells.length)]!];
  while (open.length) {
    const [cell] = open.splice(random.below(open.length), 1) as [Cell];
    if (tried.has(cell)) continue;
    tried.add(cell);
    if (makesSquare(board, cell, shaded) || (shaded.size > 0 && random.below(100) < leftOut)) continue;
    shaded.add(cell);
    open.push(...board.neighbours(cell));
  }
  if (shaded.size < LEAST_SHARE * board.cells.length) return undefined;
  return Grid.from(board.cells, (cell) => shaded.has(cell));
}

/** Returns whether a cell would complete a two-by-two square. */
function makesSquare(board: Board, { row, col }: Cell, shaded: ReadonlySet<Cell>): boolean {
  const corners = [row, row + 1].flatMap((down) => [col, col + 1].map((right) => corner(down, right)));
  return corners.some((one) => board.cellsAround(one).filter((cell) => shaded.has(cell)).length === 3);
}

/** A clue in each cell that is not shaded, short runs first, but none that says everything about the cells around it. */
export const allClues = (board: Board, answer: Grid<boolean>): Grid<Clue | undefined> =>
  answer.map((shaded, cell) => {
    if (shaded) return undefined;
    const ring = ringAround(board, cell).map((one) => one !== undefined && answer.at(one));
    const runs = runsAround(ring).toSorted((a, b) => a - b);
    return runs.length === 0 || runs[0] === ring.length ? undefined : runs;
  });
