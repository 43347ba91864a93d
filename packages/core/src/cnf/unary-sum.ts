import type { Literal } from '../engine.js';
import type { ClauseList } from './clause-list.js';
import { mergeUnary } from './totalizer.js';

/** A unary number: the n-th literal (from 0) means that it is more than n. */
type Unary = readonly Literal[];

/** Maximum number of summands; more are added up first. */
const MAX_SUMMANDS = 3;

/** Requires unary numbers to add up to between `least` and `most`, unless one of `unless` is true. */
export function encodeUnarySum(
  to: ClauseList,
  numbers: readonly Unary[],
  least: number,
  most: number,
  unless: readonly Literal[],
): void {
  const parts = [...numbers];
  while (parts.length > MAX_SUMMANDS) {
    parts.sort((a, b) => b.length - a.length);
    const [left, right] = [parts.pop()!, parts.pop()!];
    parts.push(mergeUnary(to, left, right, left.length + right.length, { upper: true, lower: true }));
  }
  const negated = parts.map((part) => part.map((literal) => -literal).reverse());
  const highest = parts.reduce((sum, part) => sum + part.length, 0);
  atMost(to, parts, most, unless);
  atMost(to, negated, highest - least, unless);
}

/** Excludes all combinations of values that exceed the maximum by one. */
function atMost(to: ClauseList, numbers: readonly Unary[], most: number, clause: readonly Literal[]): void {
  const [number, ...others] = numbers;
  if (!number) {
    if (most < 0) to.add(...clause);
    return;
  }
  const least = Math.max(0, most + 1 - others.reduce((sum, other) => sum + other.length, 0));
  for (let value = least; value <= Math.min(number.length, most + 1); value++)
    atMost(to, others, most - value, value > 0 ? [...clause, -number[value - 1]!] : clause);
}
