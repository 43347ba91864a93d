import type { Board, Cell, Grid } from '@gridproof/describe';

/** The clues of black cells; undefined for white ones. */
type Blacks = Grid<unknown, Cell>;

/** The ways that light goes: how many rows and columns a step of it takes. */
const WAYS = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
] as const;

/** The cells that a lamp lights: its own, and those in line with it up to a black cell or the edge of the board. */
export function litBy(lamp: Cell, board: Board, blacks: Blacks): readonly Cell[] {
  const lit = [board.cell(lamp.row, lamp.col)];
  for (const [down, right] of WAYS)
    for (let { row, col } = lamp; ; ) {
      row += down;
      col += right;
      const next = board.rows[row]?.[col];
      if (!next || blacks.at(next) !== undefined) break;
      lit.push(next);
    }
  return lit;
}
