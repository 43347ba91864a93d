import {
  type Assignment,
  type Constraint,
  type Engine,
  type Found,
  is,
  Model,
  or,
  Search,
  TaskMonitor,
  type Variable,
} from '@gridproof/core';
import type { Domains } from './domains.js';

/** A search that an engine decides alone, as a judge of the one that usually goes before it. */
export const ENGINE_ONLY = (model: Model, engine: Engine): Promise<Search> =>
  Search.open(model, engine, { watch: new TaskMonitor({ searchSteps: 0 }) });

/** An assignment that keeps all constraints of a model; undefined where there is none. */
export async function solutionOf(model: Model, engine: Engine): Promise<Assignment | undefined> {
  const search = await ENGINE_ONLY(model, engine);
  try {
    return assignmentIn(await search.next());
  } finally {
    search.close();
  }
}

/** An assignment that keeps some constraints, where variables have these domains. */
export const solution = (
  constraints: readonly Constraint[],
  domains: Domains,
  variables: readonly Variable[],
  engine: Engine,
): Promise<Assignment | undefined> => solutionOf(modelOf(constraints, domains, variables), engine);

/** A new model of some constraints over variables with these domains. */
export function modelOf(
  constraints: readonly Constraint[],
  domains: Domains,
  variables: readonly Variable[],
): Model {
  const model = new Model();
  for (const variable of variables)
    if (variable.op === 'bool') model.bool();
    else model.int(variable.min, variable.max);
  for (const [id, variable] of model.variables.entries()) {
    const values = domains[id]!.map((value) =>
      variable.op === 'bool' ? is(variable, value as boolean) : is(variable, value as number),
    );
    model.require('domain', [], or(...values));
  }
  for (const constraint of constraints) model.require('constraint', [], constraint);
  return model;
}

/** What a search has found; undefined where there is nothing. */
export function assignmentIn(found: Found): Assignment | undefined {
  if (found.status === 'unknown') throw new Error(`the engine could not decide: ${found.reason}`);
  return found.status === 'solution' ? found.assignment : undefined;
}
