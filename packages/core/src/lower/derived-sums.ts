import { type Bool, type IntVar, sum } from '../expressions/expression.js';
import type { Posted } from '../model.js';

/** Integers that add up to a total by themselves. */
interface Known {
  readonly of: readonly IntVar[];
  readonly total: number;
}

/** An integer that is left over, added or taken away. */
interface Left {
  readonly coefficient: 1 | -1;
  readonly of: IntVar;
}

/** What is left over may be this many integers: more say little. */
const LEFT = 2;
/** So many lines are put together at most. */
const LINES = 3;
/** In one way of parting the board into lines, so many choices of lines are looked at. */
const CHOICES = 500;

/**
 * Sums that follow from others. Lines that hold every value have a sum as a whole, and so has what the sums within them leave over,
 * against what these have outside (with the numbers from 1 to 9, players call it the rule of 45). It says nothing new, but where little
 * is left over it is seen at once. What is given is not left over.
 */
export function derivedSums(
  posted: readonly Posted[],
  given: (one: IntVar) => number | undefined,
): readonly Bool[] {
  const sums = apart(known(posted, knownSum));
  if (sums.length === 0) return [];
  const sumAt = new Map<number, number>();
  for (const [at, { of }] of sums.entries()) for (const { id } of of) sumAt.set(id, at);
  const found = new Map<string, Bool>();
  for (const lines of parted(known(posted, wholeLine)))
    for (const some of choices(lines, sumAt)) {
      const { terms, total } = leftOver(some, sums, sumAt, given);
      if (terms.length === 0 || terms.length > LEFT) continue;
      const name = terms
        .map(({ of, coefficient }) => coefficient * (of.id + 1))
        .sort((a, b) => a - b)
        .join();
      if (!found.has(name))
        found.set(
          name,
          sum(
            terms.map(({ of }) => of),
            terms.map(({ coefficient }) => coefficient),
          ).is(total),
        );
    }
  return [...found.values()];
}

/** What is known of some constraints; of most nothing is. */
function known(
  posted: readonly Posted[],
  knownOf: (constraint: Posted['constraint']) => Known | undefined,
): readonly Known[] {
  const all: Known[] = [];
  for (const { constraint } of posted) {
    const one = knownOf(constraint);
    if (one) all.push(one);
  }
  return all;
}

/** A sum that a clue gives. */
function knownSum(constraint: Posted['constraint']): Known | undefined {
  if (typeof constraint !== 'object') return undefined;
  if (constraint.op === 'distinctSum') return constraint;
  if (constraint.op !== 'linear' || constraint.min !== constraint.max) return undefined;
  const { terms, min } = constraint;
  // One alone is a number that is given, and no sum.
  if (terms.length === 1 || !terms.every(({ coefficient, of }) => coefficient === 1 && isInt(of)))
    return undefined;
  return { of: terms.map(({ of }) => of as IntVar), total: min };
}

/** A line that holds every value there is. */
function wholeLine(constraint: Posted['constraint']): Known | undefined {
  if (typeof constraint !== 'object' || constraint.op !== 'allDifferent') return undefined;
  const { of } = constraint;
  const least = Math.min(...of.map(({ min }) => min));
  const most = Math.max(...of.map(({ max }) => max));
  return most - least + 1 === of.length ? { of, total: ((least + most) * of.length) / 2 } : undefined;
}

/** As many of some sums as have nothing in common with one before, and nothing twice. */
function apart(all: readonly Known[]): readonly Known[] {
  const taken = new Set<number>();
  return all.filter(({ of }) => {
    const own = new Set(of.map(({ id }) => id));
    if (own.size < of.length || of.some(({ id }) => taken.has(id))) return false;
    for (const id of own) taken.add(id);
    return true;
  });
}

/** Lines in groups within which none crosses another: rows, columns, boxes. */
function parted(lines: readonly Known[]): readonly (readonly Known[])[] {
  const groups: { readonly taken: Set<number>; readonly lines: Known[] }[] = [];
  for (const line of lines) {
    const fitting = groups.find(({ taken }) => !line.of.some(({ id }) => taken.has(id)));
    const group = fitting ?? { taken: new Set(), lines: [] };
    if (!fitting) groups.push(group);
    for (const { id } of line.of) group.taken.add(id);
    group.lines.push(line);
  }
  return groups.map(({ lines }) => lines);
}

/** Lines that hang together by sums that cross from one into another; each choice once (Wernicke, "Efficient detection of network motifs", 2006). */
function* choices(lines: readonly Known[], sumAt: ReadonlyMap<number, number>): Generator<readonly Known[]> {
  const crossed = lines.map(({ of }) => new Set(of.flatMap(({ id }) => sumAt.get(id) ?? [])));
  const beside = crossed.map((one) =>
    [...crossed.keys()].filter(
      (other) => crossed[other] !== one && [...one].some((at) => crossed[other]!.has(at)),
    ),
  );
  let left = CHOICES;
  function* grown(
    some: readonly number[],
    next: readonly number[],
    near: ReadonlySet<number>,
  ): Generator<readonly Known[]> {
    if (left-- <= 0) return;
    yield some.map((at) => lines[at]!);
    if (some.length === LINES) return;
    for (const [nth, line] of next.entries()) {
      const more = beside[line]!.filter((other) => other > some[0]! && !near.has(other));
      yield* grown([...some, line], [...next.slice(nth + 1), ...more], new Set([...near, ...more]));
    }
  }
  for (const root of lines.keys()) {
    const next = beside[root]!.filter((other) => other > root);
    yield* grown([root], next, new Set([root, ...next]));
  }
}

/** What lines have beyond the sums within them, and these beyond the lines, whichever is less of each sum. */
function leftOver(
  lines: readonly Known[],
  sums: readonly Known[],
  sumAt: ReadonlyMap<number, number>,
  given: (one: IntVar) => number | undefined,
): { readonly terms: readonly Left[]; readonly total: number } {
  const within = new Map<number | undefined, IntVar[]>();
  let total = 0;
  for (const line of lines) {
    total += line.total;
    for (const one of line.of) {
      const at = sumAt.get(one.id);
      const those = within.get(at);
      if (those) those.push(one);
      else within.set(at, [one]);
    }
  }
  const terms: Left[] = [];
  const leave = (coefficient: Left['coefficient'], of: IntVar) => {
    const value = given(of);
    if (value === undefined) terms.push({ coefficient, of });
    else total -= coefficient * value;
  };
  for (const [at, inside] of within) {
    const known = at === undefined ? undefined : sums[at]!;
    if (!known || 2 * inside.length <= known.of.length) {
      for (const one of inside) leave(1, one);
      continue;
    }
    total -= known.total;
    for (const one of known.of) if (!inside.includes(one)) leave(-1, one);
  }
  return { terms, total };
}

const isInt = (of: Bool | IntVar): of is IntVar => typeof of === 'object' && of.op === 'int';
