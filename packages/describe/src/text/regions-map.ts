import { type Board, Grid, PuzzleError, type Side, type Size } from '@gridproof/core';
import { splitCharacters, splitWords } from './rows.js';
import type { Token } from './text-board.js';

/** The signs of the cells, where rows are a map of regions; none where they are no such map of the board. */
export function regionSigns(
  lines: readonly Token[],
  { width, height }: Size,
): readonly (readonly Token[])[] | undefined {
  // A board of one cell has no sides.
  if (lines.length !== height || width * height === 1) return undefined;
  const parted = width === 1 || lines.some((line) => splitWords(line).length > 1);
  const rows = lines.map(parted ? splitWords : splitCharacters);
  return rows.every(({ length }) => length === width) ? rows : undefined;
}

const OPEN = /^[?._]$/;

/**
 * Which sides part two regions of a map: those between cells with different signs. `open`: a cell may be open, and nothing is known of
 * its sides; else a dot is a sign too, of cells that are missing. Throws `PuzzleError`.
 */
export function sidesParted(
  rows: readonly (readonly Token[])[],
  sides: readonly Side[],
  board: Board,
  open: boolean,
): Grid<boolean | undefined, Side> {
  const unknown = rows.flat().find(({ text }) => text === '?');
  if (unknown && !open)
    throw new PuzzleError('bad-symbol', "found '?', expected the sign of a region", unknown);
  return Grid.over(sides, (side) => {
    const [one, other] = board.cellsAt(side).map(({ row, col }) => rows[row]![col]!.text) as [string, string];
    return open && (OPEN.test(one) || OPEN.test(other)) ? undefined : one !== other;
  });
}
