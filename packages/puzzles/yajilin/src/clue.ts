import { type Board, type Cell, values } from '@gridproof/describe';

export const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A number with an arrow, either of which may be missing, or a cell that is closed and says nothing. */
export type Clue = readonly [number: number | '?' | undefined, way: Direction | undefined] | 'closed';

export const clue = values.orOneOf(values.pair(values.orUnknown(values.number(0, 999)), values.arrow), {
  value: 'closed',
  sign: 'x',
  aliases: ['X'],
  tone: 'tint',
});

/** The cells that an arrow points to. */
export function cellsTowards(board: Board, { row, col }: Cell, way: Direction): readonly Cell[] {
  if (way === 'up') return board.columns[col]!.slice(0, row);
  if (way === 'down') return board.columns[col]!.slice(row + 1);
  return way === 'left' ? board.rows[row]!.slice(0, col) : board.rows[row]!.slice(col + 1);
}
