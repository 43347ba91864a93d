import {
  type Assignment,
  type Constraint,
  cell,
  definePuzzle,
  domain,
  evaluate,
  explain,
  is,
  type Literal,
  lower,
  Model,
  not,
  type Program,
  Random,
  Search,
  scopeOf,
  TaskMonitor,
  TRUE,
  type Variable,
} from '@gridproof/core';
import { cadical } from '@gridproof/engine-cadical';
import { z3 } from '@gridproof/engine-z3';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaledRuns } from '../../src/run-budget.js';

/** Creates a few variables in an empty model, and a constraint over them. */
export type Instance = (model: Model) => Constraint;

/** The maximum number of assignments, all of which are checked. */
const MOST_ASSIGNMENTS = 5_000;

/** The number of proposals and partial states for a lazy constraint. */
const PROPOSALS = 30;

/**
 * Defines a vitest suite for the contract of constraints. `evaluate` is the reference: each assignment of a few variables is compared with
 * it, together with random facts.
 */
export function testConstraint(name: string, instances: fc.Arbitrary<Instance>): void {
  describe(name, () => {
    it('reads its scope, all of it that matters and nothing else', () => {
      fc.assert(
        fc.property(instances, (instance) => {
          const { model, constraint, all } = postInstance(instance, []);
          const scope = scopeOf(constraint);
          for (const id of scope) expect(model.variables[id]).toBeDefined();
          const outcomes = new Map<string, boolean>();
          for (const assignment of all) {
            const read = JSON.stringify(assignment.map((value, id) => (scope.has(id) ? value : null)));
            const holds = evaluate(constraint, assignment);
            expect(outcomes.get(read) ?? holds).toBe(holds);
            outcomes.set(read, holds);
          }
        }),
        { numRuns: scaledRuns(50, 25) },
      );
    });

    it('loses no answer to simplifying', () => {
      fc.assert(
        fc.property(instances, someFacts, (instance, facts) => {
          const { model, answers } = postInstance(instance, facts);
          const { contradiction, literalMap } = lower(model);
          if (contradiction) expect(answers).toEqual([]);
          else
            for (const answer of answers)
              for (const { literal, holds } of literalsOf(model, literalMap, answer))
                if (Math.abs(literal) === TRUE) expect(literal > 0).toBe(holds);
        }),
        { numRuns: scaledRuns(200, 100) },
      );
    });

    it.each([cadical, z3])('has the answers that evaluate allows, found by $name', async (engine) => {
      await fc.assert(
        fc.asyncProperty(instances, someFacts, async (instance, facts) => {
          const { model, answers } = postInstance(instance, facts);
          const { found } = await search(model, engine);
          expect(found.map(named).sort()).toEqual(answers.map(named).sort());
        }),
        { numRuns: scaledRuns(40, 20) },
      );
    });

    it('has the answers that evaluate allows, found without an engine, and by both together', async () => {
      await fc.assert(
        fc.asyncProperty(instances, someFacts, fc.nat(400), async (instance, facts, searchSteps) => {
          const { model, answers } = postInstance(instance, facts);
          for (const steps of [undefined, searchSteps]) {
            const search = await Search.open(model, cadical, {
              monitor: new TaskMonitor({ searchSteps: steps }),
            });
            const found: Assignment[] = [];
            for (let next = await search.next(); next.status === 'solution'; next = await search.next()) {
              found.push(next.assignment);
              search.exclude();
            }
            search.close();
            expect(found.map(named).sort()).toEqual(answers.map(named).sort());
          }
        }),
        { numRuns: scaledRuns(60, 30) },
      );
    });

    it('cuts wrong proposals by implied clauses', async () => {
      await fc.assert(
        fc.asyncProperty(instances, someFacts, fc.nat(), async (instance, facts, seed) => {
          const { model } = postInstance(instance, facts);
          const { program, worlds, cuts } = await search(model, cadical);
          const random = new Random(seed);
          for (let n = 0; n < PROPOSALS; n++) {
            const proposed = worldOf(random, program);
            for (const { constraint } of program.lazies)
              constraint.cut(proposed, (clause) => {
                expect(clause.some(proposed), 'a cut forbids what was proposed').toBe(false);
                expect(clause.map(Math.abs), 'a cut does without what is known').not.toContain(TRUE);
                cuts.push(clause);
              });
          }
          for (const holds of worlds) {
            for (const { constraint } of program.lazies)
              constraint.cut(holds, (clause) => expect.fail(`an answer is cut by ${clause}`));
            expect(
              cuts.filter((clause) => !clause.some(holds)),
              'cuts that an answer breaks',
            ).toEqual([]);
          }
        }),
        { numRuns: scaledRuns(100, 50) },
      );
    });

    it('is tried on instances that need its cuts, if it makes any', async () => {
      let lazy = false;
      for (const instance of fc.sample(instances, { numRuns: 300, seed: 1 })) {
        const model = new Model();
        post(model, instance, []);
        if (lower(model).lazies.length === 0) continue;
        lazy = true;
        if ((await search(model, cadical)).cuts.length) return;
      }
      expect(lazy, 'a lazy rule is never broken: the instances are too small').toBe(false);
    });

    it('propagates implied literals, each with a reason', async () => {
      await fc.assert(
        fc.asyncProperty(instances, someFacts, fc.nat(), async (instance, facts, seed) => {
          const { model } = postInstance(instance, facts);
          const { program, worlds } = await search(model, cadical);
          const random = new Random(seed);
          for (let n = 0; n < PROPOSALS; n++) {
            const world = worlds[random.below(2 * worlds.length)] ?? worldOf(random, program);
            const settled = Array.from({ length: program.shape.variables + 1 }, () => random.below(3) > 0);
            const known = (literal: Literal) =>
              Math.abs(literal) !== TRUE && !settled[Math.abs(literal)] ? 0 : world(literal) ? 1 : -1;
            for (const { constraint } of program.lazies)
              constraint.propagate?.(known, (literal, because) => {
                because((clause) => {
                  const others = clause.filter((one) => one !== literal);
                  expect(others.map(known), 'all else in a reason is known to be false').toEqual(
                    others.map(() => -1),
                  );
                  for (const holds of worlds) expect(clause.some(holds), `${clause} follows`).toBe(true);
                });
              });
          }
        }),
        { numRuns: scaledRuns(100, 50) },
      );
    });

    it('is a reason only for literals that it forbids', async () => {
      await fc.assert(
        fc.asyncProperty(instances, someFacts, async (instance, facts) => {
          const { all, constraint, answers } = postInstance(instance, facts);
          fc.pre(answers.length === 0);
          const explained = await explain(puzzleOf(facts), instance, cadical);
          if (explained.status !== 'unsolvable') throw new Error(`it is ${explained.status}`);
          const { reasons, count } = explained.conflict;
          const together = (those: typeof reasons) =>
            all.some((assignment) => those.every((one) => evaluate(one.constraint, assignment)));
          expect(together(reasons)).toBe(false);
          for (const reason of reasons) {
            // Sums are a short proof, even where fewer numbers contradict each other.
            if (!count) expect(together(reasons.filter((one) => one !== reason))).toBe(true);
            if (reason.cut)
              for (const assignment of all)
                if (evaluate(constraint, assignment))
                  expect(evaluate(reason.constraint, assignment), 'a part follows from the whole').toBe(true);
          }
        }),
        { numRuns: scaledRuns(40, 20) },
      );
    });
  });
}

