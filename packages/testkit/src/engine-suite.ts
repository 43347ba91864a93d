import {
  type Assignment,
  type Bool,
  type BoolVar,
  type Engine,
  evaluate,
  implies,
  type Literal,
  Model,
  not,
  or,
  type ProgramShape,
  type Session,
  sum,
  withLimits,
} from '@gridproof/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** Defines a vitest suite for the contract of an engine: small programs with the semantics of `evaluate`, limits, cores, closing. */
export function testEngine(engine: Engine): void {
  describe(`${engine.name} keeps the contract of an engine`, () => {
    it('finds the assignments that evaluate allows, each once, while clauses are added', async () => {
      await fc.assert(
        fc.asyncProperty(program, async (rows) => {
          const expected = solutions(rows);
          await using(engine, rows, (session) => {
            const found = new Set<string>();
            while (session.solve().status === 'sat') {
              const assignment = VARIABLES.map((variable) => session.value(variable));
              for (const variable of VARIABLES)
                expect(session.value(-variable)).toBe(!session.value(variable));
              expect(expected).toContainEqual(assignment);
              expect(found.has(`${assignment}`)).toBe(false);
              found.add(`${assignment}`);
              const other = VARIABLES.map((variable, at) => (assignment[at] ? -variable : variable));
              session.addClauses(Int32Array.of(...other, 0));
            }
            expect(session.solve()).toEqual({ status: 'unsat' });
            expect(found.size).toBe(expected.length);
          });
        }),
        { numRuns: 60 },
      );
    });

    it('takes rows and variables between two calls', async () => {
      await fc.assert(
        fc.asyncProperty(program, program, async (first, second) => {
          await withSession(engine, shapeOf(first), (session) => {
            session.addVariables(2);
            session.addVariables(VARIABLES.length - 2);
            load(session, first);
            expect(session.solve().status).toBe(solutions(first).length ? 'sat' : 'unsat');
            load(session, second);
            expect(session.solve().status).toBe(solutions([...first, ...second]).length ? 'sat' : 'unsat');
          });
        }),
        { numRuns: 60 },
      );
    });

    it('answers under assumptions, and names some that cannot hold together', async () => {
      await fc.assert(
        fc.asyncProperty(program, fc.array(assumptions, { maxLength: 4 }), async (rows, questions) => {
          const all = solutions(rows);
          const under = (literals: readonly Literal[]) =>
            all.filter((assignment) => literals.every((literal) => holds(literal, assignment)));
          await using(engine, rows, (session) => {
            for (const literals of questions) {
              const verdict = session.solve(Int32Array.from(literals));
              expect(verdict.status).toBe(under(literals).length ? 'sat' : 'unsat');
              if (verdict.status === 'sat') {
                for (const literal of literals) expect(session.value(literal)).toBe(true);
                continue;
              }
              const core = [...session.core()];
              for (const literal of core) expect(literals).toContain(literal);
              expect(under(core)).toEqual([]);
            }
            expect(session.solve().status).toBe(all.length ? 'sat' : 'unsat');
          });
        }),
        { numRuns: 60 },
      );
    });

    it('takes an empty program, an empty clause, and a row that nothing fills', async () => {
      await using(engine, [], (session) => {
        expect(session.solve()).toEqual({ status: 'sat' });
        session.addCounts(Int32Array.of(0, 1, 2, 0));
        expect(session.solve()).toEqual({ status: 'unsat' });
      });
      await using(engine, [], (session) => {
        session.addClauses(Int32Array.of(0));
        expect(session.solve()).toEqual({ status: 'unsat' });
        expect([...session.core()]).toEqual([]);
      });
    });

    it('takes rows with bounds beyond reach, a literal twice, both signs of one, and no weight', async () => {
      await using(engine, [], (session) => {
        session.addLinears(Int32Array.of(0, 3, 6, 4, 2, 1, 1, 1, 5, -1, 0, 2));
        session.addCounts(Int32Array.of(0, 2, 2, 3, 3, 3, -3));
        expect(session.solve()).toEqual({ status: 'sat' });
        expect(session.value(3)).toBe(true);
        session.addLinears(Int32Array.of(4, 3, 1, 2, 1, 1, 1, 2));
        expect(session.solve()).toEqual({ status: 'sat' });
        expect(session.value(4)).toBe(false);
        session.addCounts(Int32Array.of(5, 2, 1, 2, 1, 2));
        expect(session.solve(Int32Array.of(5))).toEqual({ status: 'unsat' });
        session.addCounts(Int32Array.of(0, 2, 1, 2, 1, 2));
        expect(session.solve()).toEqual({ status: 'unsat' });
      });
    });

    it('throws for unsupported requests', async () => {
      const session = await engine.open(shapeOf([]));
      session.addVariables(1);
      expect(() => session.value(1)).toThrow();
      expect(() => session.addClauses(Int32Array.of(9, 0, 1, 0))).toThrow(RangeError);
      expect(() => session.addClauses(Int32Array.of(1, 0, 1))).toThrow(RangeError);
      expect(session.solve(Int32Array.of(1))).toEqual({ status: 'sat' });
      session.addClauses(Int32Array.of(-1, 0));
      expect(session.solve(Int32Array.of(1))).toEqual({ status: 'unsat' });
      expect([...session.core()]).toEqual([1]);
      expect(session.solve()).toEqual({ status: 'sat' });
      expect([...session.core()]).toEqual([]);
      session.close();
      expect(() => session.solve()).toThrow('closed');
      expect(() => session.addVariables(1)).toThrow('closed');
    });

    it('treats preferences as preferences, which exclude nothing', async () => {
      await fc.assert(
        fc.asyncProperty(program, fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), (rows, conflicts) =>
          using(engine, rows, (session) => {
            session.prefer?.(VARIABLES.map((variable, at) => (conflicts[at] ? variable : -variable)));
            let found = 0;
            for (; session.solve().status === 'sat'; found++) {
              const other = VARIABLES.map((variable) => (session.value(variable) ? -variable : variable));
              session.addClauses(Int32Array.of(...other, 0));
              session.prefer?.(found % 2 ? [] : other);
            }
            expect(found).toBe(solutions(rows).length);
            if (session.prefer) expect(() => session.prefer!([VARIABLES.length + 999])).toThrow(RangeError);
          }),
        ),
        { numRuns: 60 },
      );
    });

    it('looks at the limits of its task while it takes a program', async () => {
      const n = 3000;
      const at = Array.from({ length: n }, (_, nth) => nth + 1);
      const shape = { variables: n + 5, clauses: n, counts: n, linears: n, lazy: false };
      await withSession(engine, shape, (session) => {
        let looks = 0;
        const look = () => {
          looks++;
        };
        const looksOf = (work: () => void) => {
          looks = 0;
          withLimits(look, work);
          return looks;
        };
        session.addVariables(n + 5);
        const loads = {
          clauses: () => session.addClauses(Int32Array.from(at.flatMap((one) => [one, one + 1, 0]))),
          counts: () =>
            session.addCounts(
              Int32Array.from(at.flatMap((one) => [0, 2, 3, 5, one, one + 1, one + 2, one + 3, one + 4])),
            ),
          linears: () =>
            session.addLinears(
              Int32Array.from(at.flatMap((one) => [0, 1, 9, 3, 2, one, 3, one + 1, 5, one + 2])),
            ),
        };
        for (const [name, load] of Object.entries(loads))
          expect(looksOf(load), name).toBeGreaterThanOrEqual(Math.floor(n / 256));
      });
    });

    it('takes limits that are none', async () => {
      await withPigeons(engine, (session) => {
        const never = { deadline: Date.now() + 2 ** 32 + 500, conflicts: 2 ** 33 };
        expect(session.solve(undefined, never)).toEqual({ status: 'sat' });
        const stopped = { status: 'unknown', reason: 'conflict limit' };
        expect(session.solve(CROWDED, { ...never, conflicts: 0 })).toEqual(stopped);
      });
    });

    it('stops at a deadline, reports it, and can be called again', async () => {
      await withPigeons(engine, (session) => {
        expect(session.solve(CROWDED, { deadline: Date.now() - 1 })).toEqual(LATE);
        expect(session.solve(CROWDED, { deadline: Date.now() + 300 })).toEqual(LATE);
        expect(session.solve().status).toBe('sat');
      });
    });

    it('stops after a number of conflicts and says so', async () => {
      await withPigeons(engine, (session) => {
        const stopped = { status: 'unknown', reason: 'conflict limit' };
        expect(session.solve(CROWDED, { conflicts: 50 })).toEqual(stopped);
        expect(session.solve().status).toBe('sat');
      });
    });

    it('keeps sessions apart and closes them more than once', async () => {
      const sessions = await Promise.all(Array.from({ length: 20 }, () => engine.open(shapeOf([]))));
      for (const [at, session] of sessions.entries()) {
        session.addVariables(1);
        session.addClauses(Int32Array.of(at % 2 ? 1 : -1, 0));
      }
      for (const [at, session] of sessions.entries()) {
        expect(session.solve().status).toBe('sat');
        expect(session.value(1)).toBe(at % 2 === 1);
        session.close();
        session.close();
      }
    });
  });
}

