import type { Coordinates } from './board/coordinates.js';
import type { Picture } from './board/picture.js';
import type { Cell, Place } from './board/place.js';
import type { BoardTransform } from './board/transform.js';
import type { AnswerValues, AnswerVars } from './expressions/values.js';
import type { Symmetry } from './generate/symmetry.js';
import type { BoardInput } from './input.js';
import type { Model } from './model.js';
import type { Random } from './random.js';
import type { FixedRows } from './read/blanks.js';
import type { PartialAnswer } from './read/partial-answer.js';
import type { ValueWords } from './value-words.js';
import type { ValueLook } from './verbalize/value-text.js';

/** A rule that an answer breaks, or a clue (`given`) that it ignores, and where. */
export interface Violation<Rule extends string = string> {
  readonly rule: Rule | 'given';
  readonly places: readonly Place[];
}

/** What the player says beside the text of a puzzle. */
export interface ReadOptions {
  /** For formats that do not hold the board's size. */
  readonly size?: { readonly width: number; readonly height: number } | undefined;
}

/** A way to write a puzzle down. Reading and writing are inverse: `read(write(p))` equals `p`. */
export interface Codec<P> {
  /** What it is, for a list of formats: `Simon Tatham's id, 6x6u:BbcjcaeBBaf`. */
  readonly title: string;
  /** Whether a text has the look of this format, faults included; `read` then says what is wrong with it. */
  accepts(text: string): boolean;
  /** Whether the look alone shows the puzzle type (a URL that names it, 81 digits), so that nobody need name it. */
  identifiesType?(text: string): boolean;
  /** A line in this format is a whole puzzle and looks like no row of a board, so a file may hold one on each line. */
  readonly oneLine?: true;
  /** Throws `PuzzleError` with the place of the fault. */
  read(text: string, options: ReadOptions): P;
  /** Throws `PuzzleError` where the format cannot hold this puzzle. */
  write(puzzle: P): string;
}

/** A puzzle with its recorded answer. */
export interface Example<Rule extends string = string> {
  readonly name: string;
  /** Where it comes from. */
  readonly source: string;
  /** In any format of the puzzle type. */
  readonly puzzle: string;
  /** Its only answer as `printAnswer` writes it; null where it has none. */
  readonly answer: string | null;
  /** Answers that break this rule (or ignore a clue), each written as `readAnswer` reads it. */
  readonly broken?: { readonly [R in Rule | 'given']?: string };
}

/** What only the description of a puzzle type can say. */
export interface DescriptionApi<P> {
  /** Cells across and down. */
  size(puzzle: P): { readonly width: number; readonly height: number };
  /** The words for a value of a variable of the answer, by the variable's id; or how it looks. */
  words(puzzle: P): (variable: number, value: boolean | number) => ValueWords | ValueLook;
  /** Reads an answer in which some signs may be open. Throws `PuzzleError`. */
  readEntered(text: string, puzzle: P): PartialAnswer;
  /** Whether signs of answers are only names: cells with the same sign belong together, and what one says depends on where else it stands. */
  signsAreNames(puzzle: P): boolean;
  /** How the rows of an answer are laid out where each sign is one character, so that a blank is an open one; none where that is not so. */
  fixedRows(puzzle: P): Omit<FixedRows, 'isTitle'> | undefined;
  /** Where a player writes: for each variable of the answer, by its id, a field. */
  fields(puzzle: P): readonly Field[];
  /** How players write on the board. */
  input(puzzle: P): BoardInput;
  /** The board with what a player has entered: values of some variables, by their ids. */
  drawEntered(puzzle: P, values: ReadonlyMap<number, boolean | number>): Picture;
  /**
   * The answer that values are, with what is given; undefined where one is missing. With `blank` a place without a value has that of
   * its field's `blank`.
   */
  completeAnswer(
    puzzle: P,
    values: ReadonlyMap<number, boolean | number>,
    options?: { readonly blank?: boolean },
  ): unknown;
  /** Makes puzzles clue by clue. */
  readonly maker: PuzzleFactory<P>;
  /** Turns, mirrors and renames its puzzles. */
  readonly varying: Transformer<P>;
  /** What its puzzles hold, in words. */
  outline(): Outline;
}

