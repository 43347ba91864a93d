import type { IntVar } from '../../expressions/expression.js';
import type { Breach, ConstraintDefinition, ReadKnown } from '../definition.js';

/** No two of the integers are equal. */
export interface AllDifferent {
  readonly op: 'allDifferent';
  readonly variables: readonly IntVar[];
}

/** Requires that no two of the integers are equal. */
export const allDifferent = (variables: readonly IntVar[]): AllDifferent => ({
  op: 'allDifferent',
  variables,
});

/** Returns equal integers, grouped by value. */
export function twins(of: readonly IntVar[], known: ReadKnown): readonly Breach[] {
  const equal = new Map<unknown, IntVar[]>();
  for (const variable of of) {
    const value = known(variable);
    if (value !== undefined) equal.set(value, [...(equal.get(value) ?? []), variable]);
  }
  return [...equal.values()].filter(({ length }) => length > 1).map((equals) => ({ scope: equals }));
}

export const definition: ConstraintDefinition<AllDifferent> = {
  holds: ({ variables }, value) => new Set(variables.map(value)).size === variables.length,
  scope: ({ variables }) => variables,
  mayHold({ variables }, known) {
    const values = variables.flatMap((variable) => known(variable) ?? []);
    return new Set(values).size === values.length;
  },
  breaches: ({ variables }, known) => twins(variables, known),
};
