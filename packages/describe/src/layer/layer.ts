import type {
  BankItem,
  Board,
  Cage,
  Cell,
  Mark,
  Place,
  Shade,
  Size,
  Stroke,
  Tube,
  Wall,
} from '@gridproof/core';
import type { Token } from '../text/text-board.js';

/** The parts of a picture that a layer adds. */
export interface LayerPicture {
  readonly marks?: readonly Mark[];
  readonly shades?: readonly Shade[];
  readonly walls?: readonly Wall[];
  readonly cages?: readonly Cage[];
  readonly strokes?: readonly Stroke[];
  readonly tubes?: readonly Tube[];
}

/** The data of a puzzle during parsing: its board, and the layers and options read so far. */
export type LayerData = { readonly board: Board } & { readonly [name: string]: unknown };

/** A layer whose text is a board of its own: a map of regions or cages. */
export interface MapText<V> {
  readonly kind: 'map';
  /** The noun for messages: `the map of regions`. */
  readonly what: string;
  /** The JSON does not show the size of the board. */
  readonly sizeless?: true;
  /** Splits a row into its cells. */
  tokens(row: Token): readonly Token[];
  /** Parses the rows. Throws `PuzzleError`. */
  read(rows: readonly (readonly Token[])[], board: Board): V;
  /** Inverse of `read`. */
  print(content: V, board: Board): string;
}

/** A layer whose text is a field, `mines: 10`. */
export interface FieldText<V> {
  readonly kind: 'field';
  /** The name in lower case. */
  readonly name: string;
  /** Parses the field. Throws `PuzzleError`. */
  read(token: Token, board: Board): V;
  /** Inverse of `read`. */
  print(content: V): string;
}

/** A layer whose text is several fields that are numbered from 1 on, `row 2: 12`. */
export interface NumberedFieldsText<V> {
  readonly kind: 'fields';
  /** The word before the number, in lower case. */
  readonly name: string;
  /** Parses the fields by number. Throws `PuzzleError`. */
  read(fields: ReadonlyMap<string, Token>, board: Board): V;
  /** Inverse of `read`. */
  print(content: V): readonly (readonly [nth: number, sign: string])[];
}

/** The fields and maps in a text that belong to one layer. */
export interface NamedSections {
  /** The fields by name. */
  readonly fields: ReadonlyMap<string, Token>;
  /** The rows of each map, in the order of the text. */
  readonly maps: readonly (readonly Token[])[];
}

/** A layer with its own names in the text: names of fields, and of maps on the lines below, `cages:`. */
export interface NamedText<V> {
  readonly kind: 'names';
  /** Names of fields in lower case. */
  readonly fields: readonly string[];
  /** Names of maps in lower case; `cages N` matches any number. */
  readonly maps: readonly string[];
  /** Splits a row of a map into its cells. */
  tokens(row: Token): readonly Token[];
  /** Parses the fields and maps. Throws `PuzzleError`. */
  read(sections: NamedSections, board: Board): V;
  /** Inverse of `read`: lines above the board, and maps below it. */
  print(content: V, board: Board): { readonly fields: readonly string[]; readonly maps: readonly string[] };
}

/** A layer whose text is several fields that show the size of the board: `columns: 1 3, 2`, `rows: …`. */
export interface SizeFieldsText<V> {
  readonly kind: 'size fields';
  /** Names of the fields in lower case. */
  readonly names: readonly string[];
  /** Returns the size that the fields show. Throws `PuzzleError`. */
  sizeOf(fields: ReadonlyMap<string, Token>): Size;
  /** Parses the fields. Throws `PuzzleError`. */
  read(fields: ReadonlyMap<string, Token>, board: Board): V;
  /** Inverse of `read`. */
  print(content: V): readonly (readonly [name: string, text: string])[];
}

/** The number of values that a layer must hold. */
export interface RequiredCount {
  readonly number: number;
  /** Returns the error message for another number. */
  readonly message: (count: number) => string;
}

/** A layer of values at places, with a sign for each. */
export interface PlacesText {
  readonly kind: 'places';
}

