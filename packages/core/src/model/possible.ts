import type { Constraint } from './constraint.js';
import type { Bool, Variable } from './expression.js';

/** What is known of a variable. */
export type KnownValue = (variable: number) => boolean | number | undefined;

/**
 * Whether a constraint may hold, as far as one look at it tells: false only where it cannot. What follows from several
 * constraints together, or from a rule on a graph, is not seen.
 */
export function mayHold(constraint: Constraint, known: KnownValue): boolean {
  if (typeof constraint === 'object')
    switch (constraint.op) {
      case 'allDifferent': {
        const values = constraint.of.flatMap(({ id }) => known(id) ?? []);
        return new Set(values).size === values.length;
      }
      case 'differ':
        return constraint.left.some(({ id }, at) => {
          const [left, right] = [known(id), known(constraint.right[at]!.id)];
          return left === undefined || right === undefined || left !== right;
        });
      case 'table': {
        const values = constraint.of.map((one) => oneValue(one, known));
        return constraint.rows.some((row) =>
          row.every((entry, at) => values[at] === undefined || values[at] === entry),
        );
      }
      case 'connected':
      case 'acyclic':
      case 'singleLoop':
      case 'partition':
        return true;
    }
  return truth(constraint, known) !== false;
}

/** Whether an expression is true; undefined where that is open. */
function truth(of: Bool, known: KnownValue): boolean | undefined {
  if (typeof of === 'boolean') return of;
  switch (of.op) {
    case 'bool':
      return known(of.id) as boolean | undefined;
    case 'not': {
      const value = truth(of.of, known);
      return value === undefined ? undefined : !value;
    }
    case 'and': {
      const values = of.all.map((one) => truth(one, known));
      return values.includes(false) ? false : values.includes(undefined) ? undefined : true;
    }
    case 'or': {
      const values = of.any.map((one) => truth(one, known));
      return values.includes(true) ? true : values.includes(undefined) ? undefined : false;
    }
    case 'iff': {
      const [left, right] = [truth(of.left, known), truth(of.right, known)];
      return left === undefined || right === undefined ? undefined : left === right;
    }
    case 'defined':
      return truth(of.as, known);
    case 'linear': {
      let [least, most] = [0, 0];
      for (const { coefficient, of: one } of of.terms) {
        const [min, max] = rangeOf(one, known);
        least += coefficient * (coefficient > 0 ? min : max);
        most += coefficient * (coefficient > 0 ? max : min);
      }
      if (of.min <= least && most <= of.max) return true;
      return most < of.min || least > of.max ? false : undefined;
    }
  }
}

const isInteger = (of: Bool | Variable): of is Extract<Variable, { op: 'int' }> =>
  typeof of === 'object' && of.op === 'int';

const oneValue = (of: Bool | Variable, known: KnownValue): boolean | number | undefined =>
  isInteger(of) ? known(of.id) : truth(of, known);

function rangeOf(of: Bool | Variable, known: KnownValue): readonly [least: number, most: number] {
  const value = oneValue(of, known);
  if (value !== undefined) return [Number(value), Number(value)];
  return isInteger(of) ? [of.min, of.max] : [0, 1];
}
