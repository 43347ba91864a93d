import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Literal } from '../engine.js';
import { encodeAdder } from './adder.js';
import { ClauseList } from './clause-list.js';
import { CnfEncoder } from './cnf-encoder.js';
import { type EncodingThresholds, THRESHOLDS } from './thresholds.js';

/** The row has variables up to this one; higher ones are new. */
const OWN = 7;
const GUARD = OWN + 1;

const literal = fc
  .tuple(fc.integer({ min: 1, max: OWN }), fc.boolean())
  .map(([id, sign]) => (sign ? id : -id));
const bounds = fc
  .tuple(fc.integer({ min: -2, max: 9 }), fc.nat(6))
  .map(([min, more]) => [min, min + more] as const);
/** Values of variables: true, false or open. */
const partial = fc.array(fc.constantFrom(1, -1, 0), { minLength: OWN, maxLength: OWN });

/** The thresholds in use, and others by which small rows are encoded like large ones. */
const AS_LARGE: EncodingThresholds = { pairwise: 2, direct: 0, counter: 5_000, pairs: 20_000 };
const IN_BINARY: EncodingThresholds = { pairwise: 2, direct: 0, counter: 0, pairs: 0 };
const anySizes = fc.constantFrom(THRESHOLDS, AS_LARGE, IN_BINARY);

/** Returns the clauses of an encoding one by one. */
function clausesOf(make: (expansion: CnfEncoder) => readonly Int32Array[], sizes = THRESHOLDS): Literal[][] {
  let last = GUARD;
  const clauses: Literal[][] = [[]];
  for (const flat of make(new CnfEncoder(() => ++last, sizes)))
    for (const one of flat)
      if (one === 0) clauses.push([]);
      else clauses.at(-1)!.push(one);
  return clauses.slice(0, -1);
}

/** Returns the unit-propagation closure of some literals; undefined if they contradict each other. */
function propagated(clauses: readonly Literal[][], literals: readonly Literal[]): Set<Literal> | undefined {
  const known = new Set(literals);
  for (let changed = true; changed; ) {
    changed = false;
    for (const clause of clauses) {
      if (clause.some((one) => known.has(one))) continue;
      const open = new Set(clause.filter((one) => !known.has(-one)));
      if (open.size === 0) return undefined;
      if (open.size > 1) continue;
      known.add([...open][0]!);
      changed = true;
    }
  }
  return known;
}

/** Returns whether the clauses have a solution with these literals. */
function solvable(clauses: readonly Literal[][], literals: readonly Literal[]): boolean {
  const known = propagated(clauses, literals);
  if (!known) return false;
  const undecided = clauses.flat().find((one) => !known.has(one) && !known.has(-one));
  if (undecided === undefined) return true;
  return [undecided, -undecided].some((one) => solvable(clauses, [...known, one]));
}

const chosen = (values: readonly number[]): Literal[] =>
  values.flatMap((sign, at) => (sign ? sign * (at + 1) : []));
const everyAssignment = Array.from({ length: 2 ** OWN }, (_, n) =>
  Array.from({ length: OWN }, (_, at) => ((n >> at) % 2 ? at + 1 : -at - 1)),
);

