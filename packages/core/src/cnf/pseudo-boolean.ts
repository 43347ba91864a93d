import type { Literal } from '../engine.js';
import { encodeAdder } from './adder.js';
import type { ClauseList } from './clause-list.js';
import type { Bounds } from './totalizer.js';
import { countPairs, encodeWeightedTotal, type WeightedLiteral } from './weighted-totalizer.js';

/** Splits literals into groups of which at most one literal each is true. */
export type Alternatives = (literals: readonly Literal[]) => readonly (readonly Literal[])[];

/** Requires the weights of the true literals to add up to between min and max, unless one of `unless` is true. */
export function encodePseudoBoolean(
  to: ClauseList,
  terms: readonly WeightedLiteral[],
  min: number,
  max: number,
  unless: readonly Literal[],
  alternatives: Alternatives,
): void {
  const { base, weights } = normal(terms);
  const highest = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const least = Math.max(0, min - base);
  const most = Math.min(highest, max - base);
  if (least > most) {
    to.add(...unless);
    return;
  }
  const bounds: Bounds = { upper: most < highest, lower: least > 0 };
  if (!bounds.upper && !bounds.lower) return;
  const groups = alternatives([...weights.keys()]).map((group) =>
    group.map((literal): WeightedLiteral => [weights.get(literal)!, literal]),
  );
  const enough = Math.max(bounds.upper ? most + 1 : 0, least);
  if (countPairs(groups, enough, to.sizes.pairs) > to.sizes.pairs) {
    encodeAdder(to, groups.flat(), least, most, unless);
    return;
  }
  const total = encodeWeightedTotal(to, groups, enough, bounds);
  const atLeast = (value: number) => total.find(([sum]) => sum >= value)?.[1];
  const [reached, beyond] = [atLeast(least), atLeast(most + 1)];
  if (bounds.lower) to.add(...unless, ...(reached === undefined ? [] : [reached]));
  if (bounds.upper && beyond !== undefined) to.add(...unless, -beyond);
}

/** Normalises a sum: each variable once and no negative weights, plus a base. */
function normal(terms: readonly WeightedLiteral[]): { base: number; weights: ReadonlyMap<Literal, number> } {
  let base = 0;
  const byVariable = new Map<Literal, number>();
  for (const [weight, literal] of terms) {
    if (literal < 0) base += weight;
    const variable = Math.abs(literal);
    byVariable.set(variable, (byVariable.get(variable) ?? 0) + Math.sign(literal) * weight);
  }
  const weights = new Map<Literal, number>();
  for (const [variable, weight] of byVariable) {
    if (weight === 0) continue;
    base += Math.min(0, weight);
    weights.set(weight > 0 ? variable : -variable, Math.abs(weight));
  }
  return { base, weights };
}
