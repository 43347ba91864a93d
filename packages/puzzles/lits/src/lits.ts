import { type Board, Grid } from '@gridproof/core';
import type { Regions } from '@gridproof/formats';

/** A board in regions; some cells may be known to be shaded (true) or not (false). */
export interface Lits {
  readonly board: Board;
  readonly regions: Regions;
  readonly givens: Grid<boolean | undefined>;
}

/** What a format tells of a puzzle; what is known of the cells is told row by row. */
export interface Parts extends Pick<Lits, 'board' | 'regions'> {
  readonly givens?: readonly (boolean | undefined)[] | undefined;
}

/** Makes a puzzle. A region of fewer than four cells has no room for a tetromino, so there is no answer then. */
export const litsOf = ({ board, regions, givens = [] }: Parts): Lits => ({
  board,
  regions,
  givens: Grid.over(board.cells, (_, at) => givens[at]),
});
