import type { Literal } from '../engine.js';
import type { ClauseList } from './clause-list.js';

/** Which bound is asked of a counter: it is written down only as far as that needs. */
export interface Bounds {
  readonly upper: boolean;
  readonly lower: boolean;
}

/**
 * Literals of which the n-th (from 0) says that more than n of some literals are true, `most` of them at most: the
 * totalizer of Bailleux and Boufkhad (2003), cut off at `most`.
 */
export function totals(
  to: ClauseList,
  literals: readonly Literal[],
  most: number,
  bounds: Bounds,
): readonly Literal[] {
  if (literals.length <= 1) return literals;
  const half = literals.length >> 1;
  const left = totals(to, literals.slice(0, half), most, bounds);
  const right = totals(to, literals.slice(half), most, bounds);
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