/** Assumes that the first pigeon is present. */
const CROWDED = Int32Array.of(-1);
const LATE = { status: 'unknown', reason: 'time limit' };

/** The literals of small programs. */
const VARIABLES: readonly number[] = [1, 2, 3, 4, 5];

type Row =
  | { readonly kind: 'clause'; readonly literals: readonly Literal[] }
  | {
      readonly kind: 'count' | 'linear';
      readonly guard: Literal;
      readonly min: number;
      readonly max: number;
      readonly terms: readonly (readonly [coefficient: number, literal: Literal])[];
    };

const literal = fc.tuple(fc.constantFrom(...VARIABLES), fc.boolean()).map(([id, sign]) => (sign ? id : -id));
const assumptions = fc.uniqueArray(literal, { maxLength: 4, selector: Math.abs });
const bounds = fc.tuple(fc.integer({ min: -3, max: 4 }), fc.nat(4)).map(([min, more]) => [min, min + more]);
const guard = fc.oneof(fc.constant(0), literal);

const program: fc.Arbitrary<Row[]> = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc
        .array(literal, { minLength: 1, maxLength: 3 })
        .map((literals): Row => ({ kind: 'clause', literals })),
    },
    ...(['count', 'linear'] as const).map((kind) => ({
      weight: 2,
      arbitrary: fc
        .tuple(
          guard,
          bounds,
          fc.uniqueArray(literal, { maxLength: 4, selector: Math.abs }),
          fc.infiniteStream(fc.integer({ min: -3, max: 3 })),
        )
        .map(
          ([guard, [min, max], literals, coefficients]): Row => ({
            kind,
            guard,
            min: min!,
            max: max!,
            terms: literals.map((one) => [kind === 'count' ? 1 : coefficients.next().value || 1, one]),
          }),
        ),
    })),
  ),
  { maxLength: 7 },
);

