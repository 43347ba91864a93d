import { detourMoves } from '../constraints/paths/canonical.js';
import type { Paths } from '../constraints/paths/definition.js';
import { scopeOf } from '../constraints/scope.js';
import type { Assignment } from '../expressions/values.js';
import type { Model, Posted } from '../model.js';

/** Returns the neighbours of a solution. Closing the set of canonical solutions under this relation yields all solutions. */
export type SolutionMoves = (solution: Assignment) => Iterable<Assignment>;

/**
 * Creates the moves from canonical solutions of a model to all others; undefined if all solutions must be searched for. The only rule must
 * be paths, without clues or entries on the edges.
 */
export function solutionMoves({ required, derived, variables }: Model): SolutionMoves | undefined {
  const rule = derived.length === 0 ? onlyPaths(required) : undefined;
  if (!rule) return undefined;
  const ids = rule.graph.switches.map((one) => (typeof one === 'object' && one.op === 'bool' ? one.id : -1));
  if (ids.includes(-1) || new Set(ids).size < ids.length || ids.length < variables.length) return undefined;
  return function* (solution) {
    for (const edges of detourMoves(rule, (edge) => solution[ids[edge]!] === true)) {
      const next = solution.slice();
      for (const edge of edges) next[ids[edge]!] = !solution[ids[edge]!];
      yield next;
    }
  };
}

/** Returns the paths constraint if it is the only one; for most models the first constraint decides. */
function onlyPaths(posted: readonly Posted[]): Paths | undefined {
  let rule: Paths | undefined;
  for (const { constraint } of posted) {
    if (scopeOf(constraint).size === 0) continue;
    if (rule || typeof constraint !== 'object' || constraint.op !== 'paths') return undefined;
    rule = constraint;
  }
  return rule;
}
