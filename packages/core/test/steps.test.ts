import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Assignment,
  type Constraint,
  domain,
  evaluate,
  type Fact,
  type Instance,
  isValue,
  Model,
  type Step,
  scopeOf,
  steps,
  type Walked,
} from '../src/index.js';
import { assignments, meaning } from './brute-force.js';
import { smallPuzzle } from './small-puzzles.js';
import { TrialAndError } from './trial-and-error.js';

describe('a path', () => {
  it('leads to all that is certain, each step by reasons that are all needed', async () => {
    await fc.assert(
      fc.asyncProperty(smallPuzzle, async ({ type, puzzle }) => {
        const model = new Model<'rule'>();
        type.encode(model, puzzle);
        const all = [...assignments(model)];
        const solutions = [...meaning(model)].map((one) => JSON.parse(one) as Assignment);
        const certain = factsOf(model).filter((fact) => solutions.every((one) => holds(fact, one)));

        const { path, walked } = await walk(steps(type, puzzle, new TrialAndError()));
        if (solutions.length === 0) {
          expect(walked.status).toBe('unsolvable');
          expect(path).toEqual([]);
          return;
        }
        expect(walked.status).toBe(solutions.length === 1 ? 'unique' : 'forced');

        const forces = (constraints: readonly Constraint[], known: readonly Fact[], fact: Fact) =>
          all.every(
            (one) =>
              holds(fact, one) ||
              !known.every((other) => holds(other, one)) ||
              !constraints.every((constraint) => evaluate(constraint, one)),
          );
        const known = model.posted
          .filter(({ source, constraint }) => source === 'given' || scopeOf(constraint).size === 1)
          .flatMap(({ constraint }) => certain.filter((fact) => forces([constraint], [], fact)));
        for (const { reasons, facts, claims } of path) {
          const constraints = reasons.map(({ constraint }) => constraint);
          expect(claims.length).toBeGreaterThan(0);
          for (const fact of facts) expect(forces([], known, fact)).toBe(true);
          for (const claim of claims) {
            expect(forces([], known, claim) && reasons.length > 0).toBe(false);
            expect(forces(constraints, facts, claim)).toBe(true);
            for (const one of constraints)
              expect(
                forces(
                  constraints.filter((other) => other !== one),
                  known,
                  claim,
                ),
              ).toBe(false);
          }
          known.push(...claims);
        }
        for (const fact of certain.filter(isValue)) expect(forces([], known, fact)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

async function walk<S>(path: AsyncGenerator<Step<Instance>, Walked<S>>) {
  const taken: Step<Instance>[] = [];
  for (;;) {
    const { done, value } = await path.next();
    if (done) return { path: taken, walked: value };
    taken.push(value);
  }
}

/** Every value that a variable has or does not have. */
const factsOf = ({ variables }: Model): readonly Fact[] =>
  variables.flatMap((variable) =>
    domain(variable).flatMap((value) =>
      [true, false].map((holds): Fact => ({ variable: variable.id, value, holds })),
    ),
  );

const holds = ({ variable, value, holds }: Fact, assignment: Assignment): boolean =>
  (assignment[variable] === value) === holds;