/** The elements of a picture by their places. */
export interface SeenPicture {
  readonly walls: readonly Wall[];
  readonly cages: readonly Cage[];
  readonly tubes: readonly Tube[];
  readonly bank: readonly BankItem[];
  readonly caption: string | undefined;
  /** Returns the marks at a place. */
  marksAt(place: Place): readonly Mark[];
  /** Returns the value of a value type whose look explains most of what a place shows; undefined if none explains anything. */
  valueAt(place: Place, value: any, board: Board): any;
}

/** A board after a transform. */
export interface TransformedBoard {
  readonly board: Board;
  /** Returns the new cell of a cell of the old board. */
  cell(before: Cell): Cell;
}

/** A kind of data of a puzzle: its places, and its form in each format. */
export interface Layer<V> {
  /** The plural noun for messages; the layer's name by default. */
  readonly label: string | undefined;
  readonly text:
    | MapText<V>
    | FieldText<V>
    | NumberedFieldsText<V>
    | SizeFieldsText<V>
    | NamedText<V>
    | PlacesText;
  /** Returns the JSON keys if there are several: `fromJson` and `toJson` then use a list of their values in this order. */
  keys?(name: string): readonly string[];
  /** Returns the default content; undefined if there is no default. */
  empty(board: Board): V | undefined;
  /** Returns the error message for a board on which `empty` returns nothing, if that needs an explanation. */
  missingMessage?(board: Board): string;
  /** Returns the content of new puzzles, if `empty` returns nothing. */
  initial?(board: Board): V;
  /** The content is never empty. */
  readonly nonEmpty?: boolean;
  /** Counts the values, without those that are implied. */
  count(content: V): number;
  /** Describes the content for a format that does not support the layer; the number of values by default. */
  describeContent?(content: V): string;
  /** Returns the board size that the layer's JSON shows; undefined if it shows none. May throw `PuzzleError`. */
  sizeInJson(data: unknown, path: string): Size | undefined;
  /** Parses JSON; `path` names it in messages. Throws `PuzzleError`. */
  fromJson(data: unknown, board: Board, path: string): V;
  /** Inverse of `fromJson`. */
  toJson(content: V, board: Board): unknown;
  /** Draws the content. */
  draw(content: V, board: Board): LayerPicture;
  /** Inverse of `draw`: returns the content that a picture shows; undefined if it shows none. May throw `PuzzleError`. */
  fromPicture?(seen: SeenPicture, board: Board): V | undefined;
  /** Returns possible items of a pool, which may be drawn by signs. */
  poolValues?(board: Board): readonly unknown[];
  /** Checks the content, from any format. Throws `PuzzleError`. */
  check?(content: V, board: Board): void;
  /** Returns the required number of values, if other layers determine it. */
  requiredCount?(data: LayerData): RequiredCount;
  /** Returns the content with another number of values. */
  resize?(content: V, number: number, board: Board): V;
  /** Returns the content after a transform of the board; values at places do not need this. */
  transform?(content: V, onto: TransformedBoard): V;
  /** Returns the simplest content, if the layer must not be empty. */
  simplest?(board: Board): V;
  /**
   * Returns the regions with these cells added to the region of the first; a single cell becomes a region of its own. Other regions are
   * split where they are no longer connected. For paths: adds a path along these cells and cuts those that it crosses.
   */
  withRegion?(content: V, cells: readonly Cell[], board: Board): V;
  /** Draws minimal content, if the layer must not be empty; `randomBelow` draws an integer from 0 up to a bound, which is excluded. */
  sampleMinimal?(board: Board, randomBelow: (bound: number) => number): V;
  /** Draws possible content of a board for tests; `randomBelow` draws an integer from 0 up to a bound, which is excluded. */
  sample(board: Board, randomBelow: (bound: number) => number): V;
}

/** The layers of a puzzle type by their names. */
export type Layers = Readonly<Record<string, Layer<any>>>;

/** The content type of a layer. */
export type LayerValue<L> = L extends Layer<infer V> ? V : never;
