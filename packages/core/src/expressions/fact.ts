import type { Place } from '../board/place.js';
import { type Bool, is, not, type Variable } from './expression.js';

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
export function factConstraint({ variable, value, holds }: Fact, variables: readonly Variable[]): Bool {
  const of = variables[variable]!;
  const has = of.op === 'bool' ? is(of, value as boolean) : is(of, value as number);
  return holds ? has : not(has);
}

/** Whether a fact gives its variable a value; of a boolean every fact does. */
export const isValue = (fact: Fact): boolean => fact.holds || typeof fact.value === 'boolean';
