import {
  type Assignment,
  type Constraint,
  type Engine,
  evaluate,
  type Fact,
  type LiteralMap,
  scopeOf,
  type Variable,
} from '@gridproof/core';
import { type Domains, product } from './domains.js';
import { assignmentIn, ENGINE_ONLY, modelOf } from './model-solution.js';

/** The maximum number of assignments that are enumerated; beyond it an engine decides. */
const MAX_ENUMERATED = 4_096;

/**
 * Returns the facts that constraints force for variables with these domains. It is independent of the implementation of steps: `evaluate`
 * on all assignments if there are few, else a search in a model of these constraints alone.
 */
export async function forcedBy(
  constraints: readonly Constraint[],
  facts: readonly Fact[],
  domains: Domains,
  variables: readonly Variable[],
  engine: Engine,
): Promise<readonly Fact[]> {
  const scope = new Set(constraints.flatMap((one) => [...scopeOf(one)]));
  let left = facts.filter(({ variable }) => scope.has(variable));
  const agreeing = (assignment: Assignment) =>
    left.filter(({ variable, value, holds }) => (assignment[variable] === value) === holds);
  // Variables without a constraint may have any of their values.
  const own = domains.map((values, id) => (scope.has(id) ? values : values.slice(0, 1)));
  const open = [...own.keys()].filter((id) => own[id]!.length > 1);
  if (open.reduce((size, id) => size * own[id]!.length, 1) <= MAX_ENUMERATED) {
    const assignment = own.map(([value]) => value!);
    for (const values of product(open.map((id) => own[id]!))) {
      if (left.length === 0) break;
      for (const [at, id] of open.entries()) assignment[id] = values[at]!;
      if (constraints.every((one) => evaluate(one, assignment))) left = agreeing(assignment);
    }
    return left;
  }
  const search = await ENGINE_ONLY(modelOf(constraints, own, variables), engine);
  try {
    for (;;) {
      if (left.length === 0) return left;
      const found = assignmentIn(await search.next());
      if (!found) return left;
      left = agreeing(found);
      search.exclude(left.map((fact) => literalOf(fact, search.program.literalMap, variables)));
    }
  } finally {
    search.close();
  }
}

/** Returns a fact as a literal. */
function literalOf(
  { variable, value, holds }: Fact,
  literalMap: LiteralMap,
  variables: readonly Variable[],
): number {
  const of = variables[variable]!;
  const first = literalMap.first[variable]!;
  if (of.op === 'bool') return literalMap.literals[first]! * (value === holds ? 1 : -1);
  return literalMap.literals[first + Number(value) - of.min]! * (holds ? 1 : -1);
}
