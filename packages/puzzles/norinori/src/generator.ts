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
  const shaded = board.cells.map((cell) => drawn.shaded.has(cell));
  const { partition } = drawn;
  const regionOf = partition.numbers;
  const reach = new BoundedDeduction(board);
  const regions = board.cells.map((): number[] => []);
  for (const [cell, region] of regionOf.entries()) regions[region]!.push(cell);
  let now = reach.open(regionOf, regions);
  for (let moves = MOVES * board.cells.length; now.length > 0 && moves > 0; moves--) {
    const open = now[random.below(now.length)]!;
    const around = [open, ...reach.neighbours(open)];
    const cell = random.below(ANYWHERE)
      ? around[random.below(around.length)]!
      : random.below(regionOf.length);
    const [from, near] = [regionOf[cell]!, reach.neighbours(cell)];
    const others = near.map((one) => regionOf[one]!).filter((one) => one !== from);
    const to = others[random.below(others.length)];
    if (shaded[cell] || to === undefined || !partition.canSpare(board.cells[cell]!)) continue;
    change(cell, to);
    const next = reach.open(regionOf, regions);
    const worse = next.length - now.length;
    if (worse <= 0 || random.below(2 ** worse) === 0) now = next;
    else change(cell, from);
  }
  if (now.length > OPEN * board.cells.length) return undefined;
  return { clues: { regions: partition.regions() }, answer: new Grid(board.cells, shaded) };

  function change(cell: number, to: number): void {
    const own = regions[regionOf[cell]!]!;
    own.splice(own.indexOf(cell), 1);
    regions[to]!.push(cell);
    partition.move(board.cells[cell]!, to);
  }
}
