import {
  type AnyPuzzle,
  type Assignment,
  type ConstraintReason,
  domain,
  type Example,
  explain,
  type Fact,
  Model,
  Random,
  type Step,
  sizeOf,
  solve,
  steps,
  techniquesOf,
  Verbalizer,
  valuesOf,
} from '@gridproof/core';
import { cadical } from '@gridproof/engine-cadical';
import { z3 } from '@gridproof/engine-z3';
import { describe, expect, it } from 'vitest';
import { mutateClues } from './clue-mutations.js';
import { solution } from './model-solution.js';
import { readExample } from './read-example.js';
import { followsFromItsRule, replay } from './replay.js';
import { scaledRuns } from './run-budget.js';

/** Options for the solve paths of a puzzle type's examples. */
export interface ReasonsSuiteOptions {
  /** The examples whose solve paths take too long for a test. */
  readonly longPaths?: readonly string[];
}

/** The maximum number of cells of a board. */
const MAX_CELLS = 81;
/** The maximum number of cells for Z3 as the checking engine, if there are too many values to enumerate. */
const MAX_Z3_CELLS = 36;
/** The number of clues that are made wrong, one at a time. */
const WRONG_CLUES = scaledRuns(4, 2);
/** The time limit for improving one conflict, and for all explanations of wrong clues, in milliseconds. */
const BUDGET_MS = 3_000;
const PATIENCE = 600_000;

/**
 * Defines a vitest suite for the reasons of a puzzle type: solve paths lead to the answer, and a second model and engine find each step
 * correct and minimal; conflicts are unsatisfiable and minimal.
 */
export function testReasons(type: AnyPuzzle, { longPaths = [] }: ReasonsSuiteOptions): void {
  const read = (example: Example) => readExample(type, example).puzzle;
  const cellsOf = (example: Example) => {
    const { width, height } = sizeOf(type, read(example));
    return width * height;
  };
  const examples: readonly Example[] = type.examples.filter((example) => cellsOf(example) <= MAX_CELLS);
  const solvable = examples.filter(({ answer }) => answer !== null);
  const all = solvable.filter(({ name }) => !longPaths.includes(name));
  // Only the smallest boards in quick mode.
  const smallest = all.toSorted((a, b) => cellsOf(a) - cellsOf(b)).slice(0, scaledRuns(all.length, 2));
  const walked = smallest.slice(0, scaledRuns(all.length, 1));

  describe(`${type.id} has reasons`, () => {
    it('has an example to show them', () => {
      expect(walked.length, `solvable examples of at most ${MAX_CELLS} cells`).toBeGreaterThan(0);
    });

    it.each(walked)('a path leads to the answer of $name, each step minimal', async (example) => {
      const puzzle = read(example);
      const assignment = await answerOf(type, puzzle);
      const path: Step<ConstraintReason>[] = [];
      const walk = steps(type, puzzle, cadical, { withArguments: true });
      for await (const step of walk) path.push(step);
      expect(walk.end?.status).toBe('unique');
      const known = techniquesOf(type).map(({ id }) => id);
      expect(known).toEqual(expect.arrayContaining(path.map(({ technique }) => technique!.id)));
      const verbalizer = new Verbalizer(type, puzzle);
      for (const step of path) {
        const { name } = step.technique!;
        const area = verbalizer.techniqueAndArea(step);
        expect(area.startsWith(`${name}: `) && area.length > name.length + 3).toBe(true);
      }
      const judge = cellsOf(example) <= MAX_Z3_CELLS ? z3 : cadical;
      const { domains, faults } = await replay(type, puzzle, path, assignment, judge);
      expect(faults).toEqual([]);
      const key = type.encode(new Model(), puzzle);
      const found = type.decode(valuesOf(key, domains.map(only)) as never, puzzle);
      expect(type.printAnswer(found, puzzle)).toBe(example.answer);
    });

    it.each(walked)('says why an entry in $name is wrong', async (example) => {
      const puzzle = read(example);
      const entry = wrongEntry(type, puzzle, await answerOf(type, puzzle));
      const reasons = await expectMinimal(type, puzzle, [entry]);
      expect(reasons.map(({ rule }) => rule)).toContain('entry');
    });

    const unsolvable = examples.filter(({ answer }) => answer === null);
    it.each(unsolvable)('says why $name has no answer', async (example) => {
      await expectMinimal(type, read(example));
    });

    it(
      'says why nothing fits when a clue of an example is wrong',
      async () => {
        let n = 0;
        for (const example of smallest.toReversed())
          for (const puzzle of mutateClues(type, read(example))) {
            if (n === WRONG_CLUES) return;
            if ((await solve(type, puzzle, cadical)).status !== 'unsolvable') continue;
            await expectMinimal(type, puzzle);
            n++;
          }
        expect(n).toBeGreaterThan(0);
      },
      PATIENCE,
    );
  });
}

/** Expects a minimal conflict for a puzzle and returns its reasons. */
async function expectMinimal(
  type: AnyPuzzle,
  puzzle: unknown,
  entries: readonly Fact[] = [],
): Promise<readonly ConstraintReason[]> {
  const explained = await explain(type, puzzle, cadical, { entries, budget: BUDGET_MS });
  if (explained.status !== 'unsolvable') throw new Error(`it is ${explained.status}`);
  const { reasons, minimal, count } = explained.conflict;

  const model = new Model();
  type.encode(model, puzzle);
  const all = model.variables.map(domain);
  const together = (those: readonly ConstraintReason[]) =>
    solution(
      those.map(({ constraint }) => constraint),
      all,
      model.variables,
      cadical,
    );
  expect(await together(reasons)).toBeUndefined();
  // Sums are a short proof, even where fewer numbers contradict each other.
  if (count) return reasons;
  expect(minimal).toBe(true);
  for (const reason of reasons) {
    const others = reasons.filter((one) => one !== reason);
    expect(await together(others), `${reason.rule} is needed`).toBeDefined();
    if (reason.cut) expect(await followsFromItsRule(reason, model, cadical)).toBe(true);
  }
  return reasons;
}

/** Returns the only assignment that satisfies all rules and clues. */
async function answerOf(type: AnyPuzzle, puzzle: unknown): Promise<Assignment> {
  const model = new Model();
  type.encode(model, puzzle);
  const constraints = model.posted.map(({ constraint }) => constraint);
  const found = await solution(constraints, model.variables.map(domain), model.variables, cadical);
  if (!found) throw new Error('encode allows no answer');
  return found;
}

/** Returns a value that the answer does not have, for a variable with several values. */
function wrongEntry(type: AnyPuzzle, puzzle: unknown, answer: Assignment): Fact {
  const model = new Model();
  type.encode(model, puzzle);
  const wrong = model.variables.flatMap((variable) =>
    domain(variable).flatMap((value): Fact[] =>
      value === answer[variable.id] ? [] : [{ variable: variable.id, value, holds: true }],
    ),
  );
  return wrong[new Random(wrong.length).below(wrong.length)]!;
}

/** Returns the only item of a list. Throws if there are more or none. */
function only<T>(values: readonly T[]): T {
  expect(values).toHaveLength(1);
  return values[0]!;
}
