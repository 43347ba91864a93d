import type { Coordinates } from './board/coordinates.js';
import type { Picture } from './board/picture.js';
import type { Cell, Place } from './board/place.js';
import type { BoardTransform } from './board/transform.js';
import type { AnswerValues, AnswerVars } from './expressions/values.js';
import type { Symmetry } from './generate/symmetry.js';
import type { Grade, GradeScores } from './grade.js';
import type { BoardInput } from './input.js';
import type { Model } from './model.js';
import type { Random } from './random.js';
import type { FixedRows } from './read/blanks.js';
import type { PartialAnswer } from './read/partial-answer.js';
import type { RuleTechniques } from './techniques/technique.js';
import type { ValueWords } from './value-words.js';
import type { ValueLook } from './verbalize/value-text.js';

/** A rule that an answer breaks, or a clue (`given`) that it ignores, with the places. */
export interface Violation<Rule extends string = string> {
  readonly rule: Rule | 'given';
  readonly places: readonly Place[];
}

/** Information that the text of a puzzle lacks, from the player. */
export interface ReadOptions {
  /** Size of the board, for formats that do not contain it. */
  readonly size?: { readonly width: number; readonly height: number } | undefined;
}

/** A text format. `read` and `write` are inverse: `read(write(p))` equals `p`. */
export interface Codec<P> {
  /** Title in a list of formats: `Simon Tatham's id, 6x6u:BbcjcaeBBaf`. */
  readonly title: string;
  /** Returns whether a text looks like this format, even with errors; `read` then reports them. */
  accepts(text: string): boolean;
  /** Returns whether the text alone identifies the puzzle type (a URL that names it, 81 digits). */
  identifiesType?(text: string): boolean;
  /** A puzzle in this format is one line that cannot be a row of a board, so a file may contain a puzzle per line. */
  readonly oneLine?: true;
  /** @throws {PuzzleError} with the place of the error */
  read(text: string, options: ReadOptions): P;
  /** @throws {PuzzleError} if the format cannot express this puzzle */
  write(puzzle: P): string;
}

/** A puzzle with its recorded answer. */
export interface Example<Rule extends string = string> {
  readonly name: string;
  /** Origin of the puzzle. */
  readonly source: string;
  /** The puzzle in any format of its type. */
  readonly puzzle: string;
  /** The only answer as `printAnswer` writes it; null if there is none. */
  readonly answer: string | null;
  /** For each rule (or for a clue, `given`) an answer that breaks it, as `readAnswer` reads it. */
  readonly broken?: { readonly [R in Rule | 'given']?: string };
}

/** Functions that need the description of a puzzle type. */
export interface DescriptionApi<P> {
  /** Returns the size in cells. */
  size(puzzle: P): { readonly width: number; readonly height: number };
  /** Returns the words or the look of a value of an answer variable, by the variable's id. */
  words(puzzle: P): (variable: number, value: boolean | number) => ValueWords | ValueLook;
  /**
   * Reads an answer in which some signs may be blank.
   * @throws {PuzzleError}
   */
  readPartialAnswer(text: string, puzzle: P): PartialAnswer;
  /** Returns whether signs of answers are only names: cells with the same sign belong together, and the sign itself means nothing. */
  signsAreNames(puzzle: P): boolean;
  /** Returns the layout of an answer's rows if each sign is one character, so that a blank is an open value; otherwise undefined. */
  fixedRows(puzzle: P): Omit<FixedRows, 'isTitle'> | undefined;
  /** Returns a field for each answer variable, by its id. */
  fields(puzzle: P): readonly Field[];
  /** Returns how players enter values on the board. */
  input(puzzle: P): BoardInput;
  /** Draws the board with entries: values of some variables, by their ids. */
  drawEntries(puzzle: P, values: ReadonlyMap<number, boolean | number>): Picture;
  /**
   * Builds the answer from values and givens; undefined if a value is missing. With `blank`, a place without a value gets the `blank` of
   * its field.
   */
  completeAnswer(
    puzzle: P,
    values: ReadonlyMap<number, boolean | number>,
    options?: { readonly blank?: boolean },
  ): unknown;
  /** Loads the parser of pictures. */
  pictureParser(): Promise<PictureParser<P>>;
  /** Creates puzzles clue by clue. */
  readonly factory: PuzzleFactory<P>;
  /** Turns, mirrors and renames puzzles. */
  readonly transformer: Transformer<P>;
  /** Describes the contents of the puzzles in words. */
  outline(): Outline;
}

