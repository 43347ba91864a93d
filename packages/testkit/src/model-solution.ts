import {
  type Assignment,
  type Constraint,
  type Engine,
  is,
  Model,
  or,
  Search,
  type SearchResult,
  TaskMonitor,
  type Variable,
} from '@gridproof/core';
import type { Domains } from './domains.js';

/** A search by an engine alone, as a check of the depth-first search that usually precedes it. */
export const ENGINE_ONLY = (model: Model, engine: Engine): Promise<Search> =>
  Search.open(model, engine, { monitor: new TaskMonitor({ searchSteps: 0 }) });

/** Returns an assignment that satisfies all constraints of a model; undefined if there is none. */
export async function solutionOf(model: Model, engine: Engine): Promise<Assignment | undefined> {
  const search = await ENGINE_ONLY(model, engine);
  try {
    return assignmentIn(await search.next());
  } finally {
    search.close();
  }
}

/** Returns an assignment that satisfies some constraints, for variables with these domains; undefined if there is none. */
export const solution = (
  constraints: readonly Constraint[],
  domains: Domains,
  variables: readonly Variable[],
  engine: Engine,
): Promise<Assignment | undefined> => solutionOf(modelOf(constraints, domains, variables), engine);

/** Creates a model of some constraints over variables with these domains. */
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

/** Returns the assignment that a search found; undefined if there is none. */
export function assignmentIn(found: SearchResult): Assignment | undefined {
  if (found.status === 'unknown') throw new Error(`the engine could not decide: ${found.reason}`);
  return found.status === 'solution' ? found.assignment : undefined;
}
