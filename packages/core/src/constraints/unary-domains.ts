import { domain, type Variable } from '../expressions/expression.js';
import type { Constraint } from './constraint.js';
import { evaluate } from './evaluate.js';
import { scopeOf } from './scope.js';

/** Returns the values that parts of a constraint with a single variable leave, by the id of the variable. */
export function unaryDomains(
  constraint: Constraint,
  variables: readonly Variable[],
): readonly { readonly variable: number; readonly values: readonly (boolean | number)[] }[] {
  return conjuncts(constraint).flatMap((part) => {
    const [variable, another] = scopeOf(part);
    if (variable === undefined || another !== undefined) return [];
    const values = domain(variables[variable]!).filter((value) => {
      const assignment: (boolean | number)[] = [];
      assignment[variable] = value;
      return evaluate(part, assignment);
    });
    return [{ variable, values }];
  });
}

/** The conjuncts of a constraint. */
const conjuncts = (constraint: Constraint): readonly Constraint[] =>
  typeof constraint === 'object' && constraint.op === 'and'
    ? constraint.all.flatMap(conjuncts)
    : [constraint];