/** A place where a player writes a value of a variable. */
export interface Field {
  readonly place: Place;
  /** What a clue says there already; then nothing else can be written. */
  readonly given: boolean | number | undefined;
  /** What may be written, in its usual order. */
  readonly values: readonly FieldValue[];
  /** The value that the place has where a player leaves it alone; none where every place is written. */
  readonly blank?: boolean | number | undefined;
}

/** A value that a player may write, and its sign in an answer's text. */
export interface FieldValue {
  readonly value: boolean | number;
  readonly sign: string;
}

/** What the puzzles of a type hold, in words, for pages about it. */
export interface Outline {
  /** What boards there are, `a square with sides from 4 to 9`. */
  readonly board: string;
  /** The clues, layer by layer. */
  readonly clues: readonly OutlineLayer[];
  /** The layers of the answer. */
  readonly answer: readonly OutlineLayer[];
  /** Parts of the answer may be given beside the clues. */
  readonly givens: boolean;
  readonly options: readonly OutlineOption[];
  /** What formats cannot do, by their names: `hold diagonals`. Text and JSON hold everything. */
  readonly cannot: Readonly<Record<string, readonly string[]>>;
}

/** Values of one sort and where they stand. */
export interface OutlineLayer {
  /** `numbers`. */
  readonly label: string;
  /** `at corners`. */
  readonly where: string;
  /** What may stand there, `a number from 0 to 4 or '?'`; none where it depends on the puzzle or is no list of values. */
  readonly values?: string;
}

/** A choice among the variants of a type. */
export interface OutlineOption {
  /** Its name in text, `lines differ`. */
  readonly field: string;
  /** As they are written. */
  readonly values: readonly string[];
  readonly byDefault: string;
}

/** Where a puzzle may have a clue, and which. */
export interface ClueSpot {
  /** The name of its layer; it begins with `givens` for what is known of the answer. */
  readonly layer: string;
  /** What it holds, in messages: `numbers`. */
  readonly label: string;
  /** None for a clue of the whole board. */
  readonly place: Place | undefined;
  /** The values that may stand there; some of them where they are many. */
  readonly values: readonly unknown[];
  /** There must be one. */
  readonly needed: boolean;
  /** Its text may be of any signs, as a map's: no sign is wrong there. */
  readonly anySigns?: true;
  /** The value that a text means here; throws `PuzzleError`. None where a clue has no text of its own. */
  read?(text: string): unknown;
  /** The inverse of `read`. */
  write?(value: unknown): string;
}

/** What a generator of puzzles of a type cannot find out by itself. */
export interface GenerationSettings {
  /** Why no puzzles are made, where the clues do not show it: `its clues hardly ever leave one answer`. */
  readonly cannot?: string;
  /** The size of its boards where none is wished, 10x10 by default. */
  readonly defaultSize?: { readonly width: number; readonly height: number };
  /** Whether a clue of this value is put on a board; all are, by default. */
  readonly allowsClue?: (value: unknown) => boolean;
  /** How often a variable of the answer is tried with this value first, beside its other values; all alike by default. */
  readonly bias?: (value: boolean | number) => number;
  /** Of which difficulty its puzzles of the usual size hardly ever are, so that such a wish takes long or fails: `hard`. */
  readonly rare?: readonly ('easy' | 'medium' | 'hard' | 'extreme')[];
  /** A clue changes what else is posted, so each question is asked of a model of its own, which takes longer. */
  readonly reencodes?: true;
}

/** Makes a puzzle look different, so that it is solved in the same way: its board is turned, or its values are renamed. */
export interface Transformer<P> {
  /** Why boards cannot be turned, where the rules say which way is up: `its rules number the rows`. */
  readonly upright: string | undefined;
  /** The puzzle after a turn of its board; undefined where something on it cannot be turned so. */
  turned(puzzle: P, turn: BoardTransform): TransformedPuzzle<P> | undefined;
  /** The values of a puzzle that are only names. */
  names(puzzle: P): ValueNames;
  /** The puzzle with other names; undefined where there is no such puzzle. */
  renamed(puzzle: P, names: ReadonlyMap<unknown, unknown>): TransformedPuzzle<P> | undefined;
}

/** Values of which it matters only which are equal, so that others may stand for them. */
export interface ValueNames {
  /** Those that stand on the board, in the order in which they are read. */
  readonly used: readonly unknown[];
  /** Those that may be exchanged, in their usual order; none or several. */
  readonly all: readonly unknown[];
  /** How one is written. */
  sign(value: unknown): string;
}

