import { type Board, Grid, type Random, type Regions } from '@gridproof/describe';
import { BoundedDeduction } from './bounded-deduction.js';
import { drawDominoes } from './dominoes.js';

/** The number of border moves before the board stays as it is, per cell. */
const MOVES = 20;
/** The fraction of open cells above which repairs of borders are not worthwhile. */
const OPEN = 0.3;
/** One in so many of these moves is anywhere, and the others are where cells are open. */
const ANYWHERE = 4;

/**
 * Regions of dominoes, changed cell by cell until small thoughts leave no cell open, or few. Sometimes a worse change is accepted.
 * None where no domino has room, or where too many stay open.
 */
export function drawRegions(
  board: Board,
  random: Random,
): { readonly clues: { readonly regions: Regions }; readonly answer: Grid<boolean> } | undefined {
  const drawn = drawDominoes(board, random);
  if (drawn.shaded.size === 0) return undefined;
  const { shaded, partition } = drawn;
  const reach = new BoundedDeduction(board);
  let now = reach.open(partition.numbers);
  for (let moves = MOVES * board.cells.length; now.length > 0 && moves > 0; moves--) {
    const open = now[random.below(now.length)]!;
    const around = [open, ...reach.neighbours(open)];
    const cell =
      board.cells[
        random.below(ANYWHERE) ? around[random.below(around.length)]! : random.below(board.cells.length)
      ]!;
    const undo = shaded.has(cell) ? undefined : partition.moveAtRandom(cell, random);
    if (!undo) continue;
    const next = reach.open(partition.numbers);
    const worse = next.length - now.length;
    if (worse <= 0 || random.below(2 ** worse) === 0) now = next;
    else undo();
  }
  if (now.length > OPEN * board.cells.length) return undefined;
  const answer = Grid.from(board.cells, (cell) => shaded.has(cell));
  return { clues: { regions: partition.regions() }, answer };
}
