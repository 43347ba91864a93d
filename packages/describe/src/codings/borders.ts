import { type Board, type Cell, joinRegions, type Regions, regionIndices, windows } from '@gridproof/core';
import type { Scanner } from '../text/scanner.js';
import { readBits, writeBits } from './bits.js';

/** Pairs of cells that share a side. */
export type NeighbourPairs = readonly (readonly [Cell, Cell])[];

/** Returns the pairs of neighbours in a row, row by row. */
const across = (board: Board): NeighbourPairs => board.rows.flatMap((row) => windows(row, 2)) as never;

/** Returns the pairs of neighbours in a column, row by row. */
const down = (board: Board): NeighbourPairs =>
  windows(board.rows, 2).flatMap(([above, below]) =>
    above!.map((cell, col) => [cell, below![col]!] as const),
  );

/** Reads the walls between cells, five sides to a digit, up to the last side. Returns the neighbours without a wall. */
export const readOpenSides = (scanner: Scanner, board: Board): NeighbourPairs =>
  [across(board), down(board)].flatMap((neighbours) => {
    const walls = readBits(scanner, neighbours.length, 5);
    return neighbours.filter((_, at) => !walls[at]);
  });

/** Inverse of `readOpenSides`. */
export const writeWalls = (board: Board, isWall: (one: Cell, other: Cell) => boolean): string =>
  [across(board), down(board)]
    .map((neighbours) =>
      writeBits(
        neighbours.map(([one, other]) => isWall(one, other)),
        5,
      ),
    )
    .join('');

/** Reads the borders of a puzz.link body, five sides to a digit, up to the last side. A wall that ends within a region separates nothing. */
export const readBorders = (scanner: Scanner, board: Board): Regions =>
  joinRegions(board, readOpenSides(scanner, board));

/** Inverse of `readBorders`, with walls only between regions. */
export function writeBorders(board: Board, regions: Regions): string {
  const region = regionIndices(board, regions);
  return writeWalls(board, (one, other) => region.at(one) !== region.at(other));
}
