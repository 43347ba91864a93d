import {
  type Board,
  type Cell,
  Grid,
  latinSquare,
  longerSide,
  type Outside,
  orbitsOf,
  type Random,
  type Symmetry,
} from '@gridproof/describe';

/** The percentage of places that are cells. */
const CELLS = 60;
/** Returns the percentage of cells with printed numbers: higher on larger boards, where targets alone constrain little. */
const printedOf = (board: Board): number => Math.min(50, Math.round(3.5 * longerSide(board)));

type Squares = Grid<number | 'x' | undefined>;

/** Draws a board with gaps, with the requested symmetry, and the numbers of its cells. */
export function drawNumbers(board: Board, symmetry: Symmetry, random: Random): Grid<number> {
  const square = latinSquare(longerSide(board), random);
  const cells = new Set<Cell>();
  for (const orbit of random.shuffled(orbitsOf(board.cells, symmetry, board)))
    if ((cells.size + orbit.length) * 100 <= CELLS * board.cells.length)
      for (const cell of orbit) cells.add(cell);
  return Grid.from(
    board.cells.filter((cell) => cells.has(cell)),
    ({ row, col }) => square[row]![col]!,
  );
}

/** Some of the cells, which have their numbers printed. */
export const drawPrinted = (board: Board, numbers: Grid<number>, random: Random): ReadonlySet<Cell> =>
  new Set(
    random.shuffled(numbers.places).slice(0, Math.round((numbers.places.length * printedOf(board)) / 100)),
  );

/** A puzzle of which only these numbers are printed, with a target for each line that has several cells. */
export function cluesOf(board: Board, numbers: Grid<number>, printed: ReadonlySet<Cell>) {
  const targets = (ends: readonly Outside[]) =>
    Grid.from(ends, (end) => {
      const cells = board.lineFrom(end).filter((cell) => numbers.has(cell));
      return cells.length > 1 ? numbers.pick(cells).reduce((sum, n) => sum + n, 0) : undefined;
    });
  return {
    squares: Grid.from(board.cells, (cell) =>
      !numbers.has(cell) ? 'x' : printed.has(cell) ? numbers.at(cell) : undefined,
    ) as Squares,
    pieces: numbers
      .entries()
      .flatMap(([cell, n]) => (printed.has(cell) ? [] : n))
      .sort((a, b) => a - b),
    rowTargets: targets(board.outside(['right'])),
    columnTargets: targets(board.outside(['below'])),
  };
}
