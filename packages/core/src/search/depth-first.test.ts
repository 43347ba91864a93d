import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Literal } from '../engine.js';
import { clausesIn, type ProgramRows, rowsIn } from '../program/rows.js';
import { DepthFirstSearch } from './depth-first.js';

const VARIABLES = 7;

/** Every assignment, as a function of literals. */
const WORLDS = Array.from({ length: 2 ** VARIABLES }, (_, bits) => {
  const isOn = (variable: number) => ((bits >> (variable - 1)) & 1) === 1;
  return (literal: Literal) => (literal > 0 ? isOn(literal) : !isOn(-literal));
});

const literal = fc
  .tuple(fc.integer({ min: 1, max: VARIABLES }), fc.boolean())
  .map(([n, on]) => (on ? n : -n));
const guard = fc.oneof(fc.constant(0), literal);
const clause = fc.array(literal, { maxLength: 4 }).map((literals) => [...literals, 0]);
const bounds = fc.tuple(fc.integer({ min: -2, max: 5 }), fc.integer({ min: 0, max: 4 }));
const count = fc
  .tuple(guard, bounds, fc.array(literal, { maxLength: 6 }))
  .map(([guard, [min, more], literals]) => [guard, min, min + more, literals.length, ...literals]);
const linear = fc
  .tuple(guard, bounds, fc.array(fc.tuple(fc.integer({ min: -3, max: 4 }), literal), { maxLength: 5 }))
  .map(([guard, [min, more], terms]) => [guard, min, min + more, terms.length, ...terms.flat()]);

const programs: fc.Arbitrary<ProgramRows> = fc
  .tuple(
    fc.array(clause, { maxLength: 8 }),
    fc.array(count, { maxLength: 4 }),
    fc.array(linear, { maxLength: 3 }),
  )
  .map(([clauses, counts, linears]) => ({
    variables: VARIABLES,
    clauses: Int32Array.from(clauses.flat()),
    counts: Int32Array.from(counts.flat()),
    linears: Int32Array.from(linears.flat()),
  }));

type World = (typeof WORLDS)[number];

/** Returns whether an assignment satisfies all clauses and rows. */
const satisfies = ({ clauses, counts, linears }: ProgramRows, world: World): boolean =>
  [...clausesIn(clauses)].every((one) => one.some(world)) &&
  [...rowsIn(counts, 1), ...rowsIn(linears, 2)].every(({ guard, min, max, terms }) => {
    const sum = terms.reduce((total, [weight, literal]) => total + (world(literal) ? weight : 0), 0);
    return (guard !== 0 && !world(guard)) || (min <= sum && sum <= max);
  });

const nameOf = (world: (literal: Literal) => boolean): string =>
  Array.from({ length: VARIABLES }, (_, at) => (world(at + 1) ? '1' : '0')).join('');

/** Finds all assignments, excluding each before the next, and whether the search was complete. */
function findAll(search: DepthFirstSearch): { readonly names: readonly string[]; readonly whole: boolean } {
  const names: string[] = [];
  for (;;) {
    const { status } = search.solve();
    if (status !== 'sat') return { names, whole: status === 'unsat' };
    names.push(nameOf((literal) => search.value(literal)));
    const other = Array.from({ length: VARIABLES }, (_, at) => (search.value(at + 1) ? -at - 1 : at + 1));
    search.addClauses(Int32Array.from([...other, 0]));
  }
}

describe('a small search', () => {
  it('finds each assignment that satisfies all clauses and rows, once', () => {
    fc.assert(
      fc.property(programs, (program) => {
        const { names, whole } = findAll(new DepthFirstSearch(program, Number.POSITIVE_INFINITY));
        expect(whole).toBe(true);
        expect(names.toSorted()).toEqual(
          WORLDS.filter((world) => satisfies(program, world))
            .map(nameOf)
            .toSorted(),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('takes clauses at any time, several at once too', () => {
    fc.assert(
      fc.property(
        programs,
        fc.array(fc.array(clause, { maxLength: 3 }), { maxLength: 4 }),
        (program, later) => {
          const search = new DepthFirstSearch(program, Number.POSITIVE_INFINITY);
          for (const clauses of later) {
            search.solve();
            search.addClauses(Int32Array.from(clauses.flat()));
          }
          const whole = { ...program, clauses: Int32Array.from([...program.clauses, ...later.flat(2)]) };
          expect(findAll(search).names.toSorted()).toEqual(
            WORLDS.filter((world) => satisfies(whole, world))
              .map(nameOf)
              .toSorted(),
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  it('stops sooner if it has found nothing by then', () => {
    const nothing = new Int32Array();
    const open: ProgramRows = { variables: 9, clauses: nothing, counts: nothing, linears: nothing };
    const hopeless = new DepthFirstSearch(open, 1000, 5);
    expect(hopeless.solve()).toEqual({ status: 'unknown', reason: 'search limit' });
    const search = new DepthFirstSearch(open, 20, 9);
    expect(search.solve().status).toBe('sat');
    search.addClauses(Int32Array.of(...Array.from({ length: 9 }, (_, at) => at + 1), 0));
    expect(search.solve().status).toBe('sat');
  });

  it('stops after its steps, with facts that are true of all that is left', () => {
    let stopped = 0;
    fc.assert(
      fc.property(programs, fc.integer({ min: 0, max: 20 }), (program, steps) => {
        const search = new DepthFirstSearch(program, steps);
        const { names, whole } = findAll(search);
        if (whole) return;
        stopped++;
        const left = WORLDS.filter((world) => satisfies(program, world) && !names.includes(nameOf(world)));
        for (const fact of search.facts()) expect(left.every((world) => world(fact))).toBe(true);
      }),
      { numRuns: 500 },
    );
    expect(stopped).toBeGreaterThan(20);
  });

  it('continues with patience when it has explored most', () => {
    let [ended, endedLate] = [0, 0];
    fc.assert(
      fc.property(programs, fc.integer({ min: 1, max: 20 }), (program, steps) => {
        const complete = findAll(new DepthFirstSearch(program, Number.POSITIVE_INFINITY)).names.toSorted();
        const patient = new DepthFirstSearch(program, steps, steps, 5);
        const { names, whole } = findAll(patient);
        // The last step may propagate all variables.
        expect(patient.steps).toBeLessThan(5 * steps + VARIABLES);
        if (!whole) return;
        expect(names.toSorted()).toEqual(complete);
        ended++;
        if (!findAll(new DepthFirstSearch(program, steps)).whole) endedLate++;
      }),
      { numRuns: 500 },
    );
    expect(ended).toBeGreaterThan(100);
    expect(endedLate).toBeGreaterThan(0);
  });
});
