import { type Board, Grid, PuzzleError, placeName } from '@gridproof/core';
import type { Regions, Token } from '@gridproof/formats';

/** A board in regions of at least four cells; some cells may be known to be shaded (true) or not (false). */
export interface Lits {
  readonly board: Board;
  readonly regions: Regions;
  readonly givens: Grid<boolean | undefined>;
}

/** What a format tells of a puzzle; what is known of the cells is told row by row. */
export interface Parts extends Pick<Lits, 'board' | 'regions'> {
  readonly givens?: readonly (boolean | undefined)[] | undefined;
}

/** Makes a puzzle; throws `PuzzleError` where a region is too small, at the sign of its first cell if it has one. */
export function litsOf({ board, regions, givens = [] }: Parts, signs?: Grid<Token>): Lits {
  for (const region of regions) {
    const [first] = region;
    if (region.length >= LEAST) continue;
    const sign = signs?.at(first!);
    const name = sign ? `region ${sign.text} (${placeName(first!)})` : `the region of ${placeName(first!)}`;
    const cells = region.length === 1 ? '1 cell' : `${region.length} cells`;
    throw new PuzzleError(
      'small-region',
      `${name} has ${cells}, expected at least ${LEAST} for a tetromino`,
      sign,
    );
  }
  return { board, regions, givens: Grid.over(board.cells, (_, at) => givens[at]) };
}

/** The cells of a tetromino. */
const LEAST = 4;
