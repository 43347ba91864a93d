import type { Place } from '../board/place.js';
import type { Bool, Variable } from '../expressions/expression.js';
import type { ValueWords } from '../value-words.js';

/** Reads what an expression or a variable is. */
export type ReadValue = (of: Bool | Variable) => boolean | number;

/** The same where not everything is known. */
export type ReadKnown = (of: Bool | Variable) => boolean | number | undefined;

/** Something that breaks a constraint: the parts of its scope that clash, and other places of it that are concerned. */
export interface Breach {
  readonly of: readonly (Bool | Variable)[];
  readonly at?: readonly Place[];
}

/** What a constraint means, and how it is put into words. Nothing of this is needed to solve. */
export interface ConstraintDefinition<C> {
  /** Whether it holds, where everything has a value. */
  holds(constraint: C, value: ReadValue): boolean;
  /** What it speaks of. */
  scope(constraint: C): readonly (Bool | Variable)[];
  /** Whether it may hold, as far as one look at it shows: false only where it cannot. Left out where one look shows nothing. */
  mayHold?(constraint: C, known: ReadKnown): boolean;
  /** Whether it holds whichever values follow; by default where all of its scope is known and it holds. */
  isSettled?(constraint: C, known: ReadKnown): boolean;
  /** What breaks it where it cannot hold, each breach separately; by default all that is known of its scope. */
  breaches?(constraint: C, known: ReadKnown): readonly Breach[];
  /** The places in it that it is settled for, where it speaks of many. */
  settled?(constraint: C, known: ReadKnown): readonly Place[];
  /** The positions of those of its numbers that are settled by themselves. */
  settledNumbers?(constraint: C, known: ReadKnown): readonly number[];
  /** The places of its parts (a region, a path with its ends) that are closed and right. */
  finished?(constraint: C, known: ReadKnown): readonly (readonly Place[])[];
  /** What it adds to the words of a step. */
  readonly words?: Wording<C>;
}

/** The words of a constraint. */
export interface Wording<C> {
  /** What one of its cuts is about: `the piece` by default; '' where its places say it. */
  readonly part?: string;
  /** The number that it compares with, or several in their order: where a clue shows them, a step names the clue. */
  number?(constraint: C): number | readonly number[] | undefined;
  /** What a value of one of its variables is called. */
  value?(constraint: C, of: ValueOf): ValueWords | undefined;
}

/** A value of a variable, and how places are named. */
export interface ValueOf {
  readonly variable: Variable;
  readonly value: boolean | number;
  places(places: readonly Place[]): string;
}
