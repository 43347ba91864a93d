import type { BoolVar, IntVar, Variable } from '../../expressions/expression.js';
import type { ConstraintDefinition } from '../definition.js';

/** Two vectors of equal length differ somewhere. Lowered lazily. */
export interface Differ {
  readonly op: 'differ';
  readonly left: readonly Variable[];
  readonly right: readonly Variable[];
}

/** Requires that two lines of equal length are not equal everywhere. */
export function differ(left: readonly BoolVar[], right: readonly BoolVar[]): Differ;
export function differ(left: readonly IntVar[], right: readonly IntVar[]): Differ;
export function differ(left: readonly Variable[], right: readonly Variable[]): Differ {
  if (left.length !== right.length)
    throw new RangeError(`lines of ${left.length} and ${right.length} cannot be compared`);
  return { op: 'differ', left, right };
}

export const definition: ConstraintDefinition<Differ> = {
  holds: ({ left, right }, value) => left.some((variable, at) => value(variable) !== value(right[at]!)),
  scope: ({ left, right }) => [...left, ...right],
  mayHold: ({ left, right }, known) =>
    left.some((variable, at) => {
      const [a, b] = [known(variable), known(right[at]!)];
      return a === undefined || b === undefined || a !== b;
    }),
  isSettled: ({ left, right }, known) =>
    left.some((variable, at) => {
      const [a, b] = [known(variable), known(right[at]!)];
      return a !== undefined && b !== undefined && a !== b;
    }),
};
