import {
  type Board,
  type Cell,
  type DrawContext,
  drawPlaces,
  Grid,
  latinSquare,
  longerSide,
  type Outside,
} from '@gridproof/describe';

/** The percentage of places that are cells. */
const CELLS = 60;

/** Draws a board with gaps, with the requested symmetry, and the numbers of its cells. */
export function drawNumbers(context: DrawContext): Grid<number> {
  const { board, random } = context;
  const square = latinSquare(longerSide(board), random);
  const cells = drawPlaces(board.cells, (CELLS * board.cells.length) / 100, context);
  return Grid.from(
    board.cells.filter((cell) => cells.has(cell)),
    ({ row, col }) => square[row]![col]!,
  );
}

/** Draws the cells whose numbers are printed: a higher share on larger boards, where targets alone constrain little. */
export function drawPrinted({ places }: Grid<number>, { board, random }: DrawContext): ReadonlySet<Cell> {
  const percentage = Math.min(50, Math.round(3.5 * longerSide(board)));
  return new Set(random.shuffled(places).slice(0, Math.round((places.length * percentage) / 100)));
}

/** A puzzle of which only these numbers are printed, with a target for each line that has several cells. */
export function cluesOf(board: Board, numbers: Grid<number>, printed: ReadonlySet<Cell>) {
  const targets = (ends: readonly Outside[]) =>
    Grid.from(ends, (end) => {
      const cells = board.lineFrom(end).filter((cell) => numbers.has(cell));
      return cells.length > 1 ? numbers.pick(cells).reduce((sum, n) => sum + n, 0) : undefined;
    });
  return {
    squares: Grid.from(board.cells, (cell): number | 'x' | undefined =>
      !numbers.has(cell) ? 'x' : printed.has(cell) ? numbers.at(cell) : undefined,
    ),
    pieces: numbers
      .entries()
      .flatMap(([cell, n]) => (printed.has(cell) ? [] : n))
      .sort((a, b) => a - b),
    rowTargets: targets(board.outside(['right'])),
    columnTargets: targets(board.outside(['below'])),
  };
}
