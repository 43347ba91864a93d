import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Assignment,
  type Constraint,
  clueFacts,
  domain,
  evaluate,
  explain,
  type Fact,
  factConstraint,
  isValue,
  Model,
} from '../src/index.js';
import { assignments, meaning } from './brute-force.js';
import { smallPuzzle } from './small-puzzles.js';
import { TrialAndError } from './trial-and-error.js';

const holds = ({ variable, value, holds }: Fact, assignment: Assignment): boolean =>
  (assignment[variable] === value) === holds;

describe('an explanation', () => {
  it('returns a minimal conflict, or the certain facts and the missing givens', async () => {
    await fc.assert(
      fc.asyncProperty(smallPuzzle, entered, async ({ type, puzzle }, entry) => {
        const model = new Model<'rule'>();
        type.encode(model, puzzle);
        const entries = entry ? [entryIn(model, entry)] : [];
        for (const fact of entries) model.enter(undefined, factConstraint(fact, model.variables));
        const all = [...assignments(model)].map((one) => [...one]);
        const solutions = [...meaning(model)].map((one) => JSON.parse(one) as Assignment);
        const keeping = (constraints: readonly Constraint[]) =>
          all.some((one) => constraints.every((constraint) => evaluate(constraint, one)));

        const explained = await explain(type, puzzle, new TrialAndError(), { entries });
        if (explained.status === 'unsolvable') {
          expect(solutions).toEqual([]);
          const { reasons, minimal } = explained.conflict;
          const constraints = reasons.map(({ constraint }) => constraint);
          expect(minimal).toBe(true);
          expect(keeping(constraints)).toBe(false);
          for (const one of constraints)
            expect(keeping(constraints.filter((other) => other !== one))).toBe(true);
          // Cuts of a constraint over the whole board may be contradictory only together.
          const { broken } = explained;
          const board = model.posted
            .filter(({ source }) => source === 'entry' || source === 'given')
            .map(({ constraint }) => constraint)
            .filter((constraint) => !broken.some((one) => one.constraint === constraint));
          const cuts = broken.filter(({ cut }) => cut).map(({ constraint }) => constraint);
          for (const { cut, constraint } of broken)
            expect(keeping([...board, ...(cut ? cuts : [constraint])])).toBe(false);
          return;
        }
        if (explained.status === 'unknown') throw new Error(`it is unknown: ${explained.reason}`);
        expect(explained.status).toBe(solutions.length === 1 ? 'unique' : 'multiple');
        expect(solutions.map(String)).toContain(String(explained.answer.values));
        if (explained.status !== 'multiple') return;

        const answer = explained.answer.values;
        const alike = model.variables.filter(({ id }) => solutions.every((one) => one[id] === answer[id]));
        const given = new Set(clueFacts(type, puzzle).map(({ variable }) => variable));
        expect(explained.certain.every(isValue)).toBe(true);
        expect(explained.certain.map(({ variable, value }) => [variable, value])).toEqual(
          alike.flatMap(({ id }) => (given.has(id) ? [] : [[id, answer[id]]])),
        );
        const missingGivens = explained.missingGivens!;
        for (const fact of missingGivens) expect(holds(fact, answer)).toBe(true);
        expect(
          settledBy(
            missingGivens.map(({ variable }) => variable),
            answer,
            solutions,
          ),
        ).toBe(true);
        for (const fewer of subsets(model.variables.length, missingGivens.length - 1))
          expect(settledBy(fewer, answer, solutions)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});

/** Entries of a player, which may be empty. */
const entered = fc.option(fc.record({ at: fc.nat(3), value: fc.nat(2) }));

function entryIn({ variables }: Model, { at, value }: { at: number; value: number }): Fact {
  const values = domain(variables[at]!);
  return { variable: at, value: values[value % values.length]!, holds: true };
}

/** Returns whether an answer is the only one with these of its values. */
const settledBy = (variables: readonly number[], answer: Assignment, solutions: readonly Assignment[]) =>
  solutions.filter((one) => variables.every((id) => one[id] === answer[id])).length === 1;

/** Returns all subsets of this size of the first n numbers. */
function subsets(n: number, size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  if (size > n || size < 0) return [];
  const last = subsets(n - 1, size - 1).map((one) => [...one, n - 1]);
  return [...subsets(n - 1, size), ...last];
}
