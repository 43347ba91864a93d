import type { Board, Cage, Cell, Mark, Shade, Size, Stroke, Tube, Wall } from '@gridproof/core';
import type { Token } from '../text/text-board.js';

/** What a layer adds to a picture. */
export interface LayerPicture {
  readonly marks?: readonly Mark[];
  readonly shades?: readonly Shade[];
  readonly walls?: readonly Wall[];
  readonly cages?: readonly Cage[];
  readonly strokes?: readonly Stroke[];
  readonly tubes?: readonly Tube[];
}

/** What is known of a puzzle while it is read: its board, and the layers and options read so far. */
export type LayerData = { readonly board: Board } & { readonly [name: string]: unknown };

/** A layer whose text is a board of its own: a map of regions or cages. */
export interface MapText<V> {
  readonly kind: 'map';
  /** What it is, for messages: `the map of regions`. */
  readonly what: string;
  /** Its JSON does not show the size of the board. */
  readonly sizeless?: true;
  /** The cells of a row. */
  tokens(row: Token): readonly Token[];
  /** Reads its rows; throws `PuzzleError`. */
  read(rows: readonly (readonly Token[])[], board: Board): V;
  /** The inverse of `read`. */
  print(held: V, board: Board): string;
}

/** A layer whose text is a field, `mines: 10`. */
export interface FieldText<V> {
  readonly kind: 'field';
  /** Its name in lower case. */
  readonly name: string;
  /** Reads it; throws `PuzzleError`. */
  read(token: Token, board: Board): V;
  /** The inverse of `read`. */
  print(held: V): string;
}

/** A layer whose text is several fields that are numbered from 1 on, `row 2: 12`. */
export interface NumberedFieldsText<V> {
  readonly kind: 'fields';
  /** What comes before the number, in lower case. */
  readonly name: string;
  /** Reads its fields; throws `PuzzleError`. */
  read(fields: ReadonlyMap<string, Token>, board: Board): V;
  /** The inverse of `read`. */
  print(held: V): readonly (readonly [nth: number, sign: string])[];
}

/** What a text has below or behind the names of one layer. */
export interface NamedSections {
  /** By the names of the fields. */
  readonly fields: ReadonlyMap<string, Token>;
  /** The rows of each map, in the order of the text. */
  readonly maps: readonly (readonly Token[])[];
}

/** A layer that has names of its own in the text: those of fields, and those of maps that stand on the lines below, `cages:`. */
export interface NamedText<V> {
  readonly kind: 'names';
  /** In lower case. */
  readonly fields: readonly string[];
  /** In lower case; `cages N` is any that is numbered. */
  readonly maps: readonly string[];
  /** The cells of a row of a map. */
  tokens(row: Token): readonly Token[];
  /** Reads what is there; throws `PuzzleError`. */
  read(found: NamedSections, board: Board): V;
  /** The inverse of `read`: lines to stand above the board, and maps to stand below it. */
  print(held: V, board: Board): { readonly fields: readonly string[]; readonly maps: readonly string[] };
}

/** A layer whose text is some fields that show the size of the board: `columns: 1 3, 2`, `rows: …`. */
export interface SizeFieldsText<V> {
  readonly kind: 'size fields';
  /** Their names in lower case. */
  readonly names: readonly string[];
  /** The size that they show. Throws `PuzzleError`. */
  sizeOf(fields: ReadonlyMap<string, Token>): Size;
  /** Reads the fields; throws `PuzzleError`. */
  read(fields: ReadonlyMap<string, Token>, board: Board): V;
  /** The inverse of `read`. */
  print(held: V): readonly (readonly [name: string, text: string])[];
}

/** How many things a layer must hold. */
export interface RequiredCount {
  readonly number: number;
  /** What is said where there are others. */
  readonly message: (found: number) => string;
}

/** A layer whose values stand at places, a sign for each. */
export interface PlacesText {
  readonly kind: 'places';
}

/** A board after a turn. */
export interface TransformedBoard {
  readonly board: Board;
  /** Where a cell of the board is now. */
  cell(before: Cell): Cell;
}

/** Things of one sort that a puzzle holds beside its board: where they stand, and how they are written in each format. */
export interface Layer<V> {
  /** The plural of what it holds, for messages; its name by default. */
  readonly label: string | undefined;
  readonly text:
    | MapText<V>
    | FieldText<V>
    | NumberedFieldsText<V>
    | SizeFieldsText<V>
    | NamedText<V>
    | PlacesText;
  /** Its keys in JSON, where they are more than one: `fromJson` and `toJson` have a list of what stands there, in their order. */
  keys?(name: string): readonly string[];
  /** What it holds by default; none where it must be said. */
  empty(board: Board): V | undefined;
  /** Said of a board for which `none` has nothing, where that needs an explanation. */
  missing?(board: Board): string;
  /** What new puzzles hold, where `none` is nothing. */
  usual?(board: Board): V;
  /** It holds something. */
  readonly some?: boolean;
  /** How many things it holds, besides those that go without saying. */
  count(held: V): number;
  /** What a format lacks that cannot hold this; the number of its things by default. */
  lacking?(held: V): string;
  /** The size of the board as this layer's JSON has it; none where that does not show it. May throw `PuzzleError`. */
  sizeInJson(data: unknown, path: string): Size | undefined;
  /** Reads JSON; `path` names it in messages. Throws `PuzzleError`. */
  fromJson(data: unknown, board: Board, path: string): V;
  /** The inverse of `fromJson`. */
  toJson(held: V, board: Board): unknown;
  /** What is seen of it. */
  draw(held: V, board: Board): LayerPicture;
  /** What must hold of it however it was read; throws `PuzzleError`. */
  check?(held: V, board: Board): void;
  /** How many things it must hold, where the rest of a puzzle says that. */
  required?(data: LayerData): RequiredCount;
  /** The same things, but more or fewer of them. */
  resized?(held: V, number: number, board: Board): V;
  /** What it holds after a turn of the board; values at places are turned without it. */
  turned?(held: V, onto: TransformedBoard): V;
  /** The plainest that it may hold, where it must hold something. */
  plainest?(board: Board): V;
  /**
   * The same regions, but with these cells in that of the first of them; a single cell is a region by itself. The rest of the others is
   * parted where it is no longer connected. Of ways: one along these cells, and those that it crosses are cut.
   */
  withRegion?(held: V, cells: readonly Cell[], board: Board): V;
  /** No more than it must hold, drawn at random, where that is something. */
  least?(board: Board, below: (bound: number) => number): V;
  /** Something that it may hold on a board, for tests; the numbers are drawn below a bound. */
  sample(board: Board, below: (bound: number) => number): V;
}

/** The layers of a puzzle type by their names. */
export type Layers = Readonly<Record<string, Layer<any>>>;

/** What a layer holds. */
export type LayerValue<L> = L extends Layer<infer V> ? V : never;
