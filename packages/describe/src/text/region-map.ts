import { Board, Grid, PuzzleError, type Regions, regionAt, regionsOf, type Size } from '@gridproof/core';
import { checkRectangle, checkSameSize, printBoard } from './rows.js';
import type { Token } from './text-board.js';

/** Options of a map of regions. */
export interface RegionMapOptions {
  /** The required size of the map; any size by default. */
  readonly size?: Size | undefined;
  /** Allows cells in no region, `.` or `_`. */
  readonly partial?: boolean;
}

const OUTSIDE = /^[._]$/;

/**
 * Parses a map of regions: connected cells with the same sign are one region, so a sign may be reused for a region elsewhere. Throws
 * `PuzzleError`.
 */
export function readRegionMap(
  rows: readonly (readonly Token[])[],
  { size, partial = false }: RegionMapOptions = {},
): { readonly board: Board; readonly regions: Regions } {
  for (const token of rows.flat())
    if (!partial && OUTSIDE.test(token.text))
      throw new PuzzleError('bad-symbol', `found '${token.text}', expected the sign of a region`, token);
  if (size) checkSameSize(rows, size, 'the map of regions');
  else checkRectangle(rows);
  const board = new Board(rows[0]!.length, rows.length);
  const sign = new Grid(
    board.cells,
    rows.flat().map(({ text }) => (OUTSIDE.test(text) ? undefined : text)),
  );
  const pieces = regionsOf(board, (one, other) => sign.at(one) === sign.at(other));
  return { board, regions: pieces.filter(([first]) => sign.at(first!) !== undefined) };
}

const SIGNS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];

/**
 * Prints a letter for each region and `.` for cells in none: unique letters while there are enough, then the first letter that no neighbour
 * has.
 */
export function printRegionMap(board: Board, regions: Regions): string {
  const region = regionAt(board, regions);
  const signs = regions.length <= SIGNS.length ? SIGNS : shareSigns(board, regions, region);
  return printBoard(board, region, (at) => (at === undefined ? '.' : signs[at]!));
}

/** Adjacent regions form a planar graph: 42 signs suffice for 40,000 regions. */
function shareSigns(board: Board, regions: Regions, region: Grid<number | undefined>): string[] {
  const signs: string[] = [];
  for (const cells of regions) {
    const taken = new Set<string | undefined>();
    for (const other of region.pick(cells.flatMap((cell) => board.neighbours(cell))))
      if (other !== undefined) taken.add(signs[other]);
    signs.push(SIGNS.find((sign) => !taken.has(sign))!);
  }
  return signs;
}
