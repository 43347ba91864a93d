import { type Board, corner, type Place, placeKey, side } from '@gridproof/core';
import { readGapDigits, TWO_CLUES, writeGapDigits } from './gap-digits.js';
import type { Scanner } from './scanner.js';
import { readSkips, writeSkips } from './skips.js';

/** A dot on a cell, on the side between two cells or on the corner among four. */
export interface Dot {
  readonly at: Place;
  readonly black: boolean;
}

/** All places where a dot may be, half a cell apart, from the middle of the first cell to that of the last, row by row. */
export const latticeOf = (board: Board): readonly Place[] =>
  Array.from({ length: 2 * board.height - 1 }, (_, row) =>
    Array.from({ length: 2 * board.width - 1 }, (_, col) => latticePlace(board, row, col)),
  ).flat();

function latticePlace(board: Board, row: number, col: number): Place {
  const [above, left] = [Math.floor(row / 2), Math.floor(col / 2)];
  if (row % 2 && col % 2) return corner(above + 1, left + 1);
  if (row % 2) return side(above, left, 'below');
  if (col % 2) return side(above, left, 'right');
  return board.cell(above, left);
}

/**
 * Reads the dots of a puzz.link body, and leaves what follows: the cells that are missing from the board, where there
 * are any.
 */
export function readDots(scanner: Scanner, board: Board): Dot[] {
  const lattice = latticeOf(board);
  const found = readGapDigits(scanner, lattice.length, TWO_CLUES, 'a dot');
  return dotsOf(
    lattice,
    found.map((colour) => (colour === undefined ? undefined : colour === 1)),
  );
}

/** The inverse of `readDots`: a digit takes up to seven empty places along. */
export const writeDots = (board: Board, dots: readonly Dot[]): string =>
  writeGapDigits(
    coloursOf(board, dots).map((black) => (black === undefined ? undefined : Number(black))),
    TWO_CLUES,
  );

/** Reads the dots of one of Simon Tatham's ids: a letter skips places up to a dot, in upper case a black one. */
export const readSkippedDots = (scanner: Scanner, board: Board): Dot[] => {
  const lattice = latticeOf(board);
  return dotsOf(lattice, readSkips(scanner, lattice.length));
};

/** The inverse of `readSkippedDots`. */
export const writeSkippedDots = (board: Board, dots: readonly Dot[]): string =>
  writeSkips(coloursOf(board, dots));

const dotsOf = (lattice: readonly Place[], colours: readonly (boolean | undefined)[]): Dot[] =>
  lattice.flatMap((at, index) => {
    const black = colours[index];
    return black === undefined ? [] : { at, black };
  });

/** For each place of the lattice whether its dot is black. */
function coloursOf(board: Board, dots: readonly Dot[]): (boolean | undefined)[] {
  const colours = new Map(dots.map(({ at, black }) => [placeKey(at), black]));
  return latticeOf(board).map((place) => colours.get(placeKey(place)));
}
