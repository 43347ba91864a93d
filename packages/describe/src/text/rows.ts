import { type Board, checkSize, type Grid, PuzzleError, type Size } from '@gridproof/core';
import type { Token } from './text-board.js';

/** Splits a row into cells of one character each, without blanks. */
export function splitCharacters({ text, line, column }: Token): Token[] {
  const cells: Token[] = [];
  let at = column;
  for (const sign of text) {
    if (sign.trim() !== '') cells.push({ text: sign, line, column: at });
    at += sign.length;
  }
  return cells;
}

/** Splits a row into cells at blanks. */
export const splitWords = ({ text, line, column }: Token): Token[] =>
  Array.from(text.matchAll(/\S+/gu), (match) => ({ text: match[0], line, column: column + match.index }));

/** Checks that all rows have as many cells as the first (or `width`), and that the board is not too large. Throws `PuzzleError`. */
export function checkRectangle(rows: readonly (readonly Token[])[], width = rows[0]?.length ?? 0): void {
  checkRows(rows, width);
  checkSize({ width, height: rows.length });
}

/** Checks that there are rows, all as long as the first (or `width`); `what` is the noun for the items of a row. Throws `PuzzleError`. */
function checkRows(rows: readonly (readonly Token[])[], width = rows[0]?.length ?? 0, what = 'cell'): void {
  if (rows.length === 0) throw new PuzzleError('no-rows', 'found no rows, expected a board');
  for (const [at, row] of rows.entries()) if (row.length !== width) throw raggedRow(rows, at, width, what);
}

/** Checks that a board has the size of another; `what` names the board in messages: `the answer`. Throws `PuzzleError`. */
export function checkSameSize(
  rows: readonly (readonly Token[])[],
  { width, height }: Size,
  what: string,
): void {
  checkRectangle(rows, width);
  if (rows.length !== height)
    throw new PuzzleError('size-mismatch', `${what} is ${width}x${rows.length}, expected ${width}x${height}`);
}

/** Returns the error for a row with an unexpected number of cells. */
export function raggedRow(
  rows: readonly (readonly Token[])[],
  at: number,
  expected: number,
  what = 'cell',
): PuzzleError {
  const row = rows[at]!;
  const rowText = `${row.length} ${what}${row.length === 1 ? '' : 's'}`;
  const { line } = row[0] ?? rows[at - 1]?.[0] ?? {};
  return new PuzzleError('ragged', `row ${at + 1} has ${rowText}, expected ${expected}`, { line });
}

/** Prints a board row by row, with a separator between the cells of a row. */
export const printBoard = <T>(
  board: Board,
  values: Grid<T>,
  sign: (value: T) => string,
  between = '',
): string => board.rows.map((row) => values.pick(row).map(sign).join(between)).join('\n');
