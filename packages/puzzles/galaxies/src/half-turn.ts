import { type Cell, cell, middleOf, type Place } from '@gridproof/describe';

/** The cells that a centre touches: one, two or four. */
export function centreCells(centre: Place): readonly Cell[] {
  const { row, col } = middleOf(centre);
  const columns = touched(col);
  return touched(row).flatMap((row) => columns.map((col) => cell(row, col)));
}

/** Returns the lines that a middle touches: its own, or those on both sides of it. */
const touched = (middle: number): readonly number[] =>
  Number.isInteger(middle) ? [middle] : [Math.floor(middle), Math.ceil(middle)];

/** Returns a cell after a half turn about a centre, possibly outside the board. */
export function halfTurn({ row, col }: Cell, centre: Place): Cell {
  const middle = middleOf(centre);
  return cell(2 * middle.row - row, 2 * middle.col - col);
}
