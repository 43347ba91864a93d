import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate } from './evaluate.js';
import {
  allDifferent,
  and,
  type Bool,
  type Constraint,
  differ,
  iff,
  implies,
  is,
  less,
  not,
  or,
  sum,
} from './expression.js';
import { TRUE } from './literal.js';
import { lower } from './lower.js';
import { Model } from './model.js';
import type { Program } from './program.js';

/** Every list with one of the choices at each position. */
function* product<T>(choices: readonly (readonly T[])[]): Generator<T[]> {
  const [first, ...rest] = choices;
  if (!first) yield [];
  else for (const one of first) for (const others of product(rest)) yield [one, ...others];
}

/** Whether an assignment of a program's variables (by number) satisfies it, lazy rules included. */
function satisfies(program: Program, values: readonly boolean[]): boolean {
  const holds = (literal: number) =>
    literal === TRUE || (literal !== -TRUE && values[Math.abs(literal)] === literal > 0);
  let clause = false;
  for (const literal of program.clauses) {
    if (literal !== 0) clause ||= holds(literal);
    else if (!clause) return false;
    else clause = false;
  }
  for (const [rows, step] of [
    [program.counts, 1],
    [program.linears, 2],
  ] as const)
    for (let at = 0; at < rows.length; at += 4 + step * rows[at + 3]!) {
      const [guard, min, max, n] = rows.subarray(at, at + 4) as unknown as [number, number, number, number];
      if (guard !== 0 && !holds(guard)) continue;
      let total = 0;
      for (let term = at + 4; term < at + 4 + step * n; term += step)
        if (holds(rows[term + step - 1]!)) total += step === 1 ? 1 : rows[term]!;
      if (total < min || total > max) return false;
    }
  let cuts = 0;
  for (const lazy of program.lazies)
    lazy.cut(holds, (cut) => {
      expect(cut.some(holds)).toBe(false);
      cuts++;
    });
  return cuts === 0;
}

/** The key's values in every solution of a program, as strings. */
function solutions(model: Model, program: Program): Set<string> {
  const found = new Set<string>();
  if (program.contradiction) return found;
  const choices = Array.from({ length: program.shape.variables }, () => [false, true]);
  for (const values of product<boolean>([[false], ...choices])) {
    if (!satisfies(program, values)) continue;
    const holds = (literal: number) =>
      Math.abs(literal) === TRUE ? literal > 0 : values[Math.abs(literal)] === literal > 0;
    const { first, literals } = program.key;
    const assignment = model.variables.map((variable) => {
      const own = [...literals.subarray(first[variable.id], first[variable.id + 1])];
      if (variable.op === 'bool') return holds(own[0]!);
      expect(own.filter(holds)).toHaveLength(1);
      return variable.min + own.findIndex(holds);
    });
    found.add(JSON.stringify(assignment));
  }
  return found;
}

function meaning(model: Model): Set<string> {
  const domains = model.variables.map((variable): (boolean | number)[] =>
    variable.op === 'bool'
      ? [false, true]
      : Array.from({ length: variable.max - variable.min + 1 }, (_, at) => variable.min + at),
  );
  const found = new Set<string>();
  for (const assignment of product(domains))
    if (model.posted.every(({ constraint }) => evaluate(constraint, assignment)))
      found.add(JSON.stringify(assignment));
  return found;
}

/** Five variables to speak about, and any expression over them. */
const variables = (model: Model) => ({
  bools: [model.bool(), model.bool(), model.bool()] as const,
  ints: [model.int(0, 2), model.int(-1, 1), model.int(1, 2)] as const,
});
type Variables = ReturnType<typeof variables>;
type Build<T> = (v: Variables) => T;

const small = fc.integer({ min: -3, max: 4 });
const someBool: fc.Arbitrary<Build<Bool>> = fc.nat(2).map((at) => (v) => v.bools[at]!);
const someInt = fc.nat(2).map((at) => (v: Variables) => v.ints[at]!);

