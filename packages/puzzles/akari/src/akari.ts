import { type Board, Grid } from '@gridproof/core';

/** A black cell: how many lamps share a side with it, or `B` where it does not tell. */
export type Black = 0 | 1 | 2 | 3 | 4 | 'B';

/** All that a black cell may be. */
export const BLACKS: readonly Black[] = [0, 1, 2, 3, 4, 'B'];

/** A board of black and white cells. */
export interface Akari {
  readonly board: Board;
  readonly blacks: Grid<Black | undefined>;
  /** All white cells: some may be known to hold a lamp (true) or none (false). */
  readonly givens: Grid<boolean | undefined>;
}

/** Makes a puzzle of its black cells and of what is known of the others, both row by row. */
export function akariOf(
  board: Board,
  blacks: readonly (Black | undefined)[],
  lamps: readonly (boolean | undefined)[] = [],
): Akari {
  const isWhite = (_: unknown, at: number) => blacks[at] === undefined;
  return {
    board,
    blacks: new Grid(board.cells, blacks),
    givens: new Grid(board.cells.filter(isWhite), board.cells.map((_, at) => lamps[at]).filter(isWhite)),
  };
}

/** What is known of the white cells as a grid of all, with nothing at the black ones. */
export const overBoard = <T>(board: Board, white: Grid<T>): Grid<T | undefined> =>
  Grid.over(board.cells, (cell) => (white.has(cell) ? white.at(cell) : undefined));
