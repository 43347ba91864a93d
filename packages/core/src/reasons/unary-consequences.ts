import type { Constraint } from '../constraints/constraint.js';
import { unaryTests } from '../constraints/unary-domains.js';
import type { Literal } from '../engine.js';
import { domain } from '../expressions/expression.js';
import type { FactLiterals } from './fact-literals.js';

/** Returns the literals that constraints about single variables imply; undefined if a part of the constraint concerns several. */
export function unaryConsequences(
  constraint: Constraint,
  literals: readonly Literal[],
  factLiterals: FactLiterals,
): readonly Literal[] | undefined {
  const tests = unaryTests(constraint);
  if (!tests) return undefined;
  const hasOneValue = (variable: number) =>
    domain(factLiterals.variables[variable]!).filter(tests.get(variable)!).length === 1;
  return literals.filter((literal) => {
    const { variable, value, holds } = factLiterals.fact(literal);
    const test = tests.get(variable);
    return test && (holds ? test(value) && hasOneValue(variable) : !test(value));
  });
}