/** A puzzle that was turned, mirrored or renamed. */
export interface TransformedPuzzle<P = unknown, S = unknown> {
  readonly puzzle: P;
  /** What an answer to the puzzle as it was is here. */
  answer(before: S): S;
}

/** What is wished of a board. */
export interface DrawOptions {
  readonly size: { readonly width: number; readonly height: number };
  /** How its clues lie. */
  readonly symmetry: Symmetry;
  /** All that is drawn comes from here. */
  readonly random: Random;
}

/** A puzzle with an answer to it. */
export interface PuzzleWithAnswer<P = unknown, S = unknown> {
  readonly puzzle: P;
  readonly answer: S;
}

/** Makes puzzles of a type out of nothing, clue by clue. */
export interface PuzzleFactory<P> {
  readonly making: GenerationSettings;
  /** Makers of variants, by the names of these: `jigsaw`. */
  readonly variants: Readonly<Record<string, PuzzleFactory<P>>>;
  /**
   * What chance makes first: an answer on the plain board, a board that has something on it before its answer is drawn, or a puzzle
   * together with its answer.
   */
  readonly draws: 'answers' | 'boards' | 'puzzles';
  /** The layers whose clues may be taken away from puzzles that are drawn with their answers. */
  readonly takes: readonly string[];
  /** A board with what is on it before its answer is drawn; none where this draw came to nothing. Throws `PuzzleError`. */
  board(wish: DrawOptions): P | undefined;
  /** A puzzle with an answer, perhaps of several; none where this draw came to nothing. Throws `PuzzleError`. */
  drawPuzzle(wish: DrawOptions): PuzzleWithAnswer<P> | undefined;
  /**
   * Much the same puzzle, but another one, which the last rival of its answer does not solve; none where there is no way to it. The
   * rivals before it are those of the puzzles that were mended before.
   */
  readonly repaired:
    | ((
        made: PuzzleWithAnswer<P>,
        rivals: readonly unknown[],
        wish: DrawOptions,
      ) => PuzzleWithAnswer<P> | undefined)
    | undefined;
  /** The puzzle whose answer a text gives, perhaps one of several, if there is such a puzzle; undefined where the type reads none. Throws `PuzzleError`. */
  readonly from: ((text: string) => PuzzleWithAnswer<P> | undefined) | undefined;
  /** A board with what is put on it once its answer is known; none where this draw came to nothing. */
  answered(board: P, answer: unknown, wish: DrawOptions): P | undefined;
  /** The values of the answer's variables, by their ids. */
  values(puzzle: P, answer: unknown): readonly (boolean | number)[];
  /** What an answer has at a spot of what is known of it. */
  found(puzzle: P, answer: unknown, spot: ClueSpot): unknown;
  /**
   * A puzzle of this size without clues, but with what a puzzle must have, drawn at random: `below` draws a whole number below a
   * bound. None where the type has no board of this size.
   */
  blank(
    size: { readonly width: number; readonly height: number },
    below: (bound: number) => number,
  ): P | undefined;
  /**
   * A puzzle of this size without clues, each choice among variants as it is by default. Throws `PuzzleError` where the type has no
   * board of this size, or none that has not more on it.
   */
  plain(size: { readonly width: number; readonly height: number }): P;
  /**
   * A puzzle of this size to begin a drawing with: without clues, or with the fewest and plainest that it must have. None where
   * the type has no such board. Throws `PuzzleError`.
   */
  starter(size: { readonly width: number; readonly height: number }): P | undefined;
  /** The place of a layer among those of a text, from 0 on. */
  inText(layer: string): number;
  /** The layers of regions or ways that can be drawn cell by cell, and what they are called. */
  readonly areas: readonly { readonly layer: string; readonly label: string }[];
  /**
   * The puzzle in which these cells are part of the region of the first of them, and the rest of the others stays connected or is
   * parted; a single cell is a region by itself. Of ways one leads along these cells. Undefined where there is no such puzzle.
   */
  joined(puzzle: P, layer: string, cells: readonly Cell[]): P | undefined;
  /** All places where a puzzle may have a clue. */
  spots(puzzle: P): readonly ClueSpot[];
  /** The clue that stands there, if any. */
  at(puzzle: P, spot: ClueSpot): unknown;
  /** The puzzle with another clue there, or with none; undefined where there is no such puzzle. */
  with(puzzle: P, spot: ClueSpot, value: unknown): P | undefined;
  /** The puzzle with other clues in a layer, each of them by what is held there; undefined where there is no such puzzle. */
  filled(puzzle: P, layer: string, value: (place: Place, held: unknown) => unknown): P | undefined;
}

