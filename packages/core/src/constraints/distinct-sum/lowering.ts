import type { Literal } from '../../engine.js';
import { type IntVar, is, or, sum } from '../../expressions/expression.js';
import type { Lower, Writer } from '../writer.js';
import { combinations } from './combinations.js';
import type { DistinctSum } from './definition.js';

/** Maximum number of sets; with more of them, each excludes so little that the plain sum is used. */
const MAX_SETS = 200;

/**
 * Introduces a literal for each set of values with the sum, and one for each value that occurs in some sets but not in all. A set requires
 * its values and excludes the others; a value that is present requires one of its sets, and a value that is absent requires another.
 */
export const lower: Lower<DistinctSum> = ({ variables, total }, writer) => {
  for (const literals of placesOf(variables, writer).values())
    if (literals.length > 1) writer.count(literals, 0, 1);
  const open: IntVar[] = [];
  const taken = new Set<number>();
  let left = total;
  for (const variable of variables) {
    const above = writer.literalsOf(variable).findIndex((literal) => writer.rootValue(literal) > 0);
    if (above < 0) open.push(variable);
    else {
      taken.add(variable.min + above);
      left -= variable.min + above;
    }
  }
  const places = placesOf(open, writer);
  if (open.length === 2) {
    writer.require(sum(open).is(left));
    // With the sum given, two can be equal only if each is half of it.
    for (const literal of places.get(left / 2) ?? []) writer.clause([-literal]);
    return;
  }
  const values = [...places.keys()]
    .filter(
      (value) => !taken.has(value) && places.get(value)!.some((literal) => writer.rootValue(literal) === 0),
    )
    .sort((a, b) => a - b);
  const sets = collectSets(combinations(open.length, left, values));
  if (!sets) {
    writer.require(sum(open).is(left));
    return;
  }
  const chosen = sets.length === 1 ? [0] : sets.map(() => writer.fresh());
  if (sets.length !== 1) writer.clause(chosen);
  for (const value of values) {
    const literals = places.get(value)!;
    const having: Literal[] = [];
    const without: Literal[] = [];
    for (const [at, set] of sets.entries()) (set.includes(value) ? having : without).push(chosen[at]!);
    if (having.length === 0) for (const literal of literals) writer.clause([-literal]);
    else if (without.length === 0) writer.clause(literals);
    else {
      const there =
        literals.length === 1
          ? literals[0]!
          : writer.literalOf(or(...open.map((variable) => is(variable, value))));
      for (const set of having) writer.define([-set, there]);
      for (const set of without) writer.define([-set, -there]);
      writer.clause([-there, ...having]);
      writer.clause([there, ...without]);
    }
  }
};

/** The literals of each value. */
function placesOf(of: readonly IntVar[], writer: Writer): ReadonlyMap<number, readonly Literal[]> {
  const places = new Map<number, Literal[]>();
  for (const variable of of)
    for (const [above, literal] of writer.literalsOf(variable).entries()) {
      const literals = places.get(variable.min + above);
      if (literals) literals.push(literal);
      else places.set(variable.min + above, [literal]);
    }
  return places;
}

/** Collects all sets; undefined if there are too many. */
function collectSets(sets: Iterable<readonly number[]>): readonly (readonly number[])[] | undefined {
  const all: (readonly number[])[] = [];
  for (const set of sets) if (all.push(set) > MAX_SETS) return undefined;
  return all;
}
