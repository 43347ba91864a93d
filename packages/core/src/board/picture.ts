import type { Cell, End, Link, Place, Side } from './place.js';
import type { BoardSymbol as Sign } from './symbol.js';

/** Origin of a mark: the puzzle's author (clue) or the solver (found). */
export type SymbolSource = 'clue' | 'found';

/**
 * Text or a symbol at a cell, corner or side, or a text outside the board at one end of a row or column. A `note` is small, in the upper
 * left of a cell (a cage's sum).
 */
export interface Mark {
  readonly at: Place;
  readonly source: SymbolSource;
  readonly text?: string;
  readonly symbol?: Sign;
  readonly note?: string;
  /**
   * Several texts: up to four in a cell, or any number outside the board, in reading order. `text`, if present, is the same in one line.
   */
  readonly list?: readonly string[];
  /** Two texts in a cell with a diagonal between them; either may be absent. `text`, if present, is the same in one line. */
  readonly split?: Split;
  /** Colour, for marks that also differ by colour. */
  readonly colour?: MarkColour;
  /** Less prominent than a clue, for numbers of rows and columns and values known from the rules. */
  readonly mild?: true;
  /** A satisfied clue, drawn in grey. */
  readonly done?: true;
  /** Indices of the satisfied texts of a partly satisfied list. */
  readonly doneItems?: readonly number[];
}

/** Colours of marks: 1 blue, 2 green, 3 red, 4 violet, 5 brown, 6 teal, 7 that of clues, 8 grey. */
export type MarkColour = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Texts on both sides of the diagonal from the upper left: `below` it for the cells below, `above` it for the cells to the right. */
export interface Split {
  readonly below?: string;
  readonly above?: string;
}

/**
 * The shade of a cell: `dark` for blackened cells, `grey` for blackened cells that show the lines of the board, `light` for cells known to
 * stay white, with a dot, `pale` for the same with a tint; `covered` for unknown cells on boards whose `open` cells are white; `lit` for
 * illuminated cells, `water`, `grass` and `hatched` for cells known to be empty, `filled` for cells full of water, `tint` for separate
 * areas, diagonals for cells on a diagonal, and four more tints to distinguish areas.
 */
export interface Shade {
  readonly at: Place;
  readonly tone: Tone;
  readonly source: SymbolSource;
}

/** Kind of shade of a cell. */
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

/** Thin lines from corner to corner of a cell: rising to the right, falling, or both. */
export type Diagonal = 'rising' | 'falling' | 'crossing';

/** Tints that stay distinguishable in greyscale. */
export type Tint = `tint-${1 | 2 | 3 | 4}`;

/** A line on a side of a cell: `thick` walls around regions, `dashed` lines at weaker boundaries. */
export interface Wall {
  readonly at: Side;
  readonly weight: 'thick' | 'dashed';
  readonly source: SymbolSource;
}

/** Cells with an outline. Cages may overlap. */
export interface Cage {
  readonly cells: readonly Cell[];
  /**
   * `dashed`, slightly inside the cells, by default; `solid` on their sides, as thick as a wall; `outline` slightly inside, with round
   * corners.
   */
  readonly style?: 'dashed' | 'solid' | 'outline';
  readonly source: SymbolSource;
}

/** One to four lines between the middles of two cells, or a line from the middle of a cell to the middle of one of its sides. */
export type Stroke =
  | { readonly at: Link; readonly count?: 1 | 2 | 3 | 4; readonly source: SymbolSource }
  | { readonly at: Cell; readonly towards: End; readonly source: SymbolSource };

/**
 * A thermometer: a bulb in the first of its cells and a tube through the others, each next to the one before. It is filled where its cells
 * are `dark`.
 */
export interface Tube {
  readonly cells: readonly Cell[];
  readonly source: SymbolSource;
}

/** Pencil marks: the values that an open cell may still have, in small print. */
export interface Candidates {
  readonly at: Cell;
  /** All values in their order, so that each has a fixed position in every cell; undefined for an excluded value. */
  readonly marks: readonly (CandidateMark | undefined)[];
  /** Position of marks without fixed positions: in the corners and between them, or in one row in the middle. */
  readonly within?: 'corners' | 'middle';
}

/** A possible value of an open cell. */
export interface CandidateMark {
  readonly text: string;
  /** The value has just been excluded and is crossed out. */
  readonly excluded?: true;
}

/** Places that a message refers to. */
export interface Highlight {
  readonly places: readonly Place[];
  readonly meaning: 'differs' | 'wrong' | 'certain' | 'reason';
  /** Text of the legend. */
  readonly label: string;
}

/** One of the items below a board that are used up on it. */
export interface BankItem {
  /** Signs side by side. */
  readonly symbols?: readonly Sign[];
  /** Text after the signs. */
  readonly text?: string;
  /** Description in words if the text is not enough. */
  readonly label?: string;
  /** The item is on the board and therefore pale and struck through. */
  readonly used?: true;
}

/**
 * Lines of a board: `grid` between and around its cells, `dashed` between them, `dots` only at the corners of cells, each cell as one of
 * `boxes` with gaps between them, or `none`. Text output shows only the lines around the board and the dots.
 */
export type Frame = 'grid' | 'dashed' | 'dots' | 'boxes' | 'none';

/** A board as data for text, ANSI colour and SVG output. `width` and `height` count cells. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** The cells of a board that is not a full rectangle. */
  readonly cells?: readonly Cell[];
  readonly marks: readonly Mark[];
  readonly shades?: readonly Shade[];
  readonly walls?: readonly Wall[];
  readonly cages?: readonly Cage[];
  readonly strokes?: readonly Stroke[];
  readonly tubes?: readonly Tube[];
  /** Lines between and around the cells; `grid` by default. */
  readonly frame?: Frame;
  /** Interval, in cells, of stronger lines. */
  readonly majorLines?: number;
  /** Strokes lie on tiles, one per cell: they are thick, with a knob where only one ends. */
  readonly tiled?: true;
  /** Tiles that are connected to a source, drawn in colour; the sources come first. */
  readonly fed?: readonly Cell[];
  /**
   * Found strokes and walls get one colour per connected component; with `texts`, a component has the colour of the text in one of its cells.
   */
  readonly hues?: true | 'texts';
  /** Information without a place on the board, as a line below it. */
  readonly caption?: string;
  /** Items that are used up on the board. They are drawn below it instead of the caption, which gives the same in words. */
  readonly bank?: readonly BankItem[];
  readonly highlights?: readonly Highlight[];
  readonly candidates?: readonly Candidates[];
}
