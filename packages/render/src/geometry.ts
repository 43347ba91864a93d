import { type Picture, type Place, wrapsAround } from '@gridproof/core';
import { bankSize } from './bank.js';
import { visibleHighlights } from './highlights.js';
import { marginSize } from './margin-size.js';

/** A position in a drawing, in its own units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The positions of a picture's places in a drawing. */
export interface PlacePositions {
  /** The side of a cell. */
  readonly size: number;
  /** The outer size of the drawing without its legend. */
  readonly width: number;
  readonly height: number;
  /** Returns the centre of a place. */
  middle(place: Place): Point;
}

/** The positions of a picture's parts in a drawing. */
export interface Geometry extends PlacePositions {
  /** The empty space around the drawing. */
  readonly padding: number;
  /** The lower end of the board with its margins, where the bank begins. */
  readonly bottom: number;
  /** Returns the position of upright line `line` of the lattice; line 0 is left of column 0. */
  x(line: number): number;
  /** Returns the position of level line `line` of the lattice; line 0 is above row 0. */
  y(line: number): number;
}

/** Returns the centre of a place on the lattice, in cells from the upper left corner of the board. */
export function latticePoint(place: Place): { readonly right: number; readonly down: number } {
  const { row, col, kind } = place;
  switch (kind) {
    case 'corner':
      return { right: col, down: row };
    case 'side':
      return place.towards === 'right'
        ? { right: col + 1, down: row + 0.5 }
        : { right: col + 0.5, down: row + 1 };
    case 'link':
      // A mark on a wrapping link stands at its end on the right or below.
      if (wrapsAround(place)) return latticePoint({ ...place, kind: 'side' });
      return place.towards === 'right'
        ? { right: col + (1 + place.length) / 2, down: row + 0.5 }
        : { right: col + 0.5, down: row + (1 + place.length) / 2 };
    default:
      return { right: col + 0.5, down: row + 0.5 };
  }
}

/** The minimum extent of a drawing. */
interface MinimumExtent {
  readonly minWidth?: number;
  /** Reserves space for marks on the edge. */
  readonly hasEdge?: boolean;
}

/** Returns the geometry of a picture, with space for texts beside the board and for marks on its edge. */
export function geometryOf(
  picture: Picture,
  size: number,
  { minWidth = 0, hasEdge = false }: MinimumExtent,
): Geometry {
  const all = [
    ...picture.marks.map(({ at }) => at),
    ...visibleHighlights(picture).flatMap(({ places }) => places),
  ];
  const roomy = hasEdge || all.some(({ kind }) => kind === 'corner' || kind === 'side');
  const padding = Math.round(size * (roomy ? 0.45 : 0.3));
  const reach = marginSize(picture);
  const [top, left] = [-reach.above, -reach.left];
  const bottom = picture.height + reach.below;
  const right = picture.width + reach.right;
  const board = (right - left) * size + 2 * padding;
  const bank = bankSize(picture, size, Math.max(board, minWidth) - 2 * padding);
  const width = Math.max(board, minWidth, bank.width + 2 * padding);
  const end = (bottom - top) * size + 2 * padding;
  const shift = Math.floor((width - board) / 2);
  const x = (line: number) => shift + padding + (line - left) * size;
  const y = (line: number) => padding + (line - top) * size;
  return {
    size,
    padding,
    width,
    height: end + bank.height,
    bottom: end,
    x,
    y,
    middle(place) {
      const { right, down } = latticePoint(place);
      return { x: x(right), y: y(down) };
    },
  };
}