describe('counts', () => {
  const row = fc.record({
    literals: fc.uniqueArray(literal, { minLength: 1, maxLength: OWN, selector: Math.abs }),
    bounds,
    guarded: fc.boolean(),
  });
  const expanded =
    ({ literals, bounds: [min, max], guarded }: typeof row extends fc.Arbitrary<infer R> ? R : never) =>
    (sizes: EncodingThresholds) =>
      clausesOf(
        (expansion) => [
          expansion.counts(Int32Array.of(guarded ? GUARD : 0, min, max, literals.length, ...literals)),
        ],
        sizes,
      );

  test('hold exactly where the number of true literals is within the bounds, or the guard is false', () => {
    fc.assert(
      fc.property(row, anySizes, (one, sizes) => {
        const clauses = expanded(one)(sizes);
        for (const assignment of everyAssignment) {
          const total = one.literals.filter((literal) => assignment.includes(literal)).length;
          const fits = one.bounds[0] <= total && total <= one.bounds[1];
          expect(solvable(clauses, [...assignment, GUARD])).toBe(fits);
          if (one.guarded) expect(solvable(clauses, [...assignment, -GUARD])).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('propagate every consequence of the row', () => {
    fc.assert(
      fc.property(row, partial, fc.constantFrom(THRESHOLDS, AS_LARGE), (one, values, sizes) => {
        const [min, max] = one.bounds;
        const given = chosen(values);
        const known = propagated(expanded(one)(sizes), [...given, GUARD]);
        const sure = one.literals.filter((literal) => given.includes(literal)).length;
        const open = one.literals.filter((literal) => !given.includes(literal) && !given.includes(-literal));
        const possible = sure <= max && sure + open.length >= min && min <= max;
        expect(known !== undefined).toBe(possible);
        for (const literal of open) {
          if (sure === max) expect(known?.has(-literal) ?? true).toBe(true);
          if (sure + open.length === min) expect(known?.has(literal) ?? true).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  describe('that overlap', () => {
    const rows = fc.array(
      fc.record({
        literals: fc.uniqueArray(fc.integer({ min: 1, max: OWN }), { minLength: 3, maxLength: OWN }),
        bounds,
      }),
      { minLength: 2, maxLength: 3 },
    );
    const expandedAll = (some: typeof rows extends fc.Arbitrary<infer R> ? R : never) =>
      clausesOf(
        (expansion) => [
          expansion.counts(
            Int32Array.from(
              some.flatMap(({ literals, bounds: [min, max] }) => [
                GUARD,
                min,
                max,
                literals.length,
                ...literals,
              ]),
            ),
          ),
        ],
        AS_LARGE,
      );

    test('hold exactly where each of them holds', () => {
      fc.assert(
        fc.property(rows, (some) => {
          const clauses = expandedAll(some);
          for (const assignment of everyAssignment) {
            const fits = some.every(({ literals, bounds: [min, max] }) => {
              const total = literals.filter((one) => assignment.includes(one)).length;
              return min <= total && total <= max;
            });
            expect(solvable(clauses, [...assignment, GUARD])).toBe(fits);
            expect(solvable(clauses, [...assignment, -GUARD])).toBe(true);
          }
        }),
        { numRuns: 60 },
      );
    });

    test('propagate every consequence of each of them', () => {
      fc.assert(
        fc.property(rows, partial, (some, values) => {
          const given = chosen(values);
          const known = propagated(expandedAll(some), [...given, GUARD]);
          for (const {
            literals,
            bounds: [min, max],
          } of some) {
            const sure = literals.filter((one) => given.includes(one)).length;
            const open = literals.filter((one) => !given.includes(one) && !given.includes(-one));
            if (sure > max || sure + open.length < min) expect(known).toBeUndefined();
            for (const one of open) {
              if (sure === max) expect(known?.has(-one) ?? true).toBe(true);
              if (sure + open.length === min) expect(known?.has(one) ?? true).toBe(true);
            }
          }
        }),
        { numRuns: 300 },
      );
    });

    test('count what they share once', () => {
      // Windows of three by three, one below the other, on a board that is eight wide.
      const window = (row: number) =>
        [0, 1, 2].flatMap((down) => [1, 2, 3].map((col) => 8 * (row + down) + col));
      const variables = (...some: readonly (readonly number[])[]) => {
        let last = 50;
        new CnfEncoder(() => ++last).counts(
          Int32Array.from(some.flatMap((literals) => [0, 4, 4, literals.length, ...literals])),
        );
        return last - 50;
      };
      expect(variables(window(0), window(1))).toBe(12);
      expect(variables(window(0), window(2))).toBe(15);
      expect(variables(window(0), window(1), window(2), window(3))).toBe(18);
    });
  });

  test('of at most one among many take far fewer clauses than pairs', () => {
    const many = Array.from({ length: 100 }, (_, at) => at + 1);
    let last = 100;
    const flat = new CnfEncoder(() => ++last).counts(Int32Array.of(0, 0, 1, 100, ...many));
    expect(flat.filter((one) => one === 0).length).toBeLessThan(400);
  });

  test('of very many literals are added in binary, and still exact', () => {
    const many = Array.from({ length: 200 }, (_, at) => at + 1);
    let last = 200;
    const flat = new CnfEncoder(() => ++last).counts(Int32Array.of(0, 90, 100, 200, ...many));
    const clauses = clausesOf(() => [flat]);
    expect(clauses.length).toBeLessThan(4_000);
    for (const trues of [0, 89, 90, 95, 100, 101, 200])
      expect(
        propagated(
          clauses,
          many.map((one) => (one <= trues ? one : -one)),
        ) !== undefined,
      ).toBe(90 <= trues && trues <= 100);
  });
});

describe('linear rows', () => {
  const row = fc.record({
    terms: fc.array(fc.tuple(fc.integer({ min: -4, max: 6 }), literal), { minLength: 1, maxLength: OWN }),
    bounds,
    guarded: fc.boolean(),
  });
  const totalOf = (terms: readonly (readonly [number, Literal])[], assignment: readonly Literal[]) =>
    terms.reduce((sum, [weight, literal]) => sum + (assignment.includes(literal) ? weight : 0), 0);

  test('hold exactly where the sum is within the bounds, or the guard is false', () => {
    fc.assert(
      fc.property(row, anySizes, ({ terms, bounds: [min, max], guarded }, sizes) => {
        const linears = Int32Array.of(guarded ? GUARD : 0, min, max, terms.length, ...terms.flat());
        const clauses = clausesOf((expansion) => [expansion.linears(linears)], sizes);
        for (const assignment of everyAssignment) {
          const total = totalOf(terms, assignment);
          expect(solvable(clauses, [...assignment, GUARD])).toBe(min <= total && total <= max);
          if (guarded) expect(solvable(clauses, [...assignment, -GUARD])).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('hold exactly, too, where other rows say that of some neighbours one is true at most', () => {
    fc.assert(
      fc.property(row, fc.array(fc.integer({ min: 1, max: 4 })), ({ terms, bounds: [min, max] }, lengths) => {
        const literals = [...new Set(terms.map(([, literal]) => literal))];
        const groups = lengths.map((length) => literals.splice(0, length)).filter(({ length }) => length > 1);
        const alternatives = groups.flatMap((group) => [0, 0, 1, group.length, ...group]);
        const linears = Int32Array.of(0, min, max, terms.length, ...terms.flat());
        const clauses = clausesOf((expansion) => [
          expansion.counts(Int32Array.from(alternatives)),
          expansion.linears(linears),
        ]);
        const trues = (group: readonly Literal[], assignment: readonly Literal[]) =>
          group.filter((literal) => assignment.includes(literal)).length;
        for (const assignment of everyAssignment) {
          const total = totalOf(terms, assignment);
          const apart = groups.every((group) => trues(group, assignment) <= 1);
          expect(solvable(clauses, assignment)).toBe(apart && min <= total && total <= max);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('of literals of which one is true, as the values of two integers, stay small and exact', () => {
    const [one, other] = [
      [1, 2, 3],
      [4, 5, 6, 7],
    ] as const;
    const exactlyOne = (literals: readonly Literal[]) => [0, 1, 1, literals.length, ...literals];
    const terms = [...one, ...other].flatMap((literal, at) => [at < 3 ? at + 1 : at - 2, literal]);
    const clauses = clausesOf((expansion) => [
      expansion.counts(Int32Array.of(...exactlyOne(one), ...exactlyOne(other))),
      expansion.linears(Int32Array.of(0, 5, 6, 7, ...terms)),
    ]);
    for (const [a, low] of one.entries())
      for (const [b, high] of other.entries())
        expect(solvable(clauses, [low, high])).toBe(a + b + 2 === 5 || a + b + 2 === 6);
    // The second integer is 1, so the first would have to be 4 or more.
    expect(propagated(clauses, [4])).toBeUndefined();
    // The first is 1, so the second is 4 by propagation.
    expect(propagated(clauses, [1])?.has(7)).toBe(true);
  });

  test('of large weights are added in binary', () => {
    const weights = [1_000_003, 70_001, 8_209, 523, 99, 31, 2];
    const add = (least: number, most: number) => {
      let last = OWN;
      const to = new ClauseList(() => ++last, THRESHOLDS);
      encodeAdder(
        to,
        weights.map((weight, at) => [weight, at + 1] as const),
        least,
        most,
        [],
      );
      return clausesOf(() => [to.flat]);
    };
    for (const [least, most] of [
      [78_210, 78_210],
      [0, 78_209],
      [78_211, 1_078_868],
      [1_078_868, 1_078_868],
    ] as const) {
      const clauses = add(least, most);
      for (const assignment of everyAssignment) {
        const total = weights.reduce(
          (sum, weight, at) => sum + (assignment.includes(at + 1) ? weight : 0),
          0,
        );
        expect(solvable(clauses, assignment)).toBe(least <= total && total <= most);
      }
    }
  });
});
