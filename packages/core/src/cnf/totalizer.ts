import type { Literal } from '../engine.js';
import type { ClauseList } from './clause-list.js';

/** The bounds that a counter needs; only clauses for these are written. */
export interface Bounds {
  readonly upper: boolean;
  readonly lower: boolean;
}

/**
 * Returns literals of which the n-th (from 0) means that more than n of the given literals are true, up to `most` of them: the totalizer of
 * Bailleux and Boufkhad (2003), truncated at `most`.
 */
export function encodeTotalizer(
  to: ClauseList,
  literals: readonly Literal[],
  most: number,
  bounds: Bounds,
): readonly Literal[] {
  if (literals.length <= 1) return literals;
  const half = literals.length >> 1;
  const left = encodeTotalizer(to, literals.slice(0, half), most, bounds);
  const right = encodeTotalizer(to, literals.slice(half), most, bounds);
  return mergeUnary(to, left, right, most, bounds);
}

/** Adds two unary numbers, truncated at `most`. */
export function mergeUnary(
  to: ClauseList,
  left: readonly Literal[],
  right: readonly Literal[],
  most: number,
  bounds: Bounds,
): readonly Literal[] {
  const both = Array.from({ length: Math.min(left.length + right.length, most) }, to.fresh);
  for (let a = 0; a <= left.length; a++)
    for (let b = 0; b <= right.length && a + b <= both.length; b++) {
      if (bounds.upper && a + b > 0) {
        if (a > 0) to.push(-left[a - 1]!);
        if (b > 0) to.push(-right[b - 1]!);
        to.push(both[a + b - 1]!);
        to.push(0);
      }
      if (bounds.lower && a + b < both.length) {
        if (a < left.length) to.push(left[a]!);
        if (b < right.length) to.push(right[b]!);
        to.push(-both[a + b]!);
        to.push(0);
      }
    }
  return both;
}

/** Counts a few literals exactly without intermediate numbers: for each subset, one clause if all are true and one if none is. */
export function exactUnary(to: ClauseList, literals: readonly Literal[]): readonly Literal[] {
  const total = literals.map(() => to.fresh());
  for (let choice = 1; choice < 2 ** literals.length; choice++) {
    const chosen = literals.filter((_, at) => (choice >> at) & 1);
    to.add(...chosen.map((literal) => -literal), total[chosen.length - 1]!);
    to.add(...chosen, -total[literals.length - chosen.length]!);
  }
  for (let at = 1; at < total.length; at++) to.add(-total[at]!, total[at - 1]!);
  return total;
}