/** Creates puzzles from pictures. */
export interface PictureParser<P = unknown> {
  /**
   * Returns the puzzle that a picture shows: the inverse of `draw` without an answer. Sources, colours and captions are not compared.
   * @throws {PuzzleError} if no puzzle of the type looks like that
   */
  parse(picture: Picture): P;
  /** Returns the puzzles that look the same but have other options. */
  withHiddenOptions(puzzle: P): readonly P[];
  /**
   * Returns a picture with the marks, shades and lines that puzzles of this size may show, of all kinds together.
   * @throws {PuzzleError} if the type has no board of this size
   */
  sample(size: { readonly width: number; readonly height: number }): Picture;
}

/** A place where a player enters the value of a variable. */
export interface Field {
  readonly place: Place;
  /** Value that a clue fixes; no other value is possible. */
  readonly given: boolean | number | undefined;
  /** Possible values in their usual order. */
  readonly values: readonly FieldValue[];
  /** Value of a place that the player leaves empty; undefined if every place must be filled in. */
  readonly blank?: boolean | number | undefined;
}

/** A value that a player may enter, with its sign in an answer's text. */
export interface FieldValue {
  readonly value: boolean | number;
  readonly sign: string;
}

/** Contents of a type's puzzles in words, for pages about it. */
export interface Outline {
  /** The boards: `a square with sides from 4 to 9`. */
  readonly board: string;
  /** The clues, layer by layer. */
  readonly clues: readonly OutlineLayer[];
  /** The layers of the answer. */
  readonly answer: readonly OutlineLayer[];
  /** Values of the answer may be given in addition to the clues. */
  readonly givens: boolean;
  readonly options: readonly OutlineOption[];
  /** Verb phrases after `cannot` for each limited format, by its name: `hold diagonals`. Text and JSON have none. */
  readonly limits: Readonly<Record<string, readonly string[]>>;
}

/** Values of one kind and their places. */
export interface OutlineLayer {
  /** Noun for the values: `numbers`. */
  readonly label: string;
  /** Phrase for the places: `at corners`. */
  readonly where: string;
  /** Possible values: `a number from 0 to 4 or '?'`; undefined if they depend on the puzzle or cannot be listed. */
  readonly values?: string;
}

/** A choice among the variants of a type. */
export interface OutlineOption {
  /** Field in the text: `lines differ`. */
  readonly field: string;
  /** Values as written. */
  readonly values: readonly string[];
  readonly byDefault: string;
}

/** A place for a clue and its possible values. */
export interface ClueSpot {
  /** Name of the layer; begins with `givens` for values of the answer. */
  readonly layer: string;
  /** Noun for messages: `numbers`. */
  readonly label: string;
  /** Undefined for a clue of the whole board. */
  readonly place: Place | undefined;
  /** Possible values, or some of them if there are many. */
  readonly values: readonly unknown[];
  /** The spot cannot be empty. */
  readonly isMandatory: boolean;
  /** The text of its clue may contain any signs, as that of a map may. */
  readonly anySigns?: true;
  /**
   * Parses the text of a value; undefined if a clue has no text.
   * @throws {PuzzleError}
   */
  read?(text: string): unknown;
  /** Inverse of `read`. */
  write?(value: unknown): string;
}

