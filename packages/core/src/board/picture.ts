import type { Cell, End, Link, Place, Side } from './place.js';
import type { Symbol as Sign } from './symbol.js';

/** Who put a thing on the board: the puzzle's author (a clue) or the solver (found). */
export type Source = 'clue' | 'found';

/** Text or a symbol at a cell, corner or side, or a text outside the board at one end of a row or column. A `note` is small, in the upper left of a cell (a cage's sum). */
export interface Mark {
  readonly at: Place;
  readonly source: Source;
  readonly text?: string;
  readonly symbol?: Sign;
  readonly note?: string;
  /** Several texts: up to four in a cell, or any number outside the board, in reading order. `text` says the same in one line, where it is given. */
  readonly list?: readonly string[];
  /** Two texts in a cell that a diagonal parts; either may be missing. `text` says the same in one line, where it is given. */
  readonly split?: Split;
}

/** What stands on both sides of the diagonal from the upper left: below it what is said of the cells below, above it what is said of those to the right. */
export interface Split {
  readonly below?: string;
  readonly above?: string;
}

/**
 * The ground of a cell: `dark` for blackened cells, `light` for cells known to stay white, `lit` for cells that light falls on,
 * `tint` for areas set apart, and four more tints where areas must be told apart.
 */
export interface Shade {
  readonly at: Place;
  readonly tone: Tone;
  readonly source: Source;
}

/** What the ground of a cell is like. */
export type Tone = 'dark' | 'light' | 'lit' | 'tint' | Tint;

/** Tints that are told apart, in grey too. */
export type Tint = `tint-${1 | 2 | 3 | 4}`;

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

/** A line from the middle of a cell to the middle of another, once or up to four times, or to the middle of one of its own sides, where it ends. */
export type Stroke =
  | { readonly at: Link; readonly count?: 1 | 2 | 3 | 4; readonly source: Source }
  | { readonly at: Cell; readonly towards: End; readonly source: Source };

/**
 * A bulb in the first of its cells, and a tube from it through the others, each beside the one before. It is filled where its
 * cells are `dark`.
 */
export interface Tube {
  readonly cells: readonly Cell[];
  readonly source: Source;
}

/** What an open cell may still hold, small: pencil marks. */
export interface Candidates {
  readonly at: Cell;
  /** All values in their order, so that each has a place of its own in every cell; nothing for one that has been ruled out. */
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
  /** The cells of the board, where not every position of the rectangle is one. */
  readonly cells?: readonly Cell[];
  readonly marks: readonly Mark[];
  readonly shades?: readonly Shade[];
  readonly walls?: readonly Wall[];
  readonly cages?: readonly Cage[];
  readonly strokes?: readonly Stroke[];
  readonly tubes?: readonly Tube[];
  /** Thin lines between the cells and around them, unless false; text leaves out those between. */
  readonly lines?: boolean;
  /** What must be known and stands nowhere on the board, as a line below it. */
  readonly caption?: string;
  readonly highlights?: readonly Highlight[];
  readonly candidates?: readonly Candidates[];
}
