import { type Coordinates, cellNames } from './coordinates.js';

/** A cell of the board; rows and columns count from 0, row first. */
export interface Cell {
  readonly kind: 'cell';
  readonly row: number;
  readonly col: number;
}

/** A corner of the lattice: the upper left corner of cell (row, col); a board has one row and one column more of them than cells. */
export interface Corner {
  readonly kind: 'corner';
  readonly row: number;
  readonly col: number;
}

/** The side between cell (row, col) and its right or lower neighbour; row or col -1 names the board's own edge. */
export interface Side {
  readonly kind: 'side';
  readonly row: number;
  readonly col: number;
  readonly towards: 'right' | 'below';
}

/** Anything on a board that a clue, a rule or a violation can point at. */
export type Place = Cell | Corner | Side;

/** The cell in this row and column, both from 0; it need not be on any board. */
export const cell = (row: number, col: number): Cell => ({ kind: 'cell', row, col });
/** The corner at the upper left of the cell (row, col), which may be one beyond the last row or column. */
export const corner = (row: number, col: number): Corner => ({ kind: 'corner', row, col });
/** The side of the cell (row, col) towards its right or lower neighbour. */
export const side = (row: number, col: number, towards: Side['towards']): Side => ({
  kind: 'side',
  row,
  col,
  towards,
});

/** A number that is equal for equal places and differs for different ones (rows and columns from -1 to 40,000). */
export function placeKey(place: Place): number {
  const kind = place.kind === 'cell' ? 0 : place.kind === 'corner' ? 1 : place.towards === 'right' ? 2 : 3;
  return ((place.row + 1) * 40_002 + (place.col + 1)) * 4 + kind;
}

/** A place as a player says it: `row 2, column 5`, or `r2c5`. */
export function placeName(place: Place, coordinates: Coordinates = 'words'): string {
  if (place.kind === 'corner') return `corner ${place.row + 1}, ${place.col + 1}`;
  const name = cellNames(coordinates).cell(place.row, place.col);
  if (place.kind === 'cell') return name;
  return `the side ${place.towards === 'right' ? 'right of' : 'below'} ${name}`;
}