/** Settings for generating puzzles of a type that cannot be derived from its description. */
export interface GenerationSettings {
  /** Reason why no puzzles are generated, if the clues alone do not rule it out: `its clues hardly ever leave one answer`. */
  readonly unsupportedReason?: string;
  /** Default size of the board; 10x10 if undefined. */
  readonly defaultSize?: { readonly width: number; readonly height: number };
  /** Usual symmetry of the clues; none by default. */
  readonly symmetry?: Symmetry;
  /** Layers whose clues are never removed: the numbers outside the board. */
  readonly permanentLayers?: readonly string[];
  /** Usual share of the clues that stay on a board. No more are removed unless a number of clues is requested. */
  readonly clueShare?: number;
  /** Returns whether a clue with this value is used; by default, all are. */
  readonly allowsClue?: (value: unknown) => boolean;
  /** Returns the weight of trying this value of an answer variable first; by default, all values weigh the same. */
  readonly bias?: (value: boolean | number) => number;
  /** Difficulties that hardly ever occur at the default size, so that generating takes long or fails: `hard`. */
  readonly rareGrades?: readonly Grade[];
  /** A clue changes which other constraints are posted, so each check needs a model of its own and takes longer. */
  readonly reencodes?: true;
}

/** Changes a puzzle into an equivalent one: transforms the board or renames values. */
export interface Transformer<P> {
  /** Reason why boards cannot be turned, if the rules fix the direction: `its rules number the rows`. */
  readonly fixedReason: string | undefined;
  /** Transforms the board; undefined if something on it cannot be transformed in this way. */
  transform(puzzle: P, boardTransform: BoardTransform): TransformedPuzzle<P> | undefined;
  /** Returns the values of a puzzle that are only names. */
  names(puzzle: P): ValueNames;
  /** Renames values; undefined if the renamed puzzle does not exist. */
  rename(puzzle: P, names: ReadonlyMap<unknown, unknown>): TransformedPuzzle<P> | undefined;
}

/** Values that only need to be equal or different, so that others can replace them. */
export interface ValueNames {
  /** Values on the board, in reading order. */
  readonly present: readonly unknown[];
  /** Interchangeable values in their usual order: none, or at least two. */
  readonly all: readonly unknown[];
  /** Returns the text of a value. */
  sign(value: unknown): string;
}

/** A puzzle after a transform or with renamed values. */
export interface TransformedPuzzle<P = unknown, S = unknown> {
  readonly puzzle: P;
  /** Transforms an answer of the original puzzle. */
  transformAnswer(original: S): S;
}

/** Options for drawing a board. */
export interface DrawOptions {
  readonly size: { readonly width: number; readonly height: number };
  /** Symmetry of the clues. */
  readonly symmetry: Symmetry;
  /** The only source of randomness. */
  readonly random: Random;
}

/** A puzzle with an answer. */
export interface PuzzleWithAnswer<P = unknown, S = unknown> {
  readonly puzzle: P;
  readonly answer: S;
}

