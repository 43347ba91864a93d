import { type Board, type Corner, Grid } from '@gridproof/core';
import { boardOf } from '@gridproof/formats';

/** How a diagonal runs: `slash` rises to the right, `backslash` falls. */
export type Stroke = 'slash' | 'backslash';

/** How many diagonals touch a corner; `?` where a corner is marked and its number is not told. */
export type Clue = 0 | 1 | 2 | 3 | 4 | '?';

/** A board with clues at some of its corners; some of its diagonals may be drawn already. */
export interface Slant {
  readonly board: Board;
  readonly clues: Grid<Clue | undefined, Corner>;
  readonly givens: Grid<Stroke | undefined>;
}

/** Makes a puzzle of its clues, corner by corner, and of the diagonals that are drawn already, cell by cell. */
export function slantOf(
  board: Board,
  clues: readonly (Clue | undefined)[],
  givens: readonly (Stroke | undefined)[] = [],
): Slant {
  return {
    board,
    clues: new Grid(board.corners, clues),
    givens: Grid.over(board.cells, (_, at) => givens[at]),
  };
}

/** The board that has so many corners, one more than cells, across and down; throws `PuzzleError`. */
export const boardOfCorners = (across: number, down: number): Board =>
  boardOf({ width: Math.max(0, across - 1), height: Math.max(0, down - 1) });

/** Values that stand row by row, so many in each. */
export const inRows = <T>(values: readonly T[], across: number): (readonly T[])[] =>
  Array.from({ length: values.length / across }, (_, row) => values.slice(row * across, (row + 1) * across));
