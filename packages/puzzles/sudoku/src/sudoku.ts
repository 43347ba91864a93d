import { type Board, boxesOrRegions, type ClueCage, Grid, number, type Regions } from '@gridproof/describe';

/** The names of the rules. */
export type Rule = 'row' | 'column' | 'box' | 'diagonal' | 'cage' | 'sum';

/** A square board in boxes or other regions, some of its numbers, and what its variants ask for. */
export interface Sudoku {
  readonly board: Board;
  /** The boxes, or the regions of a jigsaw. */
  readonly regions: Regions;
  /** The cages of a killer with their sums; they need not be all of the board, and may overlap. */
  readonly cages: readonly ClueCage[];
  /** Whether both main diagonals hold every number too. */
  readonly diagonals: boolean;
  readonly givens: Grid<number | undefined>;
}

/** Sides up to this are offered. */
export const LARGEST = 25;

/** The boxes of a board, or the regions of a jigsaw. */
export const regions = boxesOrRegions({ most: LARGEST });

/** What stands in a cell: beyond nine a number or a letter. */
export const digit = number(1, ({ width }) => width, { letters: true, emptySigns: ['*', '0', '-'] });

/** What a cage adds up to: on the largest board 325 at most, beyond 999 it is mistyped. */
export const sum = number(1, 999, { label: 'a sum' });

/** A sudoku of the digits of its cells. */
export const sudokuOf = (
  board: Board,
  regions: Regions,
  digits: readonly (number | undefined)[],
  { diagonals = false, cages = [] }: Partial<Pick<Sudoku, 'diagonals' | 'cages'>> = {},
): Sudoku => ({ board, regions, cages, diagonals, givens: new Grid(board.cells, digits) });
