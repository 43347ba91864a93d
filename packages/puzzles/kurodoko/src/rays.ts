import type { Board, Cell } from '@gridproof/describe';

/** The cells to the left of a cell, to the right, above and below, each list from the nearest on. */
export function raysFrom(board: Board, { row, col }: Cell): readonly (readonly Cell[])[] {
  const [across, down] = [board.rows[row]!, board.columns[col]!];
  return [
    across.slice(0, col).toReversed(),
    across.slice(col + 1),
    down.slice(0, row).toReversed(),
    down.slice(row + 1),
  ];
}
