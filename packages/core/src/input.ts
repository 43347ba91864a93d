import type { Picture } from './board/picture.js';
import type { Cell, Side } from './board/place.js';
import type { CornerOfCell } from './board/symbol.js';

/** Entered values by the ids of their answer variables. */
export type EntryValues = ReadonlyMap<number, boolean | number>;

/**
 * Effect of a press on a place: `toggle` enters or removes the value of the button, `cycle` steps through all values, `select` selects the
 * place for the keyboard, `quarter` enters the triangle whose right angle lies in the pressed quarter of the cell, and `turn` turns the
 * tile in a cell.
 */
export type Press = 'toggle' | 'cycle' | 'select' | 'quarter' | 'turn';

/**
 * Effect of a drag: `paint` repeats the first entry over the places passed, `mark` does so with marks only, `copy` enters the value of the
 * place where the drag began, `trace` draws along the places passed, `rectangle` draws a rectangle from corner to corner, `connect`
 * connects the first place to the last, and `select` selects all places passed.
 */
export type Drag = 'paint' | 'mark' | 'copy' | 'trace' | 'rectangle' | 'connect' | 'select';

/** Input on the fields of one layer of the answer. */
export interface LayerInput {
  /** Ids of the fields' variables: from `first` to before `end`. */
  readonly first: number;
  readonly end: number;
  /** Position of the fields; walls are sides between two cells. */
  readonly placeKind: 'cells' | 'links' | 'sides' | 'walls';
  readonly press: Press;
  readonly drag: Drag;
  /** A drag stays in the row or column of its first move. */
  readonly straight?: true;
  /** Values of the quarters of a cell: the triangle with its right angle there. */
  readonly quarters?: Readonly<Record<CornerOfCell, boolean | number>>;
  /** Maximum number of values that a drag enters. */
  readonly dragLimit?: number;
  /** Number of values that a keypad offers first, if not all. */
  readonly keypadSize?: number;
  /** Values of the left and the right button; undefined if values are selected otherwise. */
  readonly left?: boolean | number;
  readonly right?: boolean | number;
}

/** Strokes that are not values yet, by key: walls of regions, rotations of tiles, steps of chains. */
export type Strokes = ReadonlyMap<number, number>;

/** Strokes of a puzzle and their effect on values. */
export type StrokeInput = AreaInput | TileInput | ChainInput;

interface StrokeValues {
  /**
   * Values that the strokes imply, and the entered values. `sure`: only decisions of the player, not the present rotation of an unlocked
   * tile.
   */
  values(strokes: Strokes, entered: EntryValues, sure: boolean): EntryValues;
  /** Adapts the strokes to known values. */
  fit?(strokes: Strokes, known: EntryValues): Strokes;
}

/** Cells that walls and the edge of the board enclose. */
export interface EnclosedArea {
  readonly cells: readonly Cell[];
  /** Variables of the cells. */
  readonly variables: readonly number[];
  /** Number of regions with a root among the cells. */
  readonly regions: number;
  /** The cells are no region, and no further walls divide them into regions: a root or a size does not fit. */
  readonly isImpossible: boolean;
}

/** Regions that are drawn by the walls between them, keyed by `placeKey` of the sides. A region with one root belongs to that root. */
export interface AreaInput extends StrokeValues {
  readonly kind: 'areas';
  readonly sides: readonly Side[];
  /** Returns the areas into which the walls divide the board. */
  areas(strokes: Strokes): readonly EnclosedArea[];
  /**
   * Adds walls where cells of known regions meet cells that cannot belong to them, and around regions with all their cells known. Removes
   * walls between cells of one region.
   */
  fit(strokes: Strokes, known: EntryValues): Strokes;
  /** Adds the walls to a picture, and tints cells of known regions, with their roots, until walls and other known cells surround them. */
  draw(picture: Picture, strokes: Strokes, entered: EntryValues): Picture;
}

/** Tiles that are turned in their cells. A stroke is twice the number of quarter turns, plus 1 if the tile is locked. */
export interface TileInput extends StrokeValues {
  readonly kind: 'tiles';
  readonly tiles: readonly {
    readonly cell: Cell;
    /** Number of different rotations. */
    readonly turns: number;
  }[];
  /** Turns the tiles beside known values so that they fit, and locks those at which every value is known. */
  fit(strokes: Strokes, known: EntryValues): Strokes;
  /** Draws the tiles in their rotations. The key of a tile's stroke is its index in `tiles`. */
  draw(picture: Picture, strokes: Strokes): Picture;
}

/** Cells that are linked to their successors, whose value is one more. A stroke leads from the variable of a cell to that of the next. */
export interface ChainInput extends StrokeValues {
  readonly kind: 'chain';
  /** Variables that may follow a variable. */
  successors(variable: number): readonly number[];
  /** Adds letters for chains that have no number yet. */
  draw(picture: Picture, strokes: Strokes, entered: EntryValues): Picture;
}

/** Input on the board of a puzzle. */
export interface BoardInput {
  readonly layers: readonly LayerInput[];
  /** Values that are entered or removed together with a value. */
  linkedValues(
    variable: number,
    value: boolean | number | undefined,
  ): readonly (readonly [number, boolean | number | undefined])[];
  /** Values that the entries imply by the way the board is filled in. */
  impliedValues(entered: EntryValues): EntryValues;
  readonly strokes?: StrokeInput;
}
