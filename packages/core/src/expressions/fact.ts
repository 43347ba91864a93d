import type { Place } from '../board/place.js';
import { type Bool, is, not, type Variable } from './expression.js';

/** A known fact: a variable has a value, or does not have it. */
export interface Fact {
  /** The variable's id. */
  readonly variable: number;
  /** Place of the variable, if it is in a grid of the answer. */
  readonly place?: Place | undefined;
  readonly value: boolean | number;
  readonly holds: boolean;
}

/** Returns a fact as a constraint. */
export function factConstraint({ variable, value, holds }: Fact, variables: readonly Variable[]): Bool {
  const of = variables[variable]!;
  const has = of.op === 'bool' ? is(of, value as boolean) : is(of, value as number);
  return holds ? has : not(has);
}

/** Returns whether a fact gives its variable a value, as every fact about a boolean does. */
export const isValue = (fact: Fact): boolean => fact.holds || typeof fact.value === 'boolean';

/** Returns the values that facts give, by variable id; facts that only exclude a value are omitted. */
export const valuesIn = (facts: readonly Fact[]): ReadonlyMap<number, boolean | number> =>
  new Map(
    facts.filter(isValue).map(({ variable, value, holds }) => [variable, holds ? value : !value] as const),
  );