const { bool } = fc.letrec<{ bool: Build<Bool> }>((tie) => ({
  bool: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    someBool,
    fc.boolean().map((value) => () => value),
    fc.tuple(someInt, small).map(
      ([a, n]) =>
        (v: Variables) =>
          is(a(v), n),
    ),
    fc.tuple(someInt, someInt).map(
      ([a, b]) =>
        (v: Variables) =>
          is(a(v), b(v)),
    ),
    fc.tuple(someInt, someInt).map(
      ([a, b]) =>
        (v: Variables) =>
          less(a(v), b(v)),
    ),
    tie('bool').map((a) => (v: Variables) => not(a(v))),
    fc.array(tie('bool'), { maxLength: 3 }).map((all) => (v: Variables) => and(...all.map((one) => one(v)))),
    fc.array(tie('bool'), { maxLength: 3 }).map((any) => (v: Variables) => or(...any.map((one) => one(v)))),
    fc.tuple(tie('bool'), tie('bool')).map(
      ([a, b]) =>
        (v: Variables) =>
          iff(a(v), b(v)),
    ),
    fc.tuple(tie('bool'), tie('bool')).map(
      ([a, b]) =>
        (v: Variables) =>
          implies(a(v), b(v)),
    ),
    fc
      .tuple(fc.array(fc.tuple(fc.oneof(tie('bool'), someInt), small), { maxLength: 4 }), small, fc.nat(3))
      .map(
        ([terms, min, more]) =>
          (v: Variables) =>
            sum(
              terms.map(([term]) => term(v)),
              terms.map(([, coefficient]) => coefficient),
            ).between(min, min + more),
      ),
    fc.tuple(fc.array(tie('bool'), { maxLength: 4 }), small).map(
      ([all, n]) =>
        (v: Variables) =>
          sum(all.map((one) => one(v))).atLeast(n),
    ),
  ),
}));

const constraint: fc.Arbitrary<Build<Constraint>> = fc.oneof(
  { weight: 6, arbitrary: bool },
  { weight: 1, arbitrary: fc.constant((v: Variables) => allDifferent(v.ints)) },
  { weight: 1, arbitrary: fc.constant((v: Variables) => allDifferent(v.ints.slice(0, 2))) },
  { weight: 1, arbitrary: fc.constant(() => allDifferent([])) },
  { weight: 1, arbitrary: fc.constant((v: Variables) => differ(v.bools.slice(0, 2), v.bools.slice(1))) },
  { weight: 1, arbitrary: fc.constant((v: Variables) => differ(v.ints.slice(0, 2), v.ints.slice(1))) },
);

describe('lower', () => {
  it('has the solutions that evaluate tells', () => {
    fc.assert(
      fc.property(fc.array(constraint, { minLength: 1, maxLength: 3 }), (builders) => {
        const model = new Model();
        const v = variables(model);
        for (const build of builders) model.require('rule', [], build(v));
        const program = lower(model);
        fc.pre(program.shape.variables <= 15);
        expect(solutions(model, program)).toEqual(meaning(model));
      }),
      { numRuns: 150 },
    );
  });

  it('folds clues and what follows from them away', () => {
    const model = new Model();
    const row = Array.from({ length: 4 }, () => model.int(1, 4));
    model.require('row', [], allDifferent(row));
    for (const [at, digit] of [1, 2, 3].entries()) model.given([], is(row[at]!, digit));
    const { shape, key, contradiction } = lower(model);
    expect(shape).toEqual({ variables: 0, clauses: 0, counts: 0, linears: 0, lazy: false });
    expect(contradiction).toBe(false);
    expect([...key.literals.subarray(12)].map((literal) => literal === TRUE)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('finds a contradiction between clues', () => {
    const model = new Model();
    const one = model.bool();
    model.given([], one);
    model.given([], not(one));
    expect(lower(model).contradiction).toBe(true);
  });
});
