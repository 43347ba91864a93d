import { checkpoint } from '../checkpoint.js';
import type { Board } from './board.js';
import { Grid } from './grid.js';
import type { Cell } from './place.js';

/**
 * Regions of cells that are connected by sides: cells in reading order, regions in the order of their first cells. Together they cover the
 * board unless stated otherwise.
 */
export type Regions = readonly (readonly Cell[])[];

/** Returns the regions of a board, where a function decides which neighbours belong together. */
export const regionsOf = (board: Board, together: (one: Cell, other: Cell) => boolean): Regions =>
  findRegions(board, (cell) => board.neighbours(cell), together);

/** Returns the regions that result from joining these pairs of cells. */
export function joinRegions(board: Board, joined: readonly (readonly [Cell, Cell])[]): Regions {
  const beside = Grid.from(board.cells, (): Cell[] => []);
  for (const [one, other] of joined) {
    beside.at(one).push(other);
    beside.at(other).push(one);
  }
  return findRegions(
    board,
    (cell) => beside.at(cell),
    () => true,
  );
}

function findRegions(
  { cells, width }: Board,
  beside: (cell: Cell) => readonly Cell[],
  together: (one: Cell, other: Cell) => boolean,
): Regions {
  /** The number of each cell's region, from 1; 0 if there is none yet. */
  const pieceAt = new Int32Array(cells.length);
  const regions: Cell[][] = [];
  for (let start = 0; start < cells.length; start++) {
    if (pieceAt[start]) continue;
    const piece = regions.push([]);
    pieceAt[start] = piece;
    const reached = [cells[start]!];
    for (const cell of reached) {
      checkpoint();
      for (const other of beside(cell)) {
        const at = other.row * width + other.col;
        if (pieceAt[at] || !together(cell, other)) continue;
        pieceAt[at] = piece;
        reached.push(other);
      }
    }
  }
  for (let at = 0; at < cells.length; at++) regions[pieceAt[at]! - 1]!.push(cells[at]!);
  return regions;
}

/** Returns the index of each cell's region, from 0. Throws `RangeError` for a cell in no region. */
export const regionIndices = (board: Board, regions: Regions): Grid<number> =>
  regionAt(board, regions).map((number, { row, col }) => {
    if (number === undefined) throw new RangeError(`cell (${row}, ${col}) is in no region`);
    return number;
  });

/** Returns the index of each cell's region, from 0; undefined for a cell in no region. */
export function regionAt(board: Board, regions: Regions): Grid<number | undefined> {
  const numbers: (number | undefined)[] = new Array(board.cells.length).fill(undefined);
  for (const [at, cells] of regions.entries())
    for (const { row, col } of cells) numbers[row * board.width + col] = at;
  return new Grid(board.cells, numbers);
}
