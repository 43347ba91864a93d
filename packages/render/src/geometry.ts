import type { Picture, Place } from '@gridproof/core';
import { shownHighlights } from './highlights.js';
import { marginsOf } from './margins.js';

/** A position in a drawing, in its own units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the parts of a picture stand in a drawing. */
export interface Geometry {
  /** The length of a cell's side. */
  readonly size: number;
  /** The outer size of the drawing without its legend. */
  readonly width: number;
  readonly height: number;
  /** The free space around everything. */
  readonly padding: number;
  /** Where upright line `line` of the lattice stands; line 0 is left of column 0. */
  x(line: number): number;
  /** Where level line `line` of the lattice stands; line 0 is above row 0. */
  y(line: number): number;
  /** The middle of a place. */
  middle(place: Place): Point;
}

/** The geometry of a picture; there is room for texts beside the board, and for marks on its edge. */
export function geometryOf(picture: Picture, size: number, least: number): Geometry {
  const all = [
    ...picture.marks.map(({ at }) => at),
    ...shownHighlights(picture).flatMap(({ places }) => places),
  ];
  const edged = all.some(({ kind }) => kind !== 'cell' && kind !== 'outside');
  const padding = Math.round(size * (edged ? 0.45 : 0.3));
  const ends = new Set(marginsOf(picture).map(({ end }) => end));
  const top = ends.has('above') ? -1 : 0;
  const left = ends.has('left') ? -1 : 0;
  const bottom = picture.height + (ends.has('below') ? 1 : 0);
  const right = picture.width + (ends.has('right') ? 1 : 0);
  const board = (right - left) * size + 2 * padding;
  const width = Math.max(board, least);
  const shift = Math.floor((width - board) / 2);
  const x = (line: number) => shift + padding + (line - left) * size;
  const y = (line: number) => padding + (line - top) * size;
  return {
    size,
    padding,
    width,
    height: (bottom - top) * size + 2 * padding,
    x,
    y,
    middle(place) {
      const across =
        place.kind === 'corner' ? 0 : place.kind === 'side' && place.towards === 'right' ? 1 : 0.5;
      const down = place.kind === 'corner' ? 0 : place.kind === 'side' && place.towards === 'below' ? 1 : 0.5;
      return { x: x(place.col + across), y: y(place.row + down) };
    },
  };
}
