import { type Board, Grid, PuzzleError, type Side, type Size } from '@gridproof/core';
import { splitCharacters, splitWords } from './rows.js';
import type { Token } from './text-board.js';

/** Returns the signs of the cells if the rows are a map of regions; undefined if they are not a map of this board. */
export function regionSigns(
  lines: readonly Token[],
  { width, height }: Size,
): readonly (readonly Token[])[] | undefined {
  // A board of one cell has no sides.
  if (lines.length !== height || width * height === 1) return undefined;
  const hasBlanks = width === 1 || lines.some((line) => splitWords(line).length > 1);
  const rows = lines.map(hasBlanks ? splitWords : splitCharacters);
  return rows.every(({ length }) => length === width) ? rows : undefined;
}

const OPEN = /^[?._]$/;

/**
 * Returns the sides between cells with different signs on a map of regions. With `open`, cells may be open and their sides are unknown;
 * otherwise a dot is also a sign, for missing cells. Throws `PuzzleError`.
 */
export function regionSides(
  rows: readonly (readonly Token[])[],
  sides: readonly Side[],
  board: Board,
  open: boolean,
): Grid<boolean | undefined, Side> {
  const unknown = rows.flat().find(({ text }) => text === '?');
  if (unknown && !open)
    throw new PuzzleError('bad-symbol', "found '?', expected the sign of a region", unknown);
  return Grid.from(sides, (side) => {
    const [one, other] = board.cellsAt(side).map(({ row, col }) => rows[row]![col]!.text) as [string, string];
    return open && (OPEN.test(one) || OPEN.test(other)) ? undefined : one !== other;
  });
}
