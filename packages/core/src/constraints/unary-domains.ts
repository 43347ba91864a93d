import { domain, type Variable } from '../expressions/expression.js';
import type { Constraint } from './constraint.js';
import { evaluate } from './evaluate.js';
import { scopeOf } from './scope.js';

type Value = boolean | number;

/** The values that a part of a constraint leaves for its only variable. */
export interface UnaryDomain {
  readonly variable: number;
  readonly values: readonly Value[];
}

/** Returns the values that parts of a constraint with a single variable leave, by the id of the variable. */
export const unaryDomains = (
  constraint: Constraint,
  variables: readonly Variable[],
): readonly UnaryDomain[] =>
  conjuncts(constraint).flatMap((part) => {
    const variable = onlyVariable(part);
    if (variable === undefined) return [];
    return [{ variable, values: domain(variables[variable]!).filter(testOf(part, variable)) }];
  });

/** Returns for each variable which values a constraint of parts with single variables leaves; undefined if a part has several variables. */
export function unaryTests(
  constraint: Constraint,
): ReadonlyMap<number, (value: Value) => boolean> | undefined {
  const tests = new Map<number, (value: Value) => boolean>();
  for (const part of conjuncts(constraint)) {
    const variable = onlyVariable(part);
    if (variable === undefined) return undefined;
    const before = tests.get(variable);
    const test = testOf(part, variable);
    tests.set(variable, before ? (value) => before(value) && test(value) : test);
  }
  return tests;
}

/** Returns the id of a constraint's only variable; undefined if it has none or several. */
function onlyVariable(constraint: Constraint): number | undefined {
  const [variable, another] = scopeOf(constraint);
  return another === undefined ? variable : undefined;
}

/** Returns a test of the values with which a constraint of one variable is true. */
function testOf(constraint: Constraint, variable: number): (value: Value) => boolean {
  if (typeof constraint === 'boolean') return () => constraint;
  switch (constraint.op) {
    case 'not': {
      const test = testOf(constraint.of, variable);
      return (value) => !test(value);
    }
    case 'or': {
      const tests = constraint.any.map((part) => testOf(part, variable));
      return (value) => tests.some((test) => test(value));
    }
    case 'linear': {
      const { terms, min, max } = constraint;
      const [term, another] = terms;
      if (!term || another || typeof term.of === 'boolean') break;
      if (term.of.op !== 'bool' && term.of.op !== 'int') break;
      const { coefficient } = term;
      return (value) => min <= coefficient * Number(value) && coefficient * Number(value) <= max;
    }
  }
  const assignment: Value[] = [];
  return (value) => {
    assignment[variable] = value;
    return evaluate(constraint, assignment);
  };
}

/** The conjuncts of a constraint. */
const conjuncts = (constraint: Constraint): readonly Constraint[] =>
  typeof constraint === 'object' && constraint.op === 'and'
    ? constraint.all.flatMap(conjuncts)
    : [constraint];
