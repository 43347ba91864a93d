import type { Constraint } from '../constraints/constraint.js';
import { unaryTests } from '../constraints/unary-domains.js';
import type { Literal } from '../engine.js';
import { domain } from '../expressions/expression.js';
import type { FactLiterals } from './fact-literals.js';

/** Returns the literals that constraints about single variables imply; undefined if a part of the constraint concerns several. */
export function unaryConsequences(
  constraint: Constraint,
  factLiterals: FactLiterals,
): readonly Literal[] | undefined {
  const tests = unaryTests(constraint);
  if (!tests) return undefined;
  const literals = new Set<Literal>();
  for (const [variable, test] of tests) {
    const values = domain(factLiterals.variables[variable]!);
    const [value, ...others] = values.filter(test);
    if (value !== undefined && others.length === 0)
      literals.add(factLiterals.literal({ variable, value, holds: true }));
    const excluded = values.filter((one) => !test(one));
    for (const one of excluded) literals.add(factLiterals.literal({ variable, value: one, holds: false }));
  }
  return [...literals];
}
