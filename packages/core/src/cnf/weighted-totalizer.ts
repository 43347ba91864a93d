import type { Literal } from '../engine.js';
import type { ClauseList } from './clause-list.js';
import type { Bounds } from './totalizer.js';

/** A literal with its weight. */
export type WeightedLiteral = readonly [weight: number, literal: Literal];

/** For each positive value of a sum, in ascending order, a literal that means "at least this". */
type Sum = readonly WeightedLiteral[];

/**
 * Sums groups of weighted literals, of which at most one each is true. Sums from `enough` on count as `enough`. This is the generalised
 * totalizer of Joshi, Martins and Manquinho (2015), with groups at the leaves.
 */
export function encodeWeightedTotal(
  to: ClauseList,
  groups: readonly (readonly WeightedLiteral[])[],
  enough: number,
  bounds: Bounds,
): Sum {
  if (groups.length === 1) return oneOf(to, groups[0]!, enough, bounds);
  const half = groups.length >> 1;
  const left = encodeWeightedTotal(to, groups.slice(0, half), enough, bounds);
  const right = encodeWeightedTotal(to, groups.slice(half), enough, bounds);
  const [ofLeft, ofRight] = [left, right].map((sum) => [0, ...sum.map(([value]) => value)]);
  const total = literalsFor(to, sums(ofLeft!, ofRight!, enough));
  const position = new Map(total.map(([value], at) => [value, at]));
  for (const [a, one] of ofLeft!.entries())
    for (const [b, other] of ofRight!.entries()) {
      const value = Math.min(one + other, enough);
      const at = position.get(value) ?? -1;
      if (bounds.upper && at >= 0) to.add(...below(left, a - 1), ...below(right, b - 1), total[at]![1]);
      if (bounds.lower && at + 1 < total.length)
        to.add(...from(left, a), ...from(right, b), -total[at + 1]![1]);
    }
  return total;
}

/** Counts the pairs of values in the tree, up to a limit. */
export function countPairs(
  groups: readonly (readonly WeightedLiteral[])[],
  enough: number,
  limit: number,
): number {
  let pairs = 0;
  const values = (some: readonly (readonly WeightedLiteral[])[]): readonly number[] => {
    if (some.length === 1)
      return [
        0,
        ...distinct(
          some[0]!.map(([weight]) => weight),
          enough,
        ),
      ];
    const half = some.length >> 1;
    const [left, right] = [values(some.slice(0, half)), values(some.slice(half))];
    pairs += left.length * right.length;
    return pairs > limit ? [] : [0, ...sums(left, right, enough)];
  };
  values(groups);
  return pairs;
}

/** Returns the sum of literals of which at most one is true. */
function oneOf(to: ClauseList, group: readonly WeightedLiteral[], enough: number, bounds: Bounds): Sum {
  const only = group[0]!;
  if (group.length === 1) return [[Math.min(only[0], enough), only[1]]];
  const values = distinct(
    group.map(([weight]) => weight),
    enough,
  );
  const total = literalsFor(to, values);
  for (const [at, [value, atLeast]] of total.entries()) {
    const literals = group
      .filter(([weight]) => Math.min(weight, enough) === value)
      .map(([, literal]) => literal);
    for (const literal of literals) to.add(-literal, atLeast);
    if (bounds.lower) to.add(-atLeast, ...literals, ...from(total, at + 1));
  }
  return total;
}

/** Returns a new literal per value; each implies the one before. */
function literalsFor(to: ClauseList, values: readonly number[]): Sum {
  const total = values.map((value): WeightedLiteral => [value, to.fresh()]);
  for (let at = 1; at < total.length; at++) to.add(-total[at]![1], total[at - 1]![1]);
  return total;
}

const sums = (left: readonly number[], right: readonly number[], enough: number): readonly number[] =>
  distinct(
    left.flatMap((one) => right.map((other) => one + other)),
    enough,
  );

/** Returns the distinct positive values in ascending order, capped at `enough`. */
const distinct = (values: readonly number[], enough: number): readonly number[] =>
  [...new Set(values.map((value) => Math.min(value, enough)))]
    .filter((value) => value > 0)
    .sort((a, b) => a - b);

/** The literal at an index, if there is one. */
const from = (sum: Sum, at: number): readonly Literal[] => (at < sum.length ? [sum[at]![1]] : []);

/** The negated literal at an index, if there is one. */
const below = (sum: Sum, at: number): readonly Literal[] => (at < 0 ? [] : [-sum[at]![1]]);