/** Creates puzzles of a type clue by clue. */
export interface PuzzleFactory<P> {
  readonly settings: GenerationSettings;
  /** Factories of variants by their names: `jigsaw`. */
  readonly variants: Readonly<Record<string, PuzzleFactory<P>>>;
  /**
   * Objects that are drawn first: answers on the default board, boards that have clues before their answers are drawn, or puzzles together
   * with their answers.
   */
  readonly draws: 'answers' | 'boards' | 'puzzles';
  /** Layers whose clues may be removed from puzzles that are drawn with their answers. */
  readonly removableLayers: readonly string[];
  /**
   * Draws a board before its answer is drawn; undefined if this draw failed.
   * @throws {PuzzleError}
   */
  drawBoard(options: DrawOptions): P | undefined;
  /**
   * Draws a puzzle with an answer, which may be one of several; undefined if this draw failed.
   * @throws {PuzzleError}
   */
  drawPuzzle(options: DrawOptions): PuzzleWithAnswer<P> | undefined;
  /**
   * Changes a puzzle slightly so that the last rival of its answer no longer solves it; undefined if that is impossible. The rivals before
   * it belong to the puzzles of earlier repairs. The property is undefined if the type has no repair.
   */
  readonly repair:
    | ((
        puzzle: PuzzleWithAnswer<P>,
        rivals: readonly unknown[],
        options: DrawOptions,
      ) => PuzzleWithAnswer<P> | undefined)
    | undefined;
  /**
   * Changes a puzzle slightly, near one of some places if there are any; undefined if that is impossible. The property is undefined if the
   * type has no such change.
   */
  readonly change:
    | ((
        puzzle: PuzzleWithAnswer<P>,
        places: readonly Place[],
        options: DrawOptions,
      ) => PuzzleWithAnswer<P> | undefined)
    | undefined;
  /**
   * Reads the text of an answer and returns its puzzle, which may be one of several; undefined if there is none. The property is undefined
   * if the type reads no answers.
   * @throws {PuzzleError}
   */
  readonly fromAnswer: ((text: string) => PuzzleWithAnswer<P> | undefined) | undefined;
  /** Adds clues to a board whose answer is known; undefined if this draw failed. */
  addClues(board: P, answer: unknown, options: DrawOptions): P | undefined;
  /** Returns the values of the answer's variables, by their ids. */
  values(puzzle: P, answer: unknown): readonly (boolean | number)[];
  /**
   * Returns a key of the constraints of a puzzle without its givens: puzzles with equal keys share a model. The property is undefined if the
   * type does not reencode, or if some clues are not values of the answer.
   */
  readonly constraintsKey: ((puzzle: P) => string) | undefined;
  /** Returns the puzzle with its own clues, but all values of an answer as givens. */
  withAllGivens(puzzle: P, answer: unknown): P;
  /** Returns the value of an answer at a spot for a given. */
  valueAt(puzzle: P, answer: unknown, spot: ClueSpot): unknown;
  /**
   * Creates a puzzle of this size without optional clues; mandatory clues are random. `randomBelow` draws an integer from 0 up to a bound,
   * which is excluded. Undefined if the type has no board of this size.
   */
  drawBlank(
    size: { readonly width: number; readonly height: number },
    randomBelow: (bound: number) => number,
  ): P | undefined;
  /**
   * Creates a puzzle of this size without clues, with every option at its default.
   * @throws {PuzzleError} if the type has no board of this size, or none without clues
   */
  emptyPuzzle(size: { readonly width: number; readonly height: number }): P;
  /**
   * Creates an initial puzzle for an editor: without clues, or with the fewest and simplest mandatory ones. Undefined if the type has no
   * such board.
   * @throws {PuzzleError}
   */
  starter(size: { readonly width: number; readonly height: number }): P | undefined;
  /** Returns the index of a layer in the text, from 0. */
  textIndex(layer: string): number;
  /** Layers of regions or paths that can be drawn cell by cell, with their nouns. */
  readonly areas: readonly { readonly layer: string; readonly label: string }[];
  /**
   * Joins cells to the region of the first of them, or makes a single cell a region; what remains of other regions is split if it is no
   * longer connected. In a layer of paths, adds a path along the cells. Undefined if there is no such puzzle.
   */
  joinCells(puzzle: P, layer: string, cells: readonly Cell[]): P | undefined;
  /** Returns all spots for clues. */
  spots(puzzle: P): readonly ClueSpot[];
  /** Returns the clue at a spot; undefined if it is empty. */
  clueAt(puzzle: P, spot: ClueSpot): unknown;
  /** Replaces or removes the clue at a spot; undefined if there is no such puzzle. */
  withClue(puzzle: P, spot: ClueSpot, value: unknown): P | undefined;
  /** Replaces all clues of a layer, each computed from its place and present value; undefined if there is no such puzzle. */
  fillLayer(puzzle: P, layer: string, value: (place: Place, present: unknown) => unknown): P | undefined;
}

/**
 * A puzzle type. `Rule` is inferred from the keys of `rules`, the puzzle `P` from `parse`, the answer variables `V` from `encode` and the
 * answer `S` from `decode`. A puzzle type does no I/O and keeps no state.
 */
