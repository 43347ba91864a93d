import { type Board, cell, corner, type Place, side } from '@gridproof/core';

/**
 * Returns the place at a number of half cells below and to the right of the centre of the first cell; between two cells it is a side, or a
 * link.
 */
export function latticePlace(down: number, across: number, links = false): Place {
  const [row, col] = [Math.floor(down / 2), Math.floor(across / 2)];
  const [between, beside] = [down % 2 !== 0, across % 2 !== 0];
  if (between && beside) return corner(row + 1, col + 1);
  if (!between && !beside) return cell(row, col);
  const towards = beside ? 'right' : 'below';
  return links ? { kind: 'link', row, col, towards, length: 1 } : side(row, col, towards);
}

/** Returns the centres of cells, of sides between two cells and of corners between four, row by row. */
export const latticeOf = ({ width, height }: Board): readonly Place[] =>
  Array.from({ length: 2 * height - 1 }, (_, down) =>
    Array.from({ length: 2 * width - 1 }, (_, across) => latticePlace(down, across)),
  ).flat();

/** Returns the centre of a place in cells from the centre of the first cell; halves lie between two cells. */
export function middleOf(place: Place): { readonly row: number; readonly col: number } {
  const { row, col } = place;
  if (place.kind === 'corner') return { row: row - 0.5, col: col - 0.5 };
  if (place.kind !== 'side') return { row, col };
  return place.towards === 'right' ? { row, col: col + 0.5 } : { row: row + 0.5, col };
}

/** Returns the sign of an empty place of the lattice in text. */
export function lineAt(place: Place): string {
  if (place.kind === 'cell') return '.';
  if (place.kind !== 'side') return '+';
  return place.towards === 'right' ? '|' : '-';
}
