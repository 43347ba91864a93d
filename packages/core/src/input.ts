import type { Picture } from './board/picture.js';
import type { Cell, Side } from './board/place.js';
import type { CornerOfCell } from './board/symbol.js';

/** Values of variables of the answer, by their ids. */
export type EntryValues = ReadonlyMap<number, boolean | number>;

/**
 * What a press on a place does: `toggle` enters the value of the button or takes it back, `cycle` goes through all values, `select` makes the
 * place the one that keys write to, `quarter` enters the triangle whose right angle lies in the quarter of the cell that is pressed, and `turn`
 * turns the tile in a cell.
 */
export type Press = 'toggle' | 'cycle' | 'select' | 'quarter' | 'turn';

/**
 * What a drag does: `paint` repeats the first entry over the places passed, `mark` does so with marks alone, `copy` enters the value that stands
 * where the drag began, `trace` draws along the places passed, `rectangle` draws one from corner to corner, `connect` joins the first place to
 * the last, and `select` selects all places passed.
 */
export type Drag = 'paint' | 'mark' | 'copy' | 'trace' | 'rectangle' | 'connect' | 'select';

/** How a player writes on the fields of one layer of the answer. */
export interface LayerInput {
  /** The variables of its fields: from `first` to before `end`. */
  readonly first: number;
  readonly end: number;
  /** Where its fields lie; walls are sides between two cells. */
  readonly on: 'cells' | 'links' | 'sides' | 'walls';
  readonly press: Press;
  readonly drag: Drag;
  /** A drag keeps to the row or column in which it begins to move. */
  readonly straight?: true;
  /** Where a quarter of a cell is pressed: the value of the triangle with its right angle there. */
  readonly quarters?: Readonly<Record<CornerOfCell, boolean | number>>;
  /** A drag enters at most so many values. */
  readonly dragLimit?: number;
  /** What the left button enters, and the right one; none where values are selected. */
  readonly left?: boolean | number;
  readonly right?: boolean | number;
}

/** What a player draws that is no value yet, by where it stands: walls of areas, turns of tiles, steps of chains. */
export type Strokes = ReadonlyMap<number, number>;

/** Strokes of a puzzle, and what they say. */
export type StrokeInput = AreaInput | TileInput | ChainInput;

interface StrokeValues {
  /** The values that strokes stand for, and those that were entered. `sure`: only what the player has decided, not how a tile just lies. */
  values(strokes: Strokes, entered: EntryValues, sure: boolean): EntryValues;
}

/** Areas are drawn by the walls between them, by `placeKey` of the sides. An area with one root belongs to it. */
export interface AreaInput extends StrokeValues {
  readonly kind: 'areas';
  readonly sides: readonly Side[];
  /** A picture with the walls that are drawn. */
  draw(picture: Picture, strokes: Strokes): Picture;
}

/** Tiles are turned in their cells. A stroke is twice the number of quarter turns, and 1 more where the tile is locked. */
export interface TileInput extends StrokeValues {
  readonly kind: 'tiles';
  readonly tiles: readonly {
    readonly cell: Cell;
    /** How many ways it may lie. */
    readonly turns: number;
  }[];
  /** A picture with the tiles as they lie; the key of a tile's stroke is its position in `tiles`. */
  draw(picture: Picture, strokes: Strokes): Picture;
}

/** Cells are joined to their successors, whose value is one more: from the variable of each to that of the next. */
export interface ChainInput extends StrokeValues {
  readonly kind: 'chain';
  /** The variables that may follow a variable. */
  successors(variable: number): readonly number[];
  /** A picture with letters in chains that have no number yet. */
  draw(picture: Picture, strokes: Strokes, entered: EntryValues): Picture;
}

/** How players write on the board of a puzzle. */
export interface BoardInput {
  readonly layers: readonly LayerInput[];
  /** What is entered with a value, or taken back with it. */
  together(
    variable: number,
    value: boolean | number | undefined,
  ): readonly (readonly [number, boolean | number | undefined])[];
  /** The values that follow from what was entered by the way the board is written on. */
  implied(entered: EntryValues): EntryValues;
  readonly strokes?: StrokeInput;
}
