import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Assignment,
  type Constraint,
  type ConstraintReason,
  definePuzzle,
  domain,
  evaluate,
  type Fact,
  isValue,
  Model,
  not,
  type Posted,
  type Step,
  type StepsOutcome,
  scopeOf,
  steps,
} from '../src/index.js';
import { assignments, meaning } from './brute-force.js';
import { smallPuzzle } from './small-puzzles.js';
import { TrialAndError } from './trial-and-error.js';

describe('a path', () => {
  it('leads to everything certain, each step with minimal reasons', async () => {
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
        const says = (those: readonly Posted[]) =>
          those.flatMap(({ constraint }) => certain.filter((fact) => forces([constraint], [], fact)));
        const given = says(model.posted.filter(({ source }) => source === 'given'));
        const glanced = says(model.posted.filter(({ constraint }) => scopeOf(constraint).size === 1));
        // Values from a rule about a single variable need no step, unless there are no other steps.
        const [first] = path;
        const showsObvious = first?.claims.every((claim) => forces([], [...given, ...glanced], claim));
        const known = showsObvious && first?.reasons.length ? given : [...given, ...glanced];
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

  it('shows values from rules about a single variable if there are no other steps', async () => {
    const bare = { width: 1, height: 1 };
    const single = definePuzzle({
      id: 'single',
      title: 'Single',
      rules: { on: 'The cell is on.', off: 'The other is off.' },
      parse: () => bare,
      print: () => '',
      encode(m) {
        const key = { one: m.bool(), other: m.bool(), given: m.bool() };
        m.require('on', [], key.one);
        m.require('off', [], not(key.other));
        m.given([], key.given);
        return key;
      },
      decode: (values) => values,
      *verify() {},
      draw: (size) => ({ ...size, marks: [] }),
      printAnswer: () => '',
      readAnswer: () => ({ one: true, other: false, given: true }),
      examples: [],
    });
    const of = async (...entries: readonly Fact[]) =>
      (await walk(steps(single, bare, new TrialAndError(), { entries }))).path.map(({ claims, reasons }) => [
        reasons.map(({ rule }) => rule),
        claims.map(({ variable, value, holds }) => [variable, value === holds]),
      ]);
    expect(await of()).toEqual([
      [['on'], [[0, true]]],
      [['off'], [[1, false]]],
    ]);
    expect(await of({ variable: 0, value: true, holds: true })).toEqual([[['off'], [[1, false]]]]);
  });
});

async function walk<S>(path: AsyncGenerator<Step<ConstraintReason>, StepsOutcome<S>>) {
  const taken: Step<ConstraintReason>[] = [];
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