/**
 * A puzzle type. `Rule` is inferred from the keys of `rules`, the puzzle `P` from `parse`, the answer key `V` from
 * `encode` and the answer `S` from `decode`. A puzzle does no I/O and keeps no state.
 */
export interface Puzzle<Rule extends string, P, V extends AnswerVars, S> {
  /** The common English name, in kebab-case; the name of its package too. */
  readonly id: string;
  readonly title: string;
  readonly aliases?: readonly string[];
  /** Several answers are usual: a player then asks for what they have in common. */
  readonly openEnded?: true;
  /** How its players name cells; in words, `row 1, column 2`, by default. */
  readonly coordinates?: Coordinates;
  /** The rules in the player's words, one sentence each. */
  readonly rules: Readonly<Record<Rule, string>>;
  /** For rules that only some puzzles of the type have: which puzzles, as a phrase in front of the rule, `With 'cover: yes'`. */
  readonly conditions?: Readonly<Partial<Record<NoInfer<Rule>, string>>>;
  /** Reads the text board. Throws `PuzzleError`. */
  parse(text: string): P;
  /** Writes the text board: `parse(print(p))` equals `p`. */
  print(puzzle: NoInfer<P>): string;
  /** Says the rules for this instance. What it returns is the answer key: every variable of the model but notes is in it. */
  encode(model: Model<NoInfer<Rule>>, puzzle: NoInfer<P>): V;
  /** The answer that some values of the key are; it has the shape of what `encode` returned. */
  decode(values: AnswerValues<V>, puzzle: NoInfer<P>): S;
  /** Reads the rules a second time, on an answer; shares no code with `encode`. */
  verify(puzzle: NoInfer<P>, answer: NoInfer<S>): Iterable<Violation<NoInfer<Rule>>>;
  /**
   * Why what was found may be no answer, where the model cannot say everything: the task then ends in `unknown`, for this reason. Where
   * it returns nothing, the answer is verified.
   */
  caveat?(puzzle: NoInfer<P>, found: NoInfer<S>): string | undefined;
  /** The board, and an answer on it, as data. */
  draw(puzzle: NoInfer<P>, answer?: NoInfer<S>): Picture;
  /** Writes an answer: `readAnswer(printAnswer(a, p), p)` equals `a`. */
  printAnswer(answer: NoInfer<S>, puzzle: NoInfer<P>): string;
  /** Throws `PuzzleError`. */
  readAnswer(text: string, puzzle: NoInfer<P>): NoInfer<S>;
  readonly formats?: Readonly<Record<string, Codec<NoInfer<P>>>>;
  /** What a description says beside all this; none for a puzzle type written by hand. */
  readonly described?: DescriptionApi<NoInfer<P>>;
  readonly examples: readonly Example<NoInfer<Rule>>[];
}

/** Any puzzle type, where its types do not matter. */
export type AnyPuzzle = Puzzle<any, any, any, any>;

/** The formats of a puzzle type besides its text board, by name. */
export const formatsOf = (type: AnyPuzzle): Readonly<Record<string, Codec<unknown>>> => type.formats ?? {};

/** The size of a puzzle's board. Only a picture says it where a type has no description. */
export function sizeOf(
  type: AnyPuzzle,
  puzzle: unknown,
): { readonly width: number; readonly height: number } {
  const { width, height } = type.described?.size(puzzle) ?? type.draw(puzzle);
  return { width, height };
}

/** The names of the rules of a puzzle type. */
export type RuleOf<T> = T extends Puzzle<infer Rule, any, any, any> ? Rule : never;
/** What a puzzle type reads. */
export type PuzzleOf<T> = T extends Puzzle<any, infer P, any, any> ? P : never;
/** The answer to a puzzle of this type. */
export type AnswerOf<T> = T extends Puzzle<any, any, any, infer S> ? S : never;

/** Defines a puzzle type; it returns its argument and infers every type from it. */
export function definePuzzle<Rule extends string, P, V extends AnswerVars, S>(
  puzzle: Puzzle<Rule, P, V, S>,
): Puzzle<Rule, P, V, S> {
  return puzzle;
}
