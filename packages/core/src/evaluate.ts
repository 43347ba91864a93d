import type { Bool, Constraint, Variable } from './expression.js';
import type { Assignment } from './values.js';

/** The meaning of every constraint: whether it holds under a full assignment. */
export function evaluate(constraint: Constraint, assignment: Assignment): boolean {
  const value = (of: Bool | Variable): boolean | number => {
    if (typeof of === 'boolean') return of;
    return of.op === 'bool' || of.op === 'int' ? assignment[of.id]! : evaluate(of, assignment);
  };
  if (typeof constraint === 'boolean') return constraint;
  switch (constraint.op) {
    case 'bool':
      return value(constraint) === true;
    case 'not':
      return !value(constraint.of);
    case 'and':
      return constraint.all.every(value);
    case 'or':
      return constraint.any.some(value);
    case 'iff':
      return value(constraint.left) === value(constraint.right);
    case 'linear': {
      let total = 0;
      for (const { coefficient, of } of constraint.terms) total += coefficient * Number(value(of));
      return constraint.min <= total && total <= constraint.max;
    }
    case 'allDifferent':
      return new Set(constraint.of.map(value)).size === constraint.of.length;
    case 'differ':
      return constraint.left.some((left, at) => value(left) !== value(constraint.right[at]!));
  }
}
