import type { Constraint } from './constraint.js';
import type { Bool, IntVar, Variable } from './expression.js';

/** The ids of the variables that a constraint speaks of. */
export function scopeOf(constraint: Constraint): ReadonlySet<number> {
  const ids = new Set<number>();
  const all = (of: readonly (Bool | Variable)[]) => {
    for (const one of of) walk(one);
  };
  const walk = (of: Constraint | IntVar): void => {
    if (typeof of === 'boolean') return;
    switch (of.op) {
      case 'bool':
      case 'int':
        ids.add(of.id);
        break;
      case 'not':
        walk(of.of);
        break;
      case 'defined':
        walk(of.as);
        break;
      case 'and':
        all(of.all);
        break;
      case 'or':
        all(of.any);
        break;
      case 'iff':
        all([of.left, of.right]);
        break;
      case 'linear':
        all(of.terms.map((term) => term.of));
        break;
      case 'allDifferent':
      case 'table':
        all(of.of);
        break;
      case 'differ':
        all([...of.left, ...of.right]);
        break;
      case 'partition':
        all(of.region);
        break;
      default:
        all(of.graph.switches);
    }
  };
  walk(constraint);
  return ids;
}