/** The fact that a variable has or does not have a value; both indices are taken modulo the number of candidates. */
interface SomeFact {
  readonly variable: number;
  readonly value: number;
  readonly holds: boolean;
}

const someFacts: fc.Arbitrary<readonly SomeFact[]> = fc.array(
  fc.record({ variable: fc.nat(11), value: fc.nat(11), holds: fc.boolean() }),
  { maxLength: 5 },
);

function post(model: Model, instance: Instance, facts: readonly SomeFact[]): Constraint {
  const constraint = instance(model);
  const { variables } = model;
  model.require('rule', [cell(0, 0)], constraint);
  for (const fact of variables.length ? facts : []) {
    const variable = variables[fact.variable % variables.length]!;
    const values = domain(variable);
    const value = values[fact.value % values.length]!;
    const has = variable.op === 'bool' ? is(variable, value as boolean) : is(variable, value as number);
    model.given([], fact.holds ? has : not(has));
  }
  return constraint;
}

/** Posts a constraint with facts; returns all assignments and those that satisfy them. */
function postInstance(instance: Instance, facts: readonly SomeFact[]) {
  const model = new Model();
  const constraint = post(model, instance, facts);
  const size = model.variables.reduce((n, variable) => n * domain(variable).length, 1);
  if (size > MOST_ASSIGNMENTS) throw new RangeError(`an instance has ${size} assignments, too many to try`);
  const all = model.variables.reduce<Assignment[]>(
    (begun, variable) => begun.flatMap((one) => domain(variable).map((value) => [...one, value])),
    [[]],
  );
  const answers = all.filter((assignment) =>
    model.posted.every((one) => evaluate(one.constraint, assignment)),
  );
  return { model, constraint, all, answers };
}

