import type { Bool, Linear, Variable } from './expression.js';

/** Known values of variables; undefined for open ones. */
export interface PartialAssignment {
  (variable: number): boolean | number | undefined;
  /** Returns a lower bound of an open integer, if known. */
  readonly least?: (variable: number) => number | undefined;
}

/** Evaluates an expression; undefined if it is open. */
export function partialTruth(of: Bool, known: PartialAssignment): boolean | undefined {
  if (typeof of === 'boolean') return of;
  switch (of.op) {
    case 'bool':
      return known(of.id) as boolean | undefined;
    case 'not': {
      const value = partialTruth(of.of, known);
      return value === undefined ? undefined : !value;
    }
    case 'and':
      return junction(of.all, false, known);
    case 'or':
      return junction(of.any, true, known);
    case 'iff': {
      const [left, right] = [partialTruth(of.left, known), partialTruth(of.right, known)];
      return left === undefined || right === undefined ? undefined : left === right;
    }
    case 'defined':
      return partialTruth(of.as, known);
    case 'linear': {
      const [least, most] = boundsOf(of, known);
      if (of.min <= least && most <= of.max) return true;
      return most < of.min || least > of.max ? false : undefined;
    }
  }
}

/** Evaluates a conjunction or disjunction, which one value decides; undefined if it is open. */
function junction(all: readonly Bool[], deciding: boolean, known: PartialAssignment): boolean | undefined {
  let result: boolean | undefined = !deciding;
  for (const one of all) {
    const value = partialTruth(one, known);
    if (value === deciding) return value;
    if (value === undefined) result = undefined;
  }
  return result;
}

const isInteger = (of: Bool | Variable): of is Extract<Variable, { op: 'int' }> =>
  typeof of === 'object' && of.op === 'int';

/** Evaluates an expression or a variable; undefined if it is open. */
export const partialValue = (of: Bool | Variable, known: PartialAssignment): boolean | number | undefined =>
  isInteger(of) ? known(of.id) : partialTruth(of, known);

function rangeOf(of: Bool | Variable, known: PartialAssignment): readonly [least: number, most: number] {
  const value = partialValue(of, known);
  return value === undefined ? rangeOfOpen(of, known) : [Number(value), Number(value)];
}

const OPEN_BOOL = [0, 1] as const;

const rangeOfOpen = (
  of: Bool | Variable,
  known: PartialAssignment,
): readonly [least: number, most: number] =>
  isInteger(of) ? [known.least?.(of.id) ?? of.min, of.max] : OPEN_BOOL;

/** Adds the variables whose known values decide an expression. */
export function addCauses(of: Bool, known: PartialAssignment, to: Set<number>): void {
  if (typeof of === 'boolean') return;
  switch (of.op) {
    case 'bool':
      to.add(of.id);
      break;
    case 'not':
      addCauses(of.of, known, to);
      break;
    case 'and':
    case 'or': {
      const all = of.op === 'and' ? of.all : of.any;
      const deciding = all.filter((one) => partialTruth(one, known) === (of.op === 'or'));
      for (const one of deciding.length > 0 ? deciding : all) addCauses(one, known, to);
      break;
    }
    case 'iff':
      addCauses(of.left, known, to);
      addCauses(of.right, known, to);
      break;
    case 'defined':
      addCauses(of.as, known, to);
      break;
    case 'linear': {
      // Includes the terms that make the sum too large or too small, or all terms if it is neither.
      const [least] = boundsOf(of, known);
      const isFalse = partialTruth(of, known) === false;
      for (const { coefficient, of: one } of of.terms) {
        const [low, high] = rangeOf(one, known);
        const [min, max] = isInteger(one) ? [one.min, one.max] : [0, 1];
        const isLow = coefficient > 0 ? low === min : high === max;
        const isHigh = coefficient > 0 ? high === max : low === min;
        if (isFalse ? (least > of.max ? isLow : isHigh) : isLow && isHigh) continue;
        if (isInteger(one)) to.add(one.id);
        else addCauses(one, known, to);
      }
    }
  }
}

/** Returns the bounds of a sum. */
function boundsOf({ terms }: Linear, known: PartialAssignment): readonly [least: number, most: number] {
  let [least, most] = [0, 0];
  for (const { coefficient, of } of terms) {
    const value = partialValue(of, known);
    if (value !== undefined) {
      least += coefficient * Number(value);
      most += coefficient * Number(value);
      continue;
    }
    const [min, max] = rangeOfOpen(of, known);
    least += coefficient * (coefficient > 0 ? min : max);
    most += coefficient * (coefficient > 0 ? max : min);
  }
  return [least, most];
}
