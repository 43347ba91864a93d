import { type Bool, type IntVar, sum } from '../expressions/expression.js';
import type { Posted } from '../model.js';

/** Integers with a known total. */
interface KnownTotal {
  readonly variables: readonly IntVar[];
  readonly total: number;
}

/** A remaining integer, added or subtracted. */
interface RemainingTerm {
  readonly coefficient: 1 | -1;
  readonly of: IntVar;
}

/** Maximum number of remaining integers; sums of more imply little. */
const MAX_REMAINING = 2;
/** Maximum number of combined lines. */
const MAX_LINES = 3;
/** Maximum number of line combinations per group of lines. */
const MAX_CHOICES = 500;

/**
 * Derives sums from others. Lines that contain every value have a known total, and so have the cells that the sums within them leave, minus
 * the cells of these sums outside (with numbers from 1 to 9, players call it the rule of 45). Derived sums are redundant, but with few
 * remaining cells they propagate at once. Given cells do not remain.
 */
export function derivedSums(
  posted: readonly Posted[],
  given: (variable: IntVar) => number | undefined,
): readonly Bool[] {
  const sums = disjointSums(knownTotals(posted, knownSum));
  if (sums.length === 0) return [];
  const sumAt = new Map<number, number>();
  for (const [at, { variables }] of sums.entries()) for (const { id } of variables) sumAt.set(id, at);
  const found = new Map<string, Bool>();
  for (const lines of disjointGroups(knownTotals(posted, wholeLine)))
    for (const some of lineSets(lines, sumAt)) {
      const { terms, total } = leftOver(some, sums, sumAt, given);
      if (terms.length === 0 || terms.length > MAX_REMAINING) continue;
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

/** Returns the known totals of constraints. */
function knownTotals(
  posted: readonly Posted[],
  knownOf: (constraint: Posted['constraint']) => KnownTotal | undefined,
): readonly KnownTotal[] {
  const all: KnownTotal[] = [];
  for (const { constraint } of posted) {
    const one = knownOf(constraint);
    if (one) all.push(one);
  }
  return all;
}

/** Returns the total of a clue's sum; undefined for other constraints. */
function knownSum(constraint: Posted['constraint']): KnownTotal | undefined {
  if (typeof constraint !== 'object') return undefined;
  if (constraint.op === 'distinctSum') return constraint;
  if (constraint.op !== 'linear' || constraint.min !== constraint.max) return undefined;
  const { terms, min } = constraint;
  // A single integer is a given, not a sum.
  if (terms.length === 1 || !terms.every(({ coefficient, of }) => coefficient === 1 && isInt(of)))
    return undefined;
  return { variables: terms.map(({ of }) => of as IntVar), total: min };
}

/** Returns the total of a line that contains every value; undefined for other constraints. */
function wholeLine(constraint: Posted['constraint']): KnownTotal | undefined {
  if (typeof constraint !== 'object' || constraint.op !== 'allDifferent') return undefined;
  const { variables } = constraint;
  const least = Math.min(...variables.map(({ min }) => min));
  const most = Math.max(...variables.map(({ max }) => max));
  return most - least + 1 === variables.length
    ? { variables, total: ((least + most) * variables.length) / 2 }
    : undefined;
}

/** Selects sums that are disjoint and contain no integer twice. */
function disjointSums(all: readonly KnownTotal[]): readonly KnownTotal[] {
  const ids = new Set<number>();
  return all.filter(({ variables }) => {
    const lineIds = new Set(variables.map(({ id }) => id));
    if (lineIds.size < variables.length || variables.some(({ id }) => ids.has(id))) return false;
    for (const id of lineIds) ids.add(id);
    return true;
  });
}

/** Groups lines so that no two of a group cross: rows, columns, boxes. */
function disjointGroups(lines: readonly KnownTotal[]): readonly (readonly KnownTotal[])[] {
  const groups: { readonly taken: Set<number>; readonly lines: KnownTotal[] }[] = [];
  for (const line of lines) {
    const fitting = groups.find(({ taken }) => !line.variables.some(({ id }) => taken.has(id)));
    const group = fitting ?? { taken: new Set(), lines: [] };
    if (!fitting) groups.push(group);
    for (const { id } of line.variables) group.taken.add(id);
    group.lines.push(line);
  }
  return groups.map(({ lines }) => lines);
}

/**
 * Yields sets of lines that are connected by sums crossing between them, each once (Wernicke, "Efficient detection of network motifs",
 * 2006).
 */
function* lineSets(
  lines: readonly KnownTotal[],
  sumAt: ReadonlyMap<number, number>,
): Generator<readonly KnownTotal[]> {
  const crossed = lines.map(({ variables }) => new Set(variables.flatMap(({ id }) => sumAt.get(id) ?? [])));
  const beside = crossed.map((one) =>
    [...crossed.keys()].filter(
      (other) => crossed[other] !== one && [...one].some((at) => crossed[other]!.has(at)),
    ),
  );
  let left = MAX_CHOICES;
  function* extend(
    some: readonly number[],
    next: readonly number[],
    near: ReadonlySet<number>,
  ): Generator<readonly KnownTotal[]> {
    if (left-- <= 0) return;
    yield some.map((at) => lines[at]!);
    if (some.length === MAX_LINES) return;
    for (const [nth, line] of next.entries()) {
      const more = beside[line]!.filter((other) => other > some[0]! && !near.has(other));
      yield* extend([...some, line], [...next.slice(nth + 1), ...more], new Set([...near, ...more]));
    }
  }
  for (const root of lines.keys()) {
    const next = beside[root]!.filter((other) => other > root);
    yield* extend([root], next, new Set([root, ...next]));
  }
}

/** Returns the cells of the lines outside the sums, and the cells of the sums outside the lines, whichever is shorter for each sum. */
function leftOver(
  lines: readonly KnownTotal[],
  sums: readonly KnownTotal[],
  sumAt: ReadonlyMap<number, number>,
  given: (variable: IntVar) => number | undefined,
): { readonly terms: readonly RemainingTerm[]; readonly total: number } {
  const cellsBySum = new Map<number | undefined, IntVar[]>();
  let total = 0;
  for (const line of lines) {
    total += line.total;
    for (const variable of line.variables) {
      const at = sumAt.get(variable.id);
      const inLine = cellsBySum.get(at);
      if (inLine) inLine.push(variable);
      else cellsBySum.set(at, [variable]);
    }
  }
  const terms: RemainingTerm[] = [];
  const leave = (coefficient: RemainingTerm['coefficient'], of: IntVar) => {
    const value = given(of);
    if (value === undefined) terms.push({ coefficient, of });
    else total -= coefficient * value;
  };
  for (const [at, inside] of cellsBySum) {
    const known = at === undefined ? undefined : sums[at]!;
    if (!known || 2 * inside.length <= known.variables.length) {
      for (const variable of inside) leave(1, variable);
      continue;
    }
    total -= known.total;
    for (const variable of known.variables) if (!inside.includes(variable)) leave(-1, variable);
  }
  return { terms, total };
}

const isInt = (of: Bool | IntVar): of is IntVar => typeof of === 'object' && of.op === 'int';
