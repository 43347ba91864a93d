import type { Constraint } from '../constraint.js';
import { type Bool, is, not, type Variable } from '../expression.js';
import type { Place } from '../place.js';

/** What a step or an explanation names: one clue, one instance of a rule, or the one loop or cut-off piece that a rule forbids. */
export interface Reason {
  /** The name of the rule; `given` for a clue, `entry` for what a player has entered. */
  readonly rule: string;
  readonly places: readonly Place[];
  /** Whether it is but a part of a rule over the whole board: the loop or the piece that stands at `places`. */
  readonly cut: boolean;
}

/** A reason with what it says. */
export interface Instance extends Reason {
  readonly constraint: Constraint;
}

/** Something known of the answer: a variable has a value, or does not have it. */
export interface Fact {
  /** The variable's id. */
  readonly variable: number;
  /** Where the variable stands, if it stands in a grid of the answer key. */
  readonly place?: Place | undefined;
  readonly value: boolean | number;
  readonly holds: boolean;
}

/** What a fact says, as a constraint. */
export function stated({ variable, value, holds }: Fact, variables: readonly Variable[]): Bool {
  const of = variables[variable]!;
  const has = of.op === 'bool' ? is(of, value as boolean) : is(of, value as number);
  return holds ? has : not(has);
}

/** Whether a fact gives its variable a value; of a boolean every fact does. */
export const isValue = (fact: Fact): boolean => fact.holds || typeof fact.value === 'boolean';
