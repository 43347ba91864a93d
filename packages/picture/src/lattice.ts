import type { Cell } from '@gridproof/core';
import type { Box } from './glyph-image.js';

/** Square cells of a board in a picture, in pixels. */
export interface Lattice {
  readonly rows: number;
  readonly cols: number;
  /** Side of a cell. */
  readonly size: number;
  /** Position of the upper left corner. */
  readonly left: number;
  readonly top: number;
  /** Width of the border of each cell that is not seen, because lines are there; by default, it depends on the size. */
  readonly border?: number;
  /** The boxes of a board without lines between its cells. */
  readonly boxes?: Boxes;
}

/** Cells that are separate boxes, with gaps between them. */
export interface Boxes {
  /** Side of a box in pixels. */
  readonly side: number;
  /** Places of the lattice without a box. */
  readonly gaps: readonly Cell[];
  /** Boxes beside or below the board that belong on it, in reading order. */
  readonly pieces: readonly Box[];
}