export interface Puzzle<Rule extends string, P, V extends AnswerVars, S> {
  /** Common English name in kebab-case, which is also the name of its package. */
  readonly id: string;
  readonly title: string;
  readonly aliases?: readonly string[];
  /** Several answers are normal, so players look for the values that all answers share. */
  readonly openEnded?: true;
  /** Notation of cells; in words by default: `row 1, column 2`. */
  readonly coordinates?: Coordinates;
  /** The player's task, as one sentence in the imperative: `Draw a single closed loop.` */
  readonly goal?: string;
  /** The rules in the player's words, one sentence each. */
  readonly rules: Readonly<Record<Rule, string>>;
  /** Conditions of rules that only some puzzles have, as a phrase before the rule: `With 'cover: yes'`. */
  readonly conditions?: Readonly<Partial<Record<NoInfer<Rule>, string>>>;
  /** Lowest scores of medium, hard and extreme puzzles: 2.75, 4 and 6 by default. */
  readonly grades?: GradeScores;
  /** Names of players for what a rule shows, by rule, or by two rules that are used together: `beside+apart`. */
  readonly techniques?: RuleTechniques;
  /**
   * Parses the text board.
   * @throws {PuzzleError}
   */
  parse(text: string): P;
  /** Prints the text board: `parse(print(p))` equals `p`. */
  print(puzzle: NoInfer<P>): string;
  /** Posts the clues and rules of this puzzle. Returns the answer variables: all variables of the model except derived ones. */
  encode(model: Model<NoInfer<Rule>>, puzzle: NoInfer<P>): V;
  /** Builds the answer from values of the answer variables, which have the shape that `encode` returned. */
  decode(values: AnswerValues<V>, puzzle: NoInfer<P>): S;
  /** Checks an answer against the rules; shares no code with `encode`. */
  verify(puzzle: NoInfer<P>, answer: NoInfer<S>): Iterable<Violation<NoInfer<Rule>>>;
  /**
   * Returns the reason why a solution may not be an answer, if the model cannot express every rule; the task then ends as `unknown` with
   * this reason. If it returns undefined, the answer is verified.
   */
  caveat?(puzzle: NoInfer<P>, solution: NoInfer<S>): string | undefined;
  /** Draws the board, with an answer if given. */
  draw(puzzle: NoInfer<P>, answer?: NoInfer<S>): Picture;
  /** Prints an answer: `readAnswer(printAnswer(a, p), p)` equals `a`. */
  printAnswer(answer: NoInfer<S>, puzzle: NoInfer<P>): string;
  /**
   * Parses an answer.
   * @throws {PuzzleError}
   */
  readAnswer(text: string, puzzle: NoInfer<P>): NoInfer<S>;
  readonly formats?: Readonly<Record<string, Codec<NoInfer<P>>>>;
  /** Functions of a description; undefined for a puzzle type written by hand. */
  readonly described?: DescriptionApi<NoInfer<P>>;
  readonly examples: readonly Example<NoInfer<Rule>>[];
}

/** Any puzzle type, for code that does not depend on its type parameters. */
export type AnyPuzzle = Puzzle<any, any, any, any>;

/** The formats of a puzzle type besides its text board, by name. */
export const formatsOf = (type: AnyPuzzle): Readonly<Record<string, Codec<unknown>>> => type.formats ?? {};

/** The size of a puzzle's board in cells. Without a description, only a picture contains it. */
export function sizeOf(
  type: AnyPuzzle,
  puzzle: unknown,
): { readonly width: number; readonly height: number } {
  const { width, height } = type.described?.size(puzzle) ?? type.draw(puzzle);
  return { width, height };
}

/** Rule names of a puzzle type. */
export type RuleOf<T> = T extends Puzzle<infer Rule, any, any, any> ? Rule : never;
/** Puzzle of a puzzle type. */
export type PuzzleOf<T> = T extends Puzzle<any, infer P, any, any> ? P : never;
/** Answer of a puzzle type. */
export type AnswerOf<T> = T extends Puzzle<any, any, any, infer S> ? S : never;

/** Defines a puzzle type. Returns its argument and infers all types from it. */
export function definePuzzle<Rule extends string, P, V extends AnswerVars, S>(
  puzzle: Puzzle<Rule, P, V, S>,
): Puzzle<Rule, P, V, S> {
  return puzzle;
}
