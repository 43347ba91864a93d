import type { Bool, Variable } from './expression.js';

/** What is known of a variable. */
export type KnownValue = (variable: number) => boolean | number | undefined;

/** Whether an expression is true; undefined where that is open. */
export function truth(of: Bool, known: KnownValue): boolean | undefined {
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

/** What an expression or a variable is; undefined where that is open. */
export const valueKnown = (of: Bool | Variable, known: KnownValue): boolean | number | undefined =>
  isInteger(of) ? known(of.id) : truth(of, known);

function rangeOf(of: Bool | Variable, known: KnownValue): readonly [least: number, most: number] {
  const value = valueKnown(of, known);
  if (value !== undefined) return [Number(value), Number(value)];
  return isInteger(of) ? [of.min, of.max] : [0, 1];
}
