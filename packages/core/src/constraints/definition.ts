import type { Place } from '../board/place.js';
import type { Bool, Variable } from '../expressions/expression.js';
import type { ValueWords } from '../value-words.js';

/** Returns the value of an expression or a variable. */
export type ReadValue = (of: Bool | Variable) => boolean | number;

/** Returns the value of an expression or a variable; undefined if unknown. */
export type ReadKnown = (of: Bool | Variable) => boolean | number | undefined;

/** A breach of a constraint: the conflicting parts of its scope, and other places concerned. */
export interface Breach {
  readonly scope: readonly (Bool | Variable)[];
  readonly places?: readonly Place[];
}

/** Semantics and wording of a constraint, which are not needed to solve. */
export interface ConstraintDefinition<C> {
  /** Returns whether the constraint holds when everything has a value. */
  holds(constraint: C, value: ReadValue): boolean;
  /** Returns the expressions and variables of the constraint. */
  scope(constraint: C): readonly (Bool | Variable)[];
  /** Returns false only if the constraint cannot hold, by a local check. Absent if there is no such check. */
  mayHold?(constraint: C, known: ReadKnown): boolean;
  /** Returns whether the constraint holds for all remaining values; by default, if its scope is known and it holds. */
  isSettled?(constraint: C, known: ReadKnown): boolean;
  /** Returns the breaches if the constraint cannot hold; by default a single one with everything known in its scope. */
  breaches?(constraint: C, known: ReadKnown): readonly Breach[];
  /** Returns the places for which the constraint is settled, if it concerns many. */
  settledPlaces?(constraint: C, known: ReadKnown): readonly Place[];
  /** Returns the indices of its numbers that are settled by themselves. */
  settledNumbers?(constraint: C, known: ReadKnown): readonly number[];
  /** Returns the places of its parts (a region, a path with its ends) that are closed and correct. */
  closedParts?(constraint: C, known: ReadKnown): readonly (readonly Place[])[];
  /** Wording for steps. */
  readonly words?: Wording<C>;
}

/** Wording of a constraint. */
export interface Wording<C> {
  /** Noun for the object of a cut: `the piece` by default; empty if its places are enough. */
  readonly part?: string;
  /** Returns the number, or the ordered numbers, that it compares with. If a clue shows them, a step names the clue. */
  number?(constraint: C): number | readonly number[] | undefined;
  /** Returns the words for a value of one of its variables. */
  value?(constraint: C, of: ValueOf): ValueWords | undefined;
}

/** A value of a variable, with a function that names places. */
export interface ValueOf {
  readonly variable: Variable;
  readonly value: boolean | number;
  places(places: readonly Place[]): string;
}
