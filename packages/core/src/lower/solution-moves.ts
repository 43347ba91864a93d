import { detourMoves } from '../constraints/paths/canonical.js';
import type { Paths } from '../constraints/paths/definition.js';
import { scopeOf } from '../constraints/scope.js';
import type { Assignment } from '../expressions/values.js';
import type { Model, Posted } from '../model.js';

/** The solutions next to one: where all tidy ones are found, and what is next to them, and so on, these are all. */
export type SolutionMoves = (solution: Assignment) => Iterable<Assignment>;

/**
 * How solutions of a model are had from those that are tidy; undefined where all must be searched for. To make them, nothing else may be
 * asked of what is changed: paths are the only rule, and nothing is known or entered.
 */
export function solutionMoves({ required, notes, variables }: Model): SolutionMoves | undefined {
  const rule = notes.length === 0 ? onlyPaths(required) : undefined;
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

/** The rule of paths, where it is all that is posted; of most models the first constraint shows that it is not. */
function onlyPaths(needed: readonly Posted[]): Paths | undefined {
  let rule: Paths | undefined;
  for (const { constraint } of needed) {
    if (scopeOf(constraint).size === 0) continue;
    if (rule || typeof constraint !== 'object' || constraint.op !== 'paths') return undefined;
    rule = constraint;
  }
  return rule;
}
