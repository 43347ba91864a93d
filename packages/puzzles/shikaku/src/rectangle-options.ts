import { type Board, type Cell, cell, Grid } from '@gridproof/describe';

/** A clue, and what its rectangle may be. */
export interface RectangleOptions {
  readonly clue: Cell;
  /** The cells that some rectangle with this clue, and no other, can have. */
  readonly cells: readonly Cell[];
  /** The rectangles that it may have; none where it does not say how many cells. */
  readonly rectangles?: readonly (readonly Cell[])[];
}

/** Returns the possible rectangles of each clue: on the board and without another clue. */
export function rectangleOptions(
  board: Board,
  numbers: Grid<number | '?' | undefined, Cell>,
): readonly RectangleOptions[] {
  const cluesIn = cluesBefore(board, numbers);
  const isAlone = (top: number, left: number, bottom: number, right: number) =>
    cluesIn(bottom + 1, right + 1) -
      cluesIn(top, right + 1) -
      cluesIn(bottom + 1, left) +
      cluesIn(top, left) ===
    1;
  return numbers.known().map(([clue, n]) => {
    const { row, col } = clue;
    if (n === '?') {
      const spans = (one: Cell) =>
        isAlone(
          Math.min(row, one.row),
          Math.min(col, one.col),
          Math.max(row, one.row),
          Math.max(col, one.col),
        );
      return { clue, cells: board.cells.filter(spans) };
    }
    const rectangles: (readonly Cell[])[] = [];
    for (let height = 1; height <= Math.min(n, board.height); height++) {
      const width = n / height;
      if (!Number.isInteger(width) || width > board.width) continue;
      for (let top = Math.max(0, row - height + 1); top <= Math.min(row, board.height - height); top++)
        for (let left = Math.max(0, col - width + 1); left <= Math.min(col, board.width - width); left++)
          if (isAlone(top, left, top + height - 1, left + width - 1))
            rectangles.push(board.rectangle(top, left, height, width));
    }
    return { clue, rectangles, cells: [...new Set([clue, ...rectangles.flat()])] };
  });
}

/** The clues that reach each cell, by their numbers, in reading order; where there is but one or none, one more number for nobody. */
export function cluesReaching(
  board: Board,
  reaches: readonly RectangleOptions[],
): Grid<readonly number[], Cell> {
  const among = Grid.from(board.cells, (): number[] => []);
  for (const [n, { cells }] of reaches.entries()) for (const one of cells) among.at(one).push(n);
  return among.map((parts) => (parts.length > 1 ? parts : [...parts, reaches.length]));
}

/** The cells that a rectangle has with a clue and another cell: next to it on the way to the clue, or, where they share no line, in both of its corners. */
export function cellsTowardsClue(clue: Cell, { row, col }: Cell): readonly Cell[] {
  const [down, right] = [Math.sign(clue.row - row), Math.sign(clue.col - col)];
  if (down && right) return [cell(row, clue.col), cell(clue.row, col)];
  return down || right ? [cell(row + down, col + right)] : [];
}

/** Counts the clues above a row and to the left of a column. */
function cluesBefore(
  { width, rows }: Board,
  numbers: Grid<unknown, Cell>,
): (row: number, col: number) => number {
  const sums: number[][] = [Array(width + 1).fill(0)];
  for (const [row, cells] of rows.entries()) {
    const [above, sum] = [sums[row]!, [0]];
    for (const [col, cell] of cells.entries()) {
      const own = numbers.at(cell) === undefined ? 0 : 1;
      sum.push(sum[col]! + above[col + 1]! - above[col]! + own);
    }
    sums.push(sum);
  }
  return (row, col) => sums[row]![col]!;
}
