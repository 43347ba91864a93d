import {
  type Board,
  type Cell,
  cell,
  type Place,
  PuzzleError,
  placeKey,
  placeName,
  type TextPosition,
} from '@gridproof/core';
import type { Dot } from '@gridproof/formats';

/** A board with the centres of its regions in reading order; in a picture the region of a black one is tinted. */
export interface Galaxies {
  readonly board: Board;
  /** The cells that there are: all of the board, unless some are missing. */
  readonly cells: readonly Cell[];
  readonly centers: readonly Dot[];
}

/**
 * Makes a puzzle of centres in reading order; `where` tells where in the text one of them stands. Throws `PuzzleError`
 * where there are none, and where one touches a cell that is missing.
 */
export function galaxiesOf(
  board: Board,
  centers: readonly Dot[],
  missing: readonly Cell[] = [],
  where: readonly TextPosition[] = [],
): Galaxies {
  if (centers.length === 0) throw new PuzzleError('no-centers', 'found no centres, expected at least one');
  const gone = new Set(missing.map(placeKey));
  for (const [n, { at }] of centers.entries()) {
    const touched = around(at).find((one) => gone.has(placeKey(one)));
    if (touched)
      throw new PuzzleError(
        'center-outside',
        `the centre at ${placeName(at)} needs a cell at ${placeName(touched)}, where one is missing`,
        where[n],
      );
  }
  return { board, cells: board.cells.filter((one) => !gone.has(placeKey(one))), centers };
}

/** The cells of a board that are not in the puzzle. */
export function missingFrom({ board, cells }: Galaxies): readonly Cell[] {
  const there = new Set(cells.map(placeKey));
  return board.cells.filter((one) => !there.has(placeKey(one)));
}

/** Where a place is, in cells from the middle of the first cell: halves lie between two cells. */
export function positionOf(place: Place): { readonly row: number; readonly col: number } {
  const { row, col } = place;
  if (place.kind === 'corner') return { row: row - 0.5, col: col - 0.5 };
  if (place.kind !== 'side') return { row, col };
  return place.towards === 'right' ? { row, col: col + 0.5 } : { row: row + 0.5, col };
}

/** The cells that a place touches: one, two or four. */
export function around(place: Place): readonly Cell[] {
  const { row, col } = positionOf(place);
  return [...new Set([Math.floor(row), Math.ceil(row)])].flatMap((r) =>
    [...new Set([Math.floor(col), Math.ceil(col)])].map((c) => cell(r, c)),
  );
}

/** Where half a turn about a place takes a cell: it may be beyond the board. */
export function halfTurn({ row, col }: Cell, about: Place): Cell {
  const middle = positionOf(about);
  return cell(2 * middle.row - row, 2 * middle.col - col);
}
