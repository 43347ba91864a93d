import {
  type Board,
  type Cell,
  Grid,
  PuzzleError,
  placeName,
  type Regions,
  regionIndices,
  regionsOf,
  type TextPosition,
} from '@gridproof/core';
import type { Scanner } from '../text/scanner.js';

/**
 * Returns the regions for the region number or name of each cell, row by row; `null` is no region. Throws `PuzzleError` for a region in two
 * pieces; `where` returns the text position of a cell's number.
 */
export function regionsOfNumbers(
  board: Board,
  numbers: readonly (number | string | null)[],
  where: (at: number) => TextPosition = () => ({}),
): Regions {
  const number = new Grid(board.cells, numbers);
  const pieces = regionsOf(board, (one, other) => number.at(one) === number.at(other));
  const regions = pieces.filter(([first]) => number.at(first!) !== null);
  const seen = new Map<number | string | null, Cell>();
  for (const first of regions.map((cells) => cells[0]!)) {
    const before = seen.get(number.at(first));
    if (before)
      throw new PuzzleError(
        'split-region',
        `region ${number.at(first)} is in two pieces, at ${placeName(before)} and at ${placeName(first)}`,
        where(board.cells.indexOf(first)),
      );
    seen.set(number.at(first), first);
  }
  return regions;
}

/** Inverse of `regionsOfNumbers` as rows, with numbers from 1; each cell must be in a region. */
export const regionMatrix = (board: Board, regions: Regions): number[][] => {
  const region = regionIndices(board, regions);
  return board.rows.map((row) => region.pick(row).map((at) => at + 1));
};

/** Reads the region number of each cell, row by row, separated by commas, up to the end, as in some Puzzle Team tasks. */
export function readRegionNumbers(scanner: Scanner, board: Board): Regions {
  const all = `${board.cells.length} cells`;
  const numbers: string[] = [];
  const starts: number[] = [];
  for (const read of board.cells.keys()) {
    if (read > 0 && scanner.done) throw scanner.tooShort(read, all);
    if (read > 0 && !scanner.take(/,/y)) throw scanner.unexpected("','");
    starts.push(scanner.at);
    const number = scanner.take(/\d+/y);
    if (number === undefined) throw scanner.unexpected("the number of a cell's region");
    numbers.push(number);
  }
  if (!scanner.done) throw scanner.tooLong(all);
  return regionsOfNumbers(board, numbers, (at) => scanner.positionOf(starts[at]!));
}

/** Inverse of `readRegionNumbers`, with numbers from 1. */
export const writeRegionNumbers = (board: Board, regions: Regions): string =>
  regionIndices(board, regions)
    .values.map((at) => at + 1)
    .join(',');