const flatOf = (rows: readonly Row[], kind: Row['kind']): Int32Array =>
  Int32Array.from(
    rows.flatMap((row) => {
      if (row.kind !== kind) return [];
      if (row.kind === 'clause') return [...row.literals, 0];
      const terms = row.kind === 'count' ? row.terms.map(([, one]) => one) : row.terms.flat();
      return [row.guard, row.min, row.max, row.terms.length, ...terms];
    }),
  );

function load(session: Session, rows: readonly Row[]): void {
  session.addClauses(flatOf(rows, 'clause'));
  session.addCounts(flatOf(rows, 'count'));
  session.addLinears(flatOf(rows, 'linear'));
}

const shapeOf = (rows: readonly Row[]): ProgramShape => {
  const number = (kind: Row['kind']) => rows.filter((row) => row.kind === kind).length;
  return {
    variables: VARIABLES.length,
    clauses: number('clause'),
    counts: number('count'),
    linears: number('linear'),
    lazy: false,
  };
};

/** Opens a session, uses it and closes it. */
async function withSession(
  engine: Engine,
  shape: ProgramShape,
  use: (session: Session) => void,
): Promise<void> {
  const session = await engine.open(shape);
  try {
    use(session);
  } finally {
    session.close();
  }
}

const using = (engine: Engine, rows: readonly Row[], use: (session: Session) => void): Promise<void> =>
  withSession(engine, shapeOf(rows), (session) => {
    session.addVariables(VARIABLES.length);
    load(session, rows);
    use(session);
  });

const holds = (literal: Literal, assignment: Assignment): boolean =>
  assignment[Math.abs(literal) - 1] === literal > 0;

/** Returns all assignments that satisfy every row, by core's semantics of expressions. */
function solutions(rows: readonly Row[]): Assignment[] {
  const model = new Model();
  const variables = VARIABLES.map(() => model.bool());
  const constraints = rows.map((row) => meaning(row, variables));
  return Array.from({ length: 2 ** VARIABLES.length }, (_, n) =>
    VARIABLES.map((_, at) => (n >> at) % 2 === 1),
  ).filter((assignment) => constraints.every((constraint) => evaluate(constraint, assignment)));
}

function meaning(row: Row, variables: readonly BoolVar[]): Bool {
  const expression = (one: Literal): Bool => (one > 0 ? variables[one - 1]! : not(variables[-one - 1]!));
  if (row.kind === 'clause') return or(...row.literals.map(expression));
  const total = sum(
    row.terms.map(([, one]) => expression(one)),
    row.terms.map(([coefficient]) => coefficient),
  ).between(row.min, row.max);
  return row.guard === 0 ? total : implies(expression(row.guard), total);
}

/**
 * Opens a session with fourteen pigeons for thirteen holes: with literal 1 the first may be absent; without it, a refutation takes very
 * many steps.
 */
async function withPigeons(engine: Engine, use: (session: Session) => void): Promise<void> {
  const holes = Array.from({ length: 13 }, (_, hole) => hole);
  const sits = (pigeon: number, hole: number) => 2 + pigeon * holes.length + hole;
  const clauses: number[] = [];
  for (let pigeon = 0; pigeon <= holes.length; pigeon++) {
    clauses.push(...(pigeon === 0 ? [1] : []), ...holes.map((hole) => sits(pigeon, hole)), 0);
    for (const hole of holes)
      for (let other = 0; other < pigeon; other++) clauses.push(-sits(pigeon, hole), -sits(other, hole), 0);
  }
  const variables = sits(holes.length, holes.length - 1);
  const shape = {
    variables,
    clauses: clauses.filter((one) => one === 0).length,
    counts: 0,
    linears: 0,
    lazy: false,
  };
  await withSession(engine, shape, (session) => {
    session.addVariables(variables);
    session.addClauses(Int32Array.from(clauses));
    use(session);
  });
}
