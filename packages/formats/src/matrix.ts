import { type Board, type Grid, PuzzleError } from '@gridproof/core';
import { boardOf, type Size } from './size.js';

/** Rows of values, as JSON holds a board. */
export type Matrix = readonly (readonly unknown[])[];

/** The board that the rows of a JSON list make, all as long as the first; `name` is the list's path. */
export function matrixBoard(name: string, rows: Matrix): Board {
  const size = { width: rows[0]?.length ?? 0, height: rows.length };
  checkLengths(name, rows, size.width, ' as the first row');
  return boardOf(size);
}

/** Demands that the rows of a JSON list have the size of a board. */
export function checkMatrix(name: string, rows: Matrix, { width, height }: Size): void {
  checkLengths(name, rows, width);
  if (rows.length !== height)
    throw new PuzzleError('other-size', `${name} has length ${rows.length}, expected ${height}`);
}

function checkLengths(name: string, rows: Matrix, width: number, why = ''): void {
  for (const [at, { length }] of rows.entries())
    if (length !== width)
      throw new PuzzleError('ragged', `${name}[${at}] has length ${length}, expected ${width}${why}`);
}

/** The rows of a JSON list for the values of a board, `null` where there is none. */
export const gridMatrix = <T>(board: Board, grid: Grid<T>): (Exclude<T, undefined> | null)[][] =>
  board.rows.map((row) => grid.pick(row).map((value) => (value ?? null) as Exclude<T, undefined> | null));

/** The inverse of `gridMatrix`: all values of a JSON list, row by row. */
export const matrixValues = <T>(rows: readonly (readonly (T | null)[])[]): (T | undefined)[] =>
  rows.flat().map((value) => value ?? undefined);
