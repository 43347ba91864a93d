import { Board, Grid, PuzzleError, type Size } from '@gridproof/core';
import { type Regions, regionAt, regionsOf } from '../board/regions.js';
import { checkRectangle, checkSameSize, printBoard } from './rows.js';
import type { Token } from './text-board.js';

/** What a map of regions may hold. */
export interface RegionMapOptions {
  /** The size that the map must have; any size by default. */
  readonly size?: Size | undefined;
  /** Whether cells may be in no region: those are `.` or `_`. */
  readonly partial?: boolean;
}

const OUTSIDE = /^[._]$/;

/**
 * Reads a map of regions: connected cells with the same sign are one region, so a sign may be used again for
 * a region elsewhere. Throws `PuzzleError`.
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
 * A letter for each region and `.` for cells in none: letters of their own while there are enough, beyond that the
 * first letter that no neighbour has.
 */
export function printRegionMap(board: Board, regions: Regions): string {
  const region = regionAt(board, regions);
  const signs = regions.length <= SIGNS.length ? SIGNS : signsShared(board, regions, region);
  return printBoard(board, region, (at) => (at === undefined ? '.' : signs[at]!));
}

/** Contacts of regions are a planar graph: for 40,000 of them 42 signs would do. */
function signsShared(board: Board, regions: Regions, region: Grid<number | undefined>): string[] {
  const signs: string[] = [];
  for (const cells of regions) {
    const taken = new Set<string | undefined>();
    for (const other of region.pick(cells.flatMap((cell) => board.beside(cell))))
      if (other !== undefined) taken.add(signs[other]);
    signs.push(SIGNS.find((sign) => !taken.has(sign))!);
  }
  return signs;
}
