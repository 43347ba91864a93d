import type { Board, Cell } from '@gridproof/describe';

const AROUND = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
] as const;

/** The eight places around a cell, as one walks around it: none where that is beyond the board. */
export function ringAround(board: Board, { row, col }: Cell): readonly (Cell | undefined)[] {
  return AROUND.map(([down, right]) => board.rows[row + down]?.[col + right]);
}
