import { type Cell, cell, middleOf, type Place } from '@gridproof/describe';

/** The cells that a centre touches: one, two or four. */
export function centreCells(centre: Place): readonly Cell[] {
  const { row, col } = middleOf(centre);
  const rows = [...new Set([Math.floor(row), Math.ceil(row)])];
  const cols = [...new Set([Math.floor(col), Math.ceil(col)])];
  return rows.flatMap((row) => cols.map((col) => cell(row, col)));
}

/** Returns a cell after a half turn about a centre, possibly outside the board. */
export function halfTurn({ row, col }: Cell, centre: Place): Cell {
  const middle = middleOf(centre);
  return cell(2 * middle.row - row, 2 * middle.col - col);
}
