import { type Board, boxOf, type ClueCage, Grid, layers, type Regions, values } from '@gridproof/describe';

/** The names of the rules. */
export type Rule = 'row' | 'column' | 'box' | 'region' | 'diagonal' | 'cage' | 'sum';

/** A square board in boxes or other regions, some of its numbers, and what its variants ask for. */
export interface Sudoku {
  readonly board: Board;
  /** The boxes, or the regions of a jigsaw. */
  readonly regions: Regions;
  /** The cages of a killer with their sums; they need not be all of the board, and may overlap. */
  readonly cages: readonly ClueCage[];
  /** True if both main diagonals also contain every number. */
  readonly diagonals: boolean;
  readonly givens: Grid<number | undefined>;
}

/** Sides up to this are offered. */
export const LARGEST = 25;

/** The boxes of a board, or the regions of a jigsaw. */
export const regions = layers.boxesOrRegions({ most: LARGEST });

/** Returns the name of the rule about the regions: players call only some of them boxes. */
export const regionRule = (regions: Regions): 'box' | 'region' => (boxOf(regions) ? 'box' : 'region');

/** The number of a cell; beyond nine also written as a letter. */
export const digit = values.number(1, ({ width }) => width, { letters: true, emptySigns: ['*', '0', '-'] });

/** The sum of a cage: at most 325 on the largest board; a value above 999 is a typing error. */
export const sum = values.number(1, 999, { label: 'a sum' });

/** A sudoku of the digits of its cells. */
export const sudokuOf = (
  board: Board,
  regions: Regions,
  digits: readonly (number | undefined)[],
  { diagonals = false, cages = [] }: Partial<Pick<Sudoku, 'diagonals' | 'cages'>> = {},
): Sudoku => ({ board, regions, cages, diagonals, givens: new Grid(board.cells, digits) });
