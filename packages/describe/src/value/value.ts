import type { BoardTransform, Mark, Model, Place, Shade, Size, ValueWords, Variable } from '@gridproof/core';
import type { Answered, Answers } from '../text/answers.js';

/** What is seen of a value in a picture: a text, a symbol or the ground of a cell; an empty one where nothing is. */
export type Look = Pick<Mark, 'text' | 'symbol' | 'note' | 'list' | 'split' | 'colour'> & {
  readonly tone?: Shade['tone'];
  /** A line along the side, or from cell to cell along the link; a number for so many. */
  readonly line?: true | 1 | 2 | 3 | 4;
  /** It is drawn where it is given, and not in an answer, where it goes without saying. */
  readonly quiet?: true;
};

/** The variable that stands for a value in a model. */
export interface Domain<T, X extends Variable> {
  /** A new variable of this domain, for this place. */
  make(m: Model, size: Size, at: Place): X;
  /** The value that a number or boolean of the variable at this place means. */
  valueOf(raw: boolean | number, at: Place): T;
  /** The inverse of `valueOf`; for a value that cannot be at this place, a number that the variable does not have. */
  rawOf(value: T, at: Place): boolean | number;
}

/** A part of a list that is not what stands there. */
export interface FaultInJson {
  readonly at: number;
  readonly found: unknown;
  readonly expected: readonly string[];
}

/** What may stand at one place: how it is read, written, drawn, named and solved for. */
export interface Value<T, X extends Variable = never> {
  /** What may stand there, for messages: `a number from 0 to 4`, `'?'`. */
  expected(size: Size, at: Place): readonly string[];
  /** The same in JSON; as `expected` unless the signs differ there. */
  expectedInJson?(size: Size): readonly string[];
  /** Whether that depends on the size of the board. */
  readonly sized: boolean;
  /** The value that a sign means; none where it is no sign of this. */
  read(sign: string, size: Size, at: Place): T | undefined;
  /** Other signs than the usual ones that say that nothing is there. */
  readonly empty?: readonly string[];
  /** The sign of a value. */
  write(value: T, at: Place): string;
  /** The longest sign, in characters. */
  longest(size: Size): number;
  /** The value that a piece of JSON is, if it is one. */
  fromJson(data: unknown, size: Size): T | undefined;
  /** Which part of a list is wrong, where `fromJson` has nothing for the whole. */
  faultInJson?(data: unknown, size: Size): FaultInJson | undefined;
  /** The inverse of `fromJson`. */
  toJson(value: T): unknown;
  /** The value of a clue that sites write: a number, or `?` for one that is not given; none where it cannot be. */
  fromClue(clue: number | '?', size: Size): T | undefined;
  /** The inverse of `fromClue`; none where such clues cannot say it. */
  toClue(value: T): number | '?' | undefined;
  /** What is seen of a value. */
  look(value: T): Look;
  /** What is said of a place that has it; what is seen of it by default. */
  words?(value: T): ValueWords | undefined;
  /** The same where it stands in an answer, if its signs or its look differ there. */
  readonly inAnswer?: Value<T, X>;
  /** How answers are written of which it is the only layer, where a place does not simply have its sign. */
  answers?(puzzle: Answered): Answers;
  /** A side that has it parts two regions, so a map of the regions shows all sides. */
  readonly parts?: true;
  /**
   * The value that it becomes after a turn of the board, if it says a direction; itself by default, undefined where there is none. The
   * place is the one where it stood before.
   */
  turned?(value: T, turn: BoardTransform, at: Place): T | undefined;
  /** All values, or some of them where they are many. */
  samples(size: Size): readonly T[];
  /** The value of a place that a player leaves alone: no line, not shaded. None where every place is written. */
  readonly blank?: T;
  /** What stands for it in an answer, for values that can be found. */
  readonly domain: [X] extends [never] ? undefined : Domain<T, X>;
}
