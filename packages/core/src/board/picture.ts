import type { Cell, End, Link, Place, Side } from './place.js';
import type { BoardSymbol as Sign } from './symbol.js';

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
  /** A colour of its own, where marks are told apart by colour too. */
  readonly colour?: MarkColour;
  /** Less prominent than a clue: it numbers rows and columns, or is known from the rules. */
  readonly mild?: true;
  /** A clue that is satisfied: it is grey. */
  readonly done?: true;
  /** The positions of those texts of its list that are satisfied, though not all are. */
  readonly doneItems?: readonly number[];
}

/** The colours of marks: 1 blue, 2 green, 3 red, 4 violet, 5 brown, 6 teal, 7 that of clues, 8 grey. */
export type MarkColour = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** What stands on both sides of the diagonal from the upper left: below it what is said of the cells below, above it what is said of those to the right. */
export interface Split {
  readonly below?: string;
  readonly above?: string;
}

/**
 * The ground of a cell: `dark` for blackened cells, `grey` for blackened cells in which the lines of the board are seen, `light`
 * for cells known to stay white, with a dot, `pale` for the same with a tinted ground; `covered` for cells that are not known yet, on boards where `open` cells are white;
 * `lit` for cells that light falls on, `water`, `grass` and `hatched` for cells known to hold nothing else, `filled` for cells full of
 * water, `tint` for areas set apart, diagonals for cells that lie on one, and four more tints where areas must be told apart.
 */
export interface Shade {
  readonly at: Place;
  readonly tone: Tone;
  readonly source: Source;
}

/** What the ground of a cell is like. */
export type Tone =
  | 'dark'
  | 'grey'
  | 'light'
  | 'pale'
  | 'covered'
  | 'open'
  | 'lit'
  | 'water'
  | 'filled'
  | 'grass'
  | 'hatched'
  | 'tint'
  | Diagonal
  | Tint;

/** Thin lines from corner to corner of a cell: the one that rises to the right, the one that falls, or both. */
export type Diagonal = 'rising' | 'falling' | 'crossing';

/** Tints that are told apart, in grey too. */
export type Tint = `tint-${1 | 2 | 3 | 4}`;

/** A line on a side of a cell: `thick` walls around regions, `dashed` ones where something weaker ends. */
export interface Wall {
  readonly at: Side;
  readonly weight: 'thick' | 'dashed';
  readonly source: Source;
}

/** Cells with a line around them. Cages may overlap. */
export interface Cage {
  readonly cells: readonly Cell[];
  /** `dashed`, a little inside of the cells, by default; `solid` on their sides, as thick as a wall; `outline` a little inside, with round corners. */
  readonly style?: 'dashed' | 'solid' | 'outline';
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
  /** Where they stand where not each has a place of its own: in its corners and between them, or in its middle in one row. */
  readonly within?: 'corners' | 'middle';
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

/** One of the things below a board that are used up on it. */
export interface BankItem {
  /** Signs side by side. */
  readonly symbols?: readonly Sign[];
  /** Written behind the signs. */
  readonly text?: string;
  /** What it is in words, where its text does not say it. */
  readonly label?: string;
  /** It stands on the board: it is pale and struck through. */
  readonly used?: true;
}

/**
 * The lines of a board: `grid` between its cells and around them, `dashed` between them, `dots` only at the corners of cells, each
 * cell as one of `boxes` with gaps between them, or `none`. Text shows those around the board at most, and the dots.
 */
export type Frame = 'grid' | 'dashed' | 'dots' | 'boxes' | 'none';

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
  /** The lines between the cells and around them; `grid` by default. */
  readonly frame?: Frame;
  /** Of the lines between the cells every one after so many cells is stronger. */
  readonly majorLines?: number;
  /** Strokes lie on tiles, each in its cell: they are thick, and a knob is where only one ends. */
  readonly tiled?: true;
  /** Tiles that are connected with a source, which comes first: they are coloured. */
  readonly fed?: readonly Cell[];
  /** Strokes and walls that were found have a colour of their own for each connected piece. */
  readonly hues?: true;
  /** What must be known and stands nowhere on the board, as a line below it. */
  readonly caption?: string;
  /** Things that are used up on the board. They are drawn below it instead of the caption, which says the same in words. */
  readonly bank?: readonly BankItem[];
  readonly highlights?: readonly Highlight[];
  readonly candidates?: readonly Candidates[];
}
