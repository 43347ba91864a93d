import type { BoardTransform, Mark, Model, Place, Shade, Size, ValueWords, Variable } from '@gridproof/core';
import type { AnswerContext, AnswerTextCodec } from '../text/answers.js';

/** The look of a value in a picture: a text, a symbol or the background of a cell; empty for an invisible value. */
export type Look = Pick<Mark, 'text' | 'symbol' | 'note' | 'list' | 'split' | 'colour'> & {
  readonly tone?: Shade['tone'];
  /** A line along the side, or from cell to cell along the link; a number means that many lines. */
  readonly line?: true | 1 | 2 | 3 | 4;
  /** Drawn as a given only; a complete answer omits it. */
  readonly quiet?: true;
};

/** The variable that stands for a value in a model. */
export interface Domain<T, X extends Variable> {
  /** Creates a variable of this domain for a place. */
  make(m: Model, size: Size, at: Place): X;
  /** Returns the value that a number or boolean of the variable stands for at this place. */
  valueOf(raw: boolean | number, at: Place): T;
  /** Inverse of `valueOf`; for a value that cannot be at this place, returns a number outside the domain. */
  rawOf(value: T, at: Place): boolean | number;
}

/** A wrong item of a list in JSON. */
export interface WrongItem {
  /** Index of the item. */
  readonly at: number;
  readonly found: unknown;
  readonly expected: readonly string[];
}

/** A value type: how the value at a place is read, written, drawn, named and solved for. */
export interface ValueType<T, X extends Variable = never> {
  /** Returns the possible values for messages: `a number from 0 to 4`, `'?'`. */
  expected(size: Size, at: Place): readonly string[];
  /** Returns the possible values in JSON; those of `expected` by default. */
  expectedInJson?(size: Size): readonly string[];
  /** True if the possible values depend on the size of the board. */
  readonly dependsOnSize: boolean;
  /** Returns the value of a sign; undefined if it is not a sign of this type. */
  read(sign: string, size: Size, at: Place): T | undefined;
  /** Additional signs of an empty place. */
  readonly emptySigns?: readonly string[];
  /** Returns the sign of a value. */
  write(value: T, at: Place): string;
  /** Returns the length of the longest sign in characters. */
  maxSignLength(size: Size): number;
  /** Returns the value of JSON data; undefined if it has none. */
  fromJson(data: unknown, size: Size): T | undefined;
  /** Returns the wrong item of a list that `fromJson` refuses. */
  findWrongItem?(data: unknown, size: Size): WrongItem | undefined;
  /** Inverse of `fromJson`. */
  toJson(value: T): unknown;
  /** Returns the value of a site's clue: a number, or `?` for an unknown one; undefined if there is no such value. */
  fromClue(clue: number | '?', size: Size): T | undefined;
  /** Inverse of `fromClue`; undefined if sites cannot express the value. */
  toClue(value: T): number | '?' | undefined;
  /** Returns the look of a value. */
  look(value: T): Look;
  /** Returns the words for a place with this value; by default they follow from its look. */
  words?(value: T): ValueWords | undefined;
  /** The value type in answers, if its signs or look differ there. */
  readonly inAnswer?: ValueType<T, X>;
  /** Creates the text format of answers whose only layer this is, if that is not a sign for each place. */
  answers?(puzzle: AnswerContext): AnswerTextCodec;
  /** A side with this value separates two regions, so that a map of the regions shows all sides. */
  readonly separatesRegions?: true;
  /**
   * Returns a value after a transform of the board; undefined if there is no such value. By default values do not change. `at` is the place
   * before the transform.
   */
  transform?(value: T, transform: BoardTransform, at: Place): T | undefined;
  /** Returns all values, or some if there are many. */
  samples(size: Size): readonly T[];
  /** The value of a place that a player leaves empty: no line, not shaded. Undefined if every place needs an entry. */
  readonly blank?: T;
  /** The variables of this value; undefined for clues. */
  readonly domain: [X] extends [never] ? undefined : Domain<T, X>;
}
