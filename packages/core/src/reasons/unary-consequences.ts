import type { Constraint } from '../constraints/constraint.js';
import { evaluate } from '../constraints/evaluate.js';
import { scopeOf } from '../constraints/scope.js';
import type { Literal } from '../engine.js';
import { domain } from '../expressions/expression.js';
import type { FactLiterals } from './fact-literals.js';

/** Returns the literals that constraints about single variables imply; undefined if a part of the constraint concerns several. */
export function unaryConsequences(
  constraint: Constraint,
  literals: readonly Literal[],
  factLiterals: FactLiterals,
): readonly Literal[] | undefined {
  const possible = new Map<number, ReadonlySet<boolean | number>>();
  for (const part of conjuncts(constraint)) {
    const [variable, ...others] = scopeOf(part);
    if (variable === undefined || others.length > 0) return undefined;
    const values = possible.get(variable) ?? domain(factLiterals.variables[variable]!);
    const assignment: (boolean | number)[] = [];
    const left = [...values].filter((value) => {
      assignment[variable] = value;
      return evaluate(part, assignment);
    });
    possible.set(variable, new Set(left));
  }
  return literals.filter((literal) => {
    const { variable, value, holds } = factLiterals.fact(literal);
    const values = possible.get(variable);
    return values && (holds ? values.size === 1 && values.has(value) : !values.has(value));
  });
}

/** Returns the parts of a conjunction. */
const conjuncts = (constraint: Constraint): readonly Constraint[] =>
  typeof constraint === 'object' && constraint.op === 'and'
    ? constraint.all.flatMap(conjuncts)
    : [constraint];
