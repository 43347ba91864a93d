import type { Constraint } from '../constraints/constraint.js';
import { evaluate } from '../constraints/evaluate.js';
import type { Literal } from '../engine.js';
import { domain } from '../expressions/expression.js';
import type { FactLiterals } from './fact-literals.js';

/** Returns the literals that a constraint with a single variable implies. */
export function unaryConsequences(
  constraint: Constraint,
  variable: number,
  literals: readonly Literal[],
  factLiterals: FactLiterals,
): readonly Literal[] {
  const possible = domain(factLiterals.variables[variable]!).filter((value) => {
    const assignment: (boolean | number)[] = [];
    assignment[variable] = value;
    return evaluate(constraint, assignment);
  });
  return literals.filter((literal) => {
    const { value, holds } = factLiterals.fact(literal);
    return possible.every((one) => (one === value) === holds);
  });
}
