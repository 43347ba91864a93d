import type { Literal } from '../../engine.js';
import { type IntVar, is, or, sum } from '../../expressions/expression.js';
import type { Lower, Writer } from '../writer.js';
import { type DistinctSum, setsOf } from './meaning.js';

/** Of more sets than this each alone says so little that the sum is written as it is. */
const MOST = 500;

/**
 * A literal for each set of values that have the sum, and one for each value that stands in some sets but not in all. A set needs its
 * values and excludes the others; what is there needs a set that it stands in, and what is not a set without it.
 */
export const lower: Lower<DistinctSum> = (constraint, writer) => {
  const { of, total } = constraint;
  const places = placesOf(of, writer);
  if (of.length === 2) {
    writer.demand(sum(of).is(total));
    // With a sum, two can be equal only where each is half of it.
    for (const literal of places.get(total / 2) ?? []) writer.clause([-literal]);
    return;
  }
  for (const literals of places.values()) if (literals.length > 1) writer.count(literals, 0, 1);
  const sets = possible(constraint, places, writer);
  if (!sets) {
    writer.demand(sum(of).is(total));
    return;
  }
  const chosen = sets.length === 1 ? [0] : sets.map(() => writer.fresh());
  if (sets.length !== 1) writer.clause(chosen);
  for (const [value, literals] of places) {
    const having: Literal[] = [];
    const without: Literal[] = [];
    for (const [at, set] of sets.entries()) (set.includes(value) ? having : without).push(chosen[at]!);
    if (having.length === 0) for (const literal of literals) writer.clause([-literal]);
    else if (without.length === 0) writer.clause(literals);
    else {
      const there = literals.length === 1 ? literals[0]! : writer.literalOf(or(...of.map((one) => is(one, value))));
      for (const set of having) writer.define([-set, there]);
      for (const set of without) writer.define([-set, -there]);
      writer.clause([-there, ...having]);
      writer.clause([there, ...without]);
    }
  }
};

/** By value: the literals that say where it is. */
function placesOf(of: readonly IntVar[], writer: Writer): ReadonlyMap<number, readonly Literal[]> {
  const places = new Map<number, Literal[]>();
  for (const one of of)
    for (const [above, literal] of writer.literalsOf(one).entries()) {
      const those = places.get(one.min + above);
      if (those) those.push(literal);
      else places.set(one.min + above, [literal]);
    }
  return places;
}

/** The sets each value of which may be somewhere; undefined where they are too many. */
function possible(
  constraint: DistinctSum,
  places: ReadonlyMap<number, readonly Literal[]>,
  writer: Writer,
): readonly (readonly number[])[] | undefined {
  const open = new Set<number>();
  for (const [value, literals] of places)
    if (literals.some((literal) => writer.known(literal) >= 0)) open.add(value);
  const sets: (readonly number[])[] = [];
  let tried = 0;
  for (const set of setsOf(constraint)) {
    if (++tried > MOST) return undefined;
    if (set.every((value) => open.has(value))) sets.push(set);
  }
  return sets;
}
