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
      if (bounds.upper && a + b > 0) to.add(...reached(left, a), ...reached(right, b), both[a + b - 1]!);
      if (bounds.lower && a + b < both.length)
        to.add(...left.slice(a, a + 1), ...right.slice(b, b + 1), -both[a + b]!);
    }
  return both;
}

/** The literal that is false where at least so many are true; none where that is always so. */
const reached = (total: readonly Literal[], n: number): readonly Literal[] =>
  n === 0 ? [] : [-total[n - 1]!];
