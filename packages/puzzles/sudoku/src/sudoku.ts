import { Board, type Cell, Grid, PuzzleError, type TextPosition } from '@gridproof/core';
import type { Size } from '@gridproof/formats';

/** A square board parted into boxes, with some of its digits. */
export interface Sudoku {
  readonly board: Board;
  /** The size of one box. */
  readonly box: Size;
  readonly boxes: readonly (readonly Cell[])[];
  readonly givens: Grid<number | undefined>;
}

/** Sides from 4 to this are offered. */
export const LARGEST = 25;

/** Makes a puzzle of n rows of n digits; throws `PuzzleError` where they are not a sudoku, at the place of the box. */
export function sudokuOf(
  rows: readonly (readonly (number | undefined)[])[],
  box?: Size,
  position?: TextPosition,
): Sudoku {
  const n = rows.length;
  const usual = usualBox(n);
  const { width, height } = box ?? usual;
  if (!boxesOf(n).some((one) => one.width === width && one.height === height))
    throw new PuzzleError(
      'bad-boxes',
      `boxes of ${width}x${height} do not part a board of ${n}x${n}, expected some as ${usual.width}x${usual.height}`,
      position,
    );
  const board = new Board(n, n);
  const boxes = board.cells
    .filter(({ row, col }) => row % height === 0 && col % width === 0)
    .map(({ row, col }) => board.rectangle(row, col, height, width));
  return { board, box: { width, height }, boxes, givens: new Grid(board.cells, rows.flat()) };
}

/** The box of a board whose text does not tell it: as square as can be, and rather wide than high. */
export function usualBox(n: number): Size {
  const usual = boxesOf(n).findLast(({ width, height }) => width >= height);
  if (usual) return usual;
  throw new PuzzleError(
    'bad-side',
    `a board of ${n}x${n} cannot be parted into boxes, expected a side of ${sides().join(', ')}`,
  );
}

/** Every side that has boxes. */
export const sides = (): number[] =>
  Array.from({ length: LARGEST }, (_, at) => at + 1).filter((n) => boxesOf(n).length > 0);

/** The boxes that part a board of side n, the flattest first. */
const boxesOf = (n: number): Size[] =>
  Array.from({ length: Math.min(n, LARGEST) }, (_, at) => ({ width: n / (at + 1), height: at + 1 })).filter(
    ({ width, height }) => n <= LARGEST && Number.isInteger(width) && width > 1 && height > 1,
  );

/** What a cell of a board of side n may hold, for messages. */
export const numbersTo = (n: number): string => `a number from 1 to ${n}`;
