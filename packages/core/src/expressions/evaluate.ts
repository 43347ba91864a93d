import type { Bool, Variable } from './expression.js';
import type { Assignment } from './values.js';

/** Returns a function that evaluates expressions and variables under a full assignment. */
export function createEvaluator(assignment: Assignment): (of: Bool | Variable) => boolean | number {
  const value = (of: Bool | Variable): boolean | number => {
    if (typeof of === 'boolean') return of;
    switch (of.op) {
      case 'bool':
      case 'int':
        return assignment[of.id]!;
      case 'not':
        return !value(of.of);
      case 'and':
        return of.all.every(value);
      case 'or':
        return of.any.some(value);
      case 'iff':
        return value(of.left) === value(of.right);
      case 'defined':
        return value(of.as);
      case 'linear': {
        let total = 0;
        for (const { coefficient, of: one } of of.terms) total += coefficient * Number(value(one));
        return of.min <= total && total <= of.max;
      }
    }
  };
  return value;
}
