import { type Board, type Cell, Grid, type Random, regionsOf } from '@gridproof/describe';

/** The most cells of an island. */
const LARGEST = 7;
/**
 * Returns the percentage of cases in which an island grows where another could start: low on large boards, where large islands rarely leave
 * a single answer.
 */
const growing = ({ cells }: Board): number => Math.min(80, 8000 / cells.length);

/** The sea and its islands at random; undefined where a pool was left, or nothing but sea. */
export function drawSea(board: Board, random: Random): Grid<boolean> | undefined {
  const land = new Set<Cell>();
  // Small islands are easier to find, so how many there are of them is drawn too.
  const grow = (growing(board) * (25 + random.below(76))) / 100;
  const isCoast = (cell: Cell) => board.neighbours(cell).some((near) => land.has(near));
  for (const square of random.shuffled(board.rectangles(2, 2))) {
    if (square.some((cell) => land.has(cell))) continue;
    const cells = random.shuffled(square);
    const inTurn = random.below(100) < grow ? [...cells.filter(isCoast), ...cells] : cells;
    const next = inTurn.find((cell) => isSound(board, new Set([...land, cell])));
    if (!next) return undefined;
    land.add(next);
  }
  return land.size ? Grid.from(board.cells, (cell) => !land.has(cell)) : undefined;
}

/** The same with one cell changed from sea to land, or from land to sea; undefined where that breaks a rule. */
export function flipCell(board: Board, shaded: Grid<boolean>, cell: Cell): Grid<boolean> | undefined {
  const other = shaded.map((one, at) => (at === cell ? !one : one));
  if (board.rectangles(2, 2).some((square) => square.every((one) => other.at(one)))) return undefined;
  return isSound(board, new Set(board.cells.filter((one) => !other.at(one)))) ? other : undefined;
}

/** The islands of an answer. */
export const islandsOf = (board: Board, shaded: Grid<boolean>): readonly (readonly Cell[])[] =>
  regionsOf(board, (one, other) => shaded.at(one) === shaded.at(other)).filter(
    ([first]) => !shaded.at(first!),
  );

/** Returns whether the sea is connected and no island is too large. */
function isSound(board: Board, land: ReadonlySet<Cell>): boolean {
  const areas = regionsOf(board, (one, other) => land.has(one) === land.has(other));
  const islands = areas.filter(([first]) => land.has(first!));
  return areas.length - islands.length <= 1 && islands.every(({ length }) => length <= LARGEST);
}
