import type { Cell, Place, Side } from './place.js';

/** Who put a thing on the board: the puzzle's author (a clue) or the solver (found). */
export type Source = 'clue' | 'found';

/** A sign that is drawn, not written. `slash` and `backslash` run from corner to corner of a cell. */
export type Symbol = 'disc' | 'circle' | 'slash' | 'backslash' | 'cross' | 'mine' | 'lamp' | 'dot';

/** Text or a symbol at a cell, corner or side, or a text outside the board at one end of a row or column. A `note` is small, in the upper left of a cell (a cage's sum). */
export interface Mark {
  readonly at: Place;
  readonly source: Source;
  readonly text?: string;
  readonly symbol?: Symbol;
  readonly note?: string;
}

/**
 * The ground of a cell: `dark` for blackened cells, `light` for cells known to stay white, `lit` for cells that light falls on,
 * `tint` for areas set apart.
 */
export interface Shade {
  readonly at: Place;
  readonly tone: 'dark' | 'light' | 'lit' | 'tint';
  readonly source: Source;
}

/** A line on a side of a cell: `thick` walls around regions, `dashed` ones where something weaker ends. */
export interface Wall {
  readonly at: Side;
  readonly weight: 'thick' | 'dashed';
  readonly source: Source;
}

/** Cells with a dashed line around them, a little inside. Cages may overlap. */
export interface Cage {
  readonly cells: readonly Cell[];
  readonly source: Source;
}

/** What an open cell may still hold, small: pencil marks. */
export interface Candidates {
  readonly at: Cell;
  /** All values in their order, so that each has a place of its own in every cell; nothing for one that is out of the question. */
  readonly marks: readonly (Candidate | undefined)[];
}

/** A value that an open cell may hold. */
export interface Candidate {
  readonly text: string;
  /** It has just been excluded, and is crossed out. */
  readonly excluded?: true;
}

/** Places that a message points at. */
export interface Highlight {
  readonly places: readonly Place[];
  readonly meaning: 'differs' | 'wrong' | 'certain' | 'reason';
  /** What the legend says of them. */
  readonly label: string;
}

/** A board as data: what is drawn where, for text, ANSI colour and SVG alike. `width` and `height` count cells. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** The cells that there are, where not every position of the rectangle is one. */
  readonly cells?: readonly Cell[];
  readonly marks: readonly Mark[];
  readonly shades?: readonly Shade[];
  readonly walls?: readonly Wall[];
  readonly cages?: readonly Cage[];
  /** Thin lines between the cells and around them, unless false; text leaves out those between. */
  readonly lines?: boolean;
  /** What must be known and stands nowhere on the board, as a line below it. */
  readonly caption?: string;
  readonly highlights?: readonly Highlight[];
  readonly candidates?: readonly Candidates[];
}
