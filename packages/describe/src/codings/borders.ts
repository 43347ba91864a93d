import { type Board, type Cell, windows } from '@gridproof/core';
import { type Regions, regionIndices, regionsJoined } from '../board/regions.js';
import type { Scanner } from '../text/scanner.js';
import { readBits, writeBits } from './bits.js';

/** Pairs of cells that share a side. */
export type Neighbours = readonly (readonly [Cell, Cell])[];

/** Neighbours in a row, row by row. */
const across = (board: Board): Neighbours => board.rows.flatMap((row) => windows(row, 2)) as never;

/** Neighbours in a column, row by row too. */
const down = (board: Board): Neighbours =>
  windows(board.rows, 2).flatMap(([above, below]) => above!.map((one, col) => [one, below![col]!] as const));

/** Reads which sides between two cells are walls, five to a digit, and leaves what follows: the neighbours without a wall. */
export const readOpenSides = (scanner: Scanner, board: Board): Neighbours =>
  [across(board), down(board)].flatMap((neighbours) => {
    const walls = readBits(scanner, neighbours.length, 5);
    return neighbours.filter((_, at) => !walls[at]);
  });

/** The inverse of `readOpenSides`. */
export const writeWalls = (board: Board, isWall: (one: Cell, other: Cell) => boolean): string =>
  [across(board), down(board)]
    .map((neighbours) =>
      writeBits(
        neighbours.map(([one, other]) => isWall(one, other)),
        5,
      ),
    )
    .join('');

/**
 * Reads the borders of a puzz.link body, five sides of cells to a digit, and leaves what follows. A wall that ends
 * within a region parts nothing.
 */
export const readBorders = (scanner: Scanner, board: Board): Regions =>
  regionsJoined(board, readOpenSides(scanner, board));

/** The inverse of `readBorders`, with walls between regions only. */
export function writeBorders(board: Board, regions: Regions): string {
  const region = regionIndices(board, regions);
  return writeWalls(board, (one, other) => region.at(one) !== region.at(other));
}
