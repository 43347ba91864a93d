import type { Board, Cell, Grid } from '@gridproof/describe';

/**
 * The areas between the diagonals that are closed off from the edge of the board, each as the cells whose diagonals
 * stand around it. There is one exactly where diagonals close a loop.
 */
export function* closedAreas(board: Board, answer: Grid<'slash' | 'backslash'>): Iterable<readonly Cell[]> {
  const rises = answer.map((stroke) => stroke === 'slash');
  const seen = new Set<number>();
  for (let start = 0; start < 2 * board.cells.length; start++) {
    if (seen.has(start)) continue;
    const area = new Set([start]);
    let closed = true;
    for (const half of area)
      for (const next of beyond(half, board, rises))
        if (next === undefined) closed = false;
        else area.add(next);
    for (const half of area) seen.add(half);
    const around = [...area].filter((half) => !area.has(half ^ 1)).sort((a, b) => a - b);
    if (closed) yield around.map((half) => board.cells[half >> 1]!);
  }
}

/**
 * A diagonal halves its cell: half 2n of cell n is above it, half 2n + 1 below. Each half has two of the cell's sides;
 * these are the halves beyond them, undefined for the edge of the board.
 */
function beyond(half: number, { width, rows, cells }: Board, rises: Grid<boolean>): (number | undefined)[] {
  const [cell, isBelow] = [cells[half >> 1]!, half % 2 === 1];
  const halfOf = (row: number, col: number, below: (cell: Cell) => boolean): number | undefined => {
    const next = rows[row]?.[col];
    return next && 2 * (row * width + col) + (below(next) ? 1 : 0);
  };
  // The half above a rising diagonal has the left side, the half above a falling one the right side.
  const toTheLeft = rises.at(cell) !== isBelow;
  return [
    halfOf(cell.row + (isBelow ? 1 : -1), cell.col, () => !isBelow),
    halfOf(cell.row, cell.col + (toTheLeft ? -1 : 1), (next) => toTheLeft === rises.at(next)),
  ];
}
