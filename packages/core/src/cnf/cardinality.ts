import type { Literal } from '../engine.js';
import { encodeAdder } from './adder.js';
import { atMostOne } from './at-most-one.js';
import type { ClauseList } from './clause-list.js';
import { SharedCounters } from './shared-counters.js';
import type { EncodingThresholds } from './thresholds.js';
import { encodeTotalizer } from './totalizer.js';
import { encodeUnarySum } from './unary-sum.js';

/**
 * Requires between min and max of the literals to be true, unless one of `unless` is true. `shared` has the counters that several rows
 * share.
 */
export function encodeCardinality(
  to: ClauseList,
  literals: readonly Literal[],
  min: number,
  max: number,
  unless: readonly Literal[],
  shared = new SharedCounters(),
): void {
  const n = literals.length;
  if (min > max || min > n || max < 0) {
    to.add(...unless);
    return;
  }
  if (min === 1) to.add(...unless, ...literals);
  const least = min <= 1 ? 0 : min;
  const most = Math.min(n, max);
  if (most === 1 && least === 0) {
    atMostOne(to, literals, unless);
    return;
  }
  if (isDirect(n, min, max, to.sizes)) {
    someOfEach(to, literals, 1, least, unless);
    someOfEach(to, literals, -1, n - most, unless);
    return;
  }
  const groups = shared.groupsOf(literals);
  if (groups)
    encodeUnarySum(
      to,
      groups.map((group) => shared.counterOf(to, group)),
      least,
      most,
      unless,
    );
  else if (highest(n, least, most) <= highest(n, n - most, n - least))
    between(to, literals, least, most, unless);
  else
    between(
      to,
      literals.map((literal) => -literal),
      n - most,
      n - least,
      unless,
    );
}

/** Returns whether a count is encoded as plain clauses, because they are few. */
export function isDirect(n: number, min: number, max: number, { direct }: EncodingThresholds): boolean {
  const least = min <= 1 ? 0 : min;
  const most = Math.min(n, max);
  if (most === 1 && least === 0) return true;
  return (most < n ? choose(n, most + 1) : 0) + (least > 0 ? choose(n, n - least + 1) : 0) <= direct;
}

/** Returns how far a counter of n literals must count for these bounds. */
const highest = (n: number, least: number, most: number): number => Math.max(least, most < n ? most + 1 : 0);

/** Requires at least `least` of the literals to be true (`sign` -1: false), by one clause per subset of the complementary size plus one. */
function someOfEach(
  to: ClauseList,
  literals: readonly Literal[],
  sign: 1 | -1,
  least: number,
  unless: readonly Literal[],
): void {
  if (least === 0) return;
  const size = literals.length - least + 1;
  /** The subset as ascending indices; the next one advances the last index that can move. */
  const chosen = Array.from({ length: size }, (_, at) => at);
  for (;;) {
    for (const literal of unless) to.push(literal);
    for (const at of chosen) to.push(sign * literals[at]!);
    to.push(0);
    let moved = size - 1;
    while (moved >= 0 && chosen[moved] === literals.length - size + moved) moved--;
    if (moved < 0) return;
    chosen[moved]!++;
    for (let at = moved + 1; at < size; at++) chosen[at] = chosen[at - 1]! + 1;
  }
}

function between(
  to: ClauseList,
  literals: readonly Literal[],
  least: number,
  most: number,
  unless: readonly Literal[],
): void {
  const n = literals.length;
  const high = highest(n, least, most);
  if (n * high > to.sizes.counter) {
    encodeAdder(
      to,
      literals.map((literal) => [1, literal]),
      least,
      most,
      unless,
    );
    return;
  }
  const bounds = { upper: most < n, lower: least > 0 };
  const total = encodeTotalizer(to, literals, high, bounds);
  if (bounds.upper) to.add(...unless, -total[most]!);
  if (bounds.lower) to.add(...unless, total[least - 1]!);
}

/** Binomial coefficient n over k. */
function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let at = 1; at <= k; at++) ways = (ways * (n - k + at)) / at;
  return ways;
}
