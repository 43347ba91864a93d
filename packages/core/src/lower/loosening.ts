import { loosened } from '../constraints/paths/tidy.js';
import { scopeOf } from '../constraints/scope.js';
import type { Assignment } from '../expressions/values.js';
import type { Model } from '../model.js';

/** The solutions next to one: where all tidy ones are found, and what is next to them, and so on, these are all. */
export type Loosening = (solution: Assignment) => Iterable<Assignment>;

/**
 * How solutions of a model are had from those that are tidy; undefined where all must be searched for. To make them, nothing else may be
 * asked of what is changed: paths are the only rule, and nothing is known or entered.
 */
export function looseningOf({ needed, notes, variables }: Model): Loosening | undefined {
  const [posted, more] = needed.filter(({ constraint }) => scopeOf(constraint).size > 0);
  const rule = posted?.constraint;
  if (more || notes.length > 0 || typeof rule !== 'object' || rule.op !== 'paths') return undefined;
  const ids = rule.graph.switches.map((one) => (typeof one === 'object' && one.op === 'bool' ? one.id : -1));
  if (ids.includes(-1) || new Set(ids).size < ids.length || ids.length < variables.length) return undefined;
  return function* (solution) {
    for (const edges of loosened(rule, (edge) => solution[ids[edge]!] === true)) {
      const next = solution.slice();
      for (const edge of edges) next[ids[edge]!] = !solution[ids[edge]!];
      yield next;
    }
  };
}
