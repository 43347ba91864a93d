import { type Board, checkSize, type Grid, PuzzleError, type Size } from '@gridproof/core';
import type { Token } from './text-board.js';

/** The cells of a row, each one character; blanks are left out. */
export const splitCharacters = (row: Token): Token[] => pieces(row, /\S/gu);

/** The cells of a row, parted by blanks. */
export const splitWords = (row: Token): Token[] => pieces(row, /\S+/gu);

function pieces({ text, line, column }: Token, pattern: RegExp): Token[] {
  return [...text.matchAll(pattern)].map((match) => ({ text: match[0], line, column: column + match.index }));
}

/** Demands that all rows have as many cells as the first (or as said), and that the board is not too large. */
export function checkRectangle(rows: readonly (readonly Token[])[], width = rows[0]?.length ?? 0): void {
  checkRows(rows, width);
  checkSize({ width, height: rows.length });
}

/** Demands that there are rows, and that all are as long as the first (or as said); `what` a row is made of. */
function checkRows(rows: readonly (readonly Token[])[], width = rows[0]?.length ?? 0, what = 'cell'): void {
  if (rows.length === 0) throw new PuzzleError('no-rows', 'found no rows, expected a board');
  for (const [at, row] of rows.entries()) if (row.length !== width) throw raggedRow(rows, at, width, what);
}

/** Demands that a board has the size of another: `what` says which one, `the answer`. */
export function checkSameSize(
  rows: readonly (readonly Token[])[],
  { width, height }: Size,
  what: string,
): void {
  checkRectangle(rows, width);
  if (rows.length !== height)
    throw new PuzzleError('size-mismatch', `${what} is ${width}x${rows.length}, expected ${width}x${height}`);
}

/** The error that a row has another number of cells than expected. */
export function raggedRow(
  rows: readonly (readonly Token[])[],
  at: number,
  expected: number,
  what = 'cell',
): PuzzleError {
  const row = rows[at]!;
  const found = `${row.length} ${what}${row.length === 1 ? '' : 's'}`;
  const { line } = row[0] ?? rows[at - 1]?.[0] ?? {};
  return new PuzzleError('ragged', `row ${at + 1} has ${found}, expected ${expected}`, { line });
}

/** Writes a board row by row, with something between the cells of a row. */
export const printBoard = <T>(
  board: Board,
  values: Grid<T>,
  sign: (value: T) => string,
  between = '',
): string => board.rows.map((row) => values.pick(row).map(sign).join(between)).join('\n');
