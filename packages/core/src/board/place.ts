import { checkpoint } from '../checkpoint.js';
import { type Coordinates, cellNames, formatNumbers } from './coordinates.js';

/** A cell of the board; rows and columns count from 0, row first. */
export interface Cell {
  readonly kind: 'cell';
  readonly row: number;
  readonly col: number;
}

/** A corner: the upper left corner of cell (row, col). A board has one row and one column of corners more than of cells. */
export interface Corner {
  readonly kind: 'corner';
  readonly row: number;
  readonly col: number;
}

/** The side between cell (row, col) and its right or lower neighbour; row or col -1 is the edge of the board. */
export interface Side {
  readonly kind: 'side';
  readonly row: number;
  readonly col: number;
  readonly towards: 'right' | 'below';
}

/**
 * A straight link from cell (row, col) to the cell `length` cells to its right or below it; 1 for neighbours. A negative length wraps
 * around, from the last cell of a row or column to its first.
 */
export interface Link {
  readonly kind: 'link';
  readonly row: number;
  readonly col: number;
  readonly towards: 'right' | 'below';
  readonly length: number;
}

/** An end of a row or column. */
export type End = 'left' | 'right' | 'above' | 'below';

/** A place outside the board for the clue of a row or column, next to its first or last cell. */
export interface Outside {
  readonly kind: 'outside';
  readonly row: number;
  readonly col: number;
  /** `left` or `right` of a row, `above` or `below` a column. */
  readonly end: End;
}

/** Anything on a board or at its edge to which a clue, a rule or a violation can refer. */
export type Place = Cell | Corner | Side | Link | Outside;

/** Creates the cell at this row and column, both from 0; it need not be on any board. */
export const cell = (row: number, col: number): Cell => ({ kind: 'cell', row, col });
/** Creates the corner at the upper left of cell (row, col), which may be one past the last row or column. */
export const corner = (row: number, col: number): Corner => ({ kind: 'corner', row, col });
/** Creates the side of cell (row, col) towards its right or lower neighbour. */
export const side = (row: number, col: number, towards: Side['towards']): Side => ({
  kind: 'side',
  row,
  col,
  towards,
});

/** Creates the link from a cell to the cell `length` cells to its right or below it; by default to its neighbour. */
export const link = (row: number, col: number, towards: Link['towards'], length = 1): Link => ({
  kind: 'link',
  row,
  col,
  towards,
  length,
});

/** Returns the side between two neighbours. */
export const sideBetween = (one: Cell, other: Cell): Side =>
  side(Math.min(one.row, other.row), Math.min(one.col, other.col), one.row === other.row ? 'right' : 'below');

/** Returns the link between two cells of a row or column. */
export function linkBetween(one: Cell, other: Cell): Link {
  const [down, right] = [Math.abs(one.row - other.row), Math.abs(one.col - other.col)];
  const [row, col] = [Math.min(one.row, other.row), Math.min(one.col, other.col)];
  return right ? link(row, col, 'right', right) : link(row, col, 'below', down);
}

/** Returns whether a link wraps around the board. */
export const wrapsAround = ({ length }: Link): boolean => length < 0;

/** Creates the place outside the board at an end of a row or column, at position (row, col): `outside('left', 2, -1)` for the third row. */
export const outside = (end: End, row: number, col: number): Outside => ({ kind: 'outside', row, col, end });

/** The two corners of a side, or the two cells of a link. */
export function endsOf(place: Side): readonly [Corner, Corner];
export function endsOf(place: Link): readonly [Cell, Cell];
export function endsOf(place: Side | Link): readonly [Corner, Corner] | readonly [Cell, Cell];
export function endsOf(place: Side | Link): readonly [Corner, Corner] | readonly [Cell, Cell] {
  const { row, col, towards } = place;
  const right = towards === 'right';
  if (place.kind === 'side')
    return [right ? corner(row, col + 1) : corner(row + 1, col), corner(row + 1, col + 1)];
  const { length } = place;
  return [cell(row, col), right ? cell(row, col + length) : cell(row + length, col)];
}

/** The factor of the position in a `placeKey`; the remainder is the kind of the place. */
export const PLACE_KINDS = 8;

/** A number that identifies a place, for rows and columns from -1 to 40,000. */
export function placeKey(place: Place): number {
  checkpoint();
  return ((place.row + 1) * 40_002 + (place.col + 1)) * PLACE_KINDS + kindOf(place);
}

function kindOf(place: Place): number {
  switch (place.kind) {
    case 'cell':
      return 0;
    case 'corner':
      return 1;
    case 'side':
      return place.towards === 'right' ? 2 : 3;
    case 'link':
      return place.towards === 'right' ? 4 : 5;
    case 'outside':
      return 6;
  }
}

/** Name of a place in a player's words: `row 2, column 5`, or `r2c5`. */
export function placeName(place: Place, coordinates: Coordinates = 'words'): string {
  const names = cellNames(coordinates);
  const { row, col } = place;
  switch (place.kind) {
    case 'cell':
      return names.cell(row, col);
    case 'corner':
      return `corner ${row + 1}, ${col + 1}`;
    case 'outside':
      return place.end === 'left' || place.end === 'right'
        ? `the clue ${SIDES[place.end]} ${formatNumbers('row', [row])}`
        : `the clue ${SIDES[place.end]} ${names.columns([col])}`;
    case 'side':
      return `the side ${SIDES[sideOf(place)]} ${placeName(cellAt(place), coordinates)}`;
    case 'link': {
      const [from, to] = endsOf(place);
      if (place.length > 1) return `the link ${betweenEnds(place, coordinates)}`;
      const over = wrapsAround(place) ? ' over the rim' : '';
      const end = over ? placeName(to, coordinates) : names.nextCell(from, to);
      return `the link from ${placeName(from, coordinates)}${over} to ${end}`;
    }
  }
}

/** Name of the cells on both sides: `between row 1, columns 2 and 3`. */
export const betweenCells = ({ row, col, towards }: Side, coordinates: Coordinates): string =>
  betweenEnds(link(row, col, towards), coordinates);

/** Name of the ends of a link: `between row 1, columns 2 and 5`. */
export function betweenEnds(link: Link, coordinates: Coordinates): string {
  const [from, to] = endsOf(link);
  const [rows, columns] = [new Set([from.row, to.row]), new Set([from.col, to.col])];
  return `between ${cellNames(coordinates).cells([...rows], [...columns])}`;
}

/** Position of a side relative to `cellAt`: right or below; left or above at the edge of the board. */
export function sideOf({ row, col, towards }: Side): End {
  if (towards === 'right') return col < 0 ? 'left' : 'right';
  return row < 0 ? 'above' : 'below';
}

/** The cell by which a side is named. */
export const cellAt = ({ row, col }: Side): Cell => cell(Math.max(row, 0), Math.max(col, 0));

/** Phrases for the position of a side relative to its cell. */
export const SIDES: Readonly<Record<End, string>> = {
  left: 'left of',
  right: 'right of',
  above: 'above',
  below: 'below',
};
