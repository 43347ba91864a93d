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

/** Makes a puzzle of n rows of n digits; throws `PuzzleError` where they are not a sudoku. */
export function sudokuOf(rows: readonly (readonly (number | undefined)[])[], box?: Size): Sudoku {
  const n = rows.length;
  const shape = box ?? usualBox(n);
  if (shape.width * shape.height !== n)
    throw new PuzzleError(
      'bad-boxes',
      `boxes of ${shape.width}x${shape.height} hold ${shape.width * shape.height} cells, expected ${n} on a ${n}x${n} board`,
    );
  const board = new Board(n, n);
  const boxes = board.cells
    .filter(({ row, col }) => row % shape.height === 0 && col % shape.width === 0)
    .map(({ row, col }) => board.rectangle(row, col, shape.height, shape.width));
  return { board, box: shape, boxes, givens: new Grid(board.cells, rows.flat()) };
}

/** The box of a board whose text does not tell it: as square as can be, and rather wide than high. */
export function usualBox(n: number, position?: TextPosition): Size {
  if (n >= 4 && n <= LARGEST)
    for (let height = Math.floor(Math.sqrt(n)); height > 1; height--)
      if (n % height === 0) return { width: n / height, height };
  throw new PuzzleError(
    'bad-side',
    `a board of ${n}x${n} cannot be parted into boxes, expected a side of ${sides().join(', ')}`,
    position,
  );
}

/** Every side that has boxes. */
export function sides(): number[] {
  return Array.from({ length: LARGEST - 3 }, (_, at) => at + 4).filter((n) =>
    [2, 3, 4, 5].some((height) => n % height === 0 && n / height >= height),
  );
}

/** What a cell of a board of side n may hold, for messages. */
export const numbersTo = (n: number): string => `a number from 1 to ${n}`;