/** Returns all answers that an engine finds, the value of each literal of the program in them, and the cuts on the way. */
async function search(model: Model, engine: typeof cadical | typeof z3) {
  const cuts: (readonly Literal[])[] = [];
  const found: Assignment[] = [];
  const worlds: ((literal: Literal) => boolean)[] = [];
  const monitor = new TaskMonitor({ searchSteps: 0 });
  const search = await Search.open(model, engine, { monitor, onCut: ({ clause }) => cuts.push(clause) });
  const { program, session } = search;
  try {
    for (let next = await search.next(); next.status === 'solution'; next = await search.next()) {
      found.push(next.assignment);
      const values = Array.from(
        { length: program.shape.variables + 1 },
        (_, variable) => variable > 0 && session?.value(variable) === true,
      );
      worlds.push(reading(values));
      search.exclude();
    }
  } finally {
    session?.close();
  }
  return { program, found, worlds, cuts };
}

const reading = (values: readonly boolean[]) => (literal: Literal) =>
  Math.abs(literal) === TRUE ? literal > 0 : values[Math.abs(literal)] === literal > 0;

/** Draws a proposal of an engine that does not know the lazy constraint. */
const worldOf = (random: Random, { shape }: Program) =>
  reading(Array.from({ length: shape.variables + 1 }, () => random.below(2) > 0));

/** Returns each literal of the answer variables with its value in an answer. */
const literalsOf = (model: Model, { first, literals }: Program['literalMap'], answer: Assignment) =>
  model.variables.flatMap((variable) => {
    const own = [...literals.subarray(first[variable.id], first[variable.id + 1])];
    const value = answer[variable.id]!;
    return own.map((literal, at) => ({
      literal,
      holds: variable.op === 'bool' ? value === true : value === variable.min + at,
    }));
  });

const named = (assignment: Assignment): string => JSON.stringify(assignment);

/** Creates a puzzle of only the constraint and facts as clues. */
const puzzleOf = (facts: readonly SomeFact[]) =>
  definePuzzle<'rule', Instance, readonly Variable[], null>({
    id: 'one-rule',
    title: 'One rule',
    rules: { rule: 'The rule holds.' },
    parse() {
      throw new Error('it has no text');
    },
    print: () => '',
    printAnswer: () => '',
    readAnswer: () => null,
    encode(model, instance) {
      post(model, instance, facts);
      return model.variables;
    },
    decode: () => null,
    *verify() {},
    draw: () => ({ width: 1, height: 1, marks: [] }),
    examples: [],
  });
