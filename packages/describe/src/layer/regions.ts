import {
  type Board,
  type Cell,
  joinRegions,
  PuzzleError,
  placeKey,
  placeName,
  regionsOf,
  type TextPosition,
  type Wall,
  wallsAround,
} from '@gridproof/core';
import { regionMatrix, regionsOfNumbers } from '../codings/region-numbers.js';
import { isList } from '../json/json-kind.js';
import { jsonValueError } from '../json/places.js';
import { printRegionMap, readRegionMap } from '../text/region-map.js';
import { splitCharacters } from '../text/rows.js';
import { type Bound, boundOn } from '../value/number.js';
import type { Layer } from './layer.js';

/** Regions of cells that are connected by sides and cover the board. */
export type Regions = readonly (readonly Cell[])[];

/** Options of a layer of regions. */
export interface RegionsOptions {
  /** The number of cells of each region, if all have the same size. */
  readonly size?: Bound;
  /** The maximum number of cells of a region. */
  readonly maxSize?: number;
  /** The plural noun for messages, if not `regions`: `dominoes`. */
  readonly label?: string;
}

/** Creates a layer of regions that cover the board. */
export function regions({ size, maxSize, label }: RegionsOptions = {}): Layer<Regions> {
  return {
    label,
    text: {
      kind: 'map',
      what: `the map of ${label ?? 'regions'}`,
      tokens: splitCharacters,
      read: (rows, board) =>
        readRegionMap(rows, { size: board }).regions.map((cells) =>
          cells.map(({ row, col }) => board.cell(row, col)),
        ),
      print: (content, board) => printRegionMap(board, content),
    },
    empty: () => undefined,
    count: (content) => content.length,
    sizeInJson: (data) =>
      isList(data) && data.every(isList) ? { width: data[0]?.length ?? 0, height: data.length } : undefined,
    fromJson: (data, board, path) => regionsOfNumbers(board, numbersIn(data, board, path)),
    toJson: (content, board) => regionMatrix(board, content),
    ...(size !== undefined && {
      check: (content: Regions, board: Board) => {
        checkRegionSizes(content, boundOn(size, board));
      },
    }),
    ...(maxSize !== undefined && { check: (content: Regions) => checkMaxSize(content, maxSize) }),
    transform: (content, { board, cell }) => {
      const at = new Map(
        content.flatMap((cells, number) => cells.map((one) => [placeKey(cell(one)), number] as const)),
      );
      return regionsOfNumbers(
        board,
        board.cells.map((one) => at.get(placeKey(one))!),
      );
    },
    // Regions of one fixed size cannot grow individually.
    ...(size === undefined && {
      simplest: (board: Board) => (maxSize === undefined ? [board.cells] : board.cells.map((cell) => [cell])),
      withRegion: (content: Regions, cells: readonly Cell[], board: Board) =>
        joinCells(content, cells, board, maxSize),
    }),
    draw: (content, board) => ({ walls: drawWallsAround(board, content, 'clue') }),
    fromPicture: (seen, board) => {
      const thick = seen.walls.filter(({ weight }) => weight === 'thick').map(({ at }) => placeKey(at));
      const walls = new Set(thick);
      const open = board.innerSides.filter((side) => !walls.has(placeKey(side)));
      return joinRegions(
        board,
        open.map((side) => board.cellsAt(side) as [Cell, Cell]),
      );
    },
    sample: (board, randomBelow) => {
      if (maxSize !== undefined) return drawLines(board, maxSize, randomBelow);
      // Each cell joins the cell above it, the one to its left, or neither.
      const joins = new Map(board.cells.map((cell) => [cell, randomBelow(5)]));
      return regionsOf(board, (one, other) => {
        const [first, second] = one.row < other.row || one.col < other.col ? [one, other] : [other, one];
        return joins.get(second)! % 2 === 0
          ? first.row < second.row
          : joins.get(second)! > 0 && first.col < second.col;
      });
    },
  };
}

/** Adds these cells to the region of the first; a single cell, or a region that would be too large, becomes a region of its own. */
function joinCells(
  content: Regions,
  cells: readonly Cell[],
  board: Board,
  most = Number.POSITIVE_INFINITY,
): Regions {
  const at = new Map(content.flatMap((region, nth) => region.map((cell) => [placeKey(cell), nth] as const)));
  const [first] = cells;
  const before = at.get(placeKey(first!))!;
  const all = new Set([...content[before]!, ...cells].map(placeKey));
  const number = cells.length === 1 || all.size > most ? content.length : before;
  for (const cell of cells) at.set(placeKey(cell), number);
  return regionsOf(board, (one, other) => at.get(placeKey(one)) === at.get(placeKey(other)));
}

/** Draws regions, mostly lines of `most` cells in a row or column, and a few single cells. */
function drawLines(board: Board, most: number, randomBelow: (bound: number) => number): Regions {
  const taken = new Map<Cell, number>();
  for (const [nth, first] of board.cells.entries()) {
    if (taken.has(first)) continue;
    const across = randomBelow(2);
    for (const [down, right] of [
      [1 - across, across],
      [across, 1 - across],
    ] as const) {
      const line = Array.from({ length: most }, (_, at) => ({
        row: first.row + at * down,
        col: first.col + at * right,
      })).filter((one) => board.has(one));
      const cells = line.map(({ row, col }) => board.cell(row, col));
      if (cells.some((cell) => taken.has(cell))) continue;
      for (const cell of cells) taken.set(cell, nth);
    }
    if (!taken.has(first)) taken.set(first, nth);
  }
  return regionsOf(board, (one, other) => taken.get(one) === taken.get(other));
}

/** Throws `PuzzleError` if a region has more than `most` cells. */
function checkMaxSize(regions: Regions, most: number): void {
  const large = regions.find(({ length }) => length > most);
  if (large)
    throw new PuzzleError(
      'bad-region',
      `the cells connected with ${placeName(large[0]!)} are ${large.length}, expected at most ${most}`,
    );
}

/** Returns the regions after a check of their size. Throws `PuzzleError` at the position of a cell. */
export function checkRegionSizes(
  regions: Regions,
  wanted: number,
  where: (cell: Cell) => TextPosition = () => ({}),
): Regions {
  const odd = regions.find(({ length }) => length !== wanted);
  if (!odd) return regions;
  const cells = odd.length === 1 ? '1 cell' : `${odd.length} cells`;
  throw new PuzzleError(
    'bad-region',
    `the region of ${placeName(odd[0]!)} has ${cells}, expected ${wanted}`,
    where(odd[0]!),
  );
}

/** Parses rows of region numbers from JSON, one for each cell. Throws `PuzzleError`. */
export function numbersIn(data: unknown, board: Board, path: string): readonly number[] {
  if (!isList(data)) throw jsonValueError(path, data, 'a list');
  if (data.length !== board.height)
    throw new PuzzleError('size-mismatch', `${path} has length ${data.length}, expected ${board.height}`);
  return data.flatMap((row, at) => {
    if (!isList(row)) throw jsonValueError(`${path}[${at}]`, row, 'a list');
    if (row.length !== board.width)
      throw new PuzzleError('ragged', `${path}[${at}] has length ${row.length}, expected ${board.width}`);
    return row.map((one, col) => {
      if (typeof one === 'number') return one;
      throw jsonValueError(`${path}[${at}][${col}]`, one, 'a number');
    });
  });
}

/** Draws thick walls around regions. */
export const drawWallsAround = (board: Board, regions: Regions, source: Wall['source']): readonly Wall[] =>
  wallsAround(board, regions).map((at) => ({ at, weight: 'thick', source }));
