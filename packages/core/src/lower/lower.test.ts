import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meaning, solutions } from '../../test/brute-force.js';
import { allDifferent } from '../constraints/all-different/definition.js';
import type { Constraint } from '../constraints/constraint.js';
import { differ } from '../constraints/differ/definition.js';
import { table } from '../constraints/table/definition.js';
import { element } from '../expressions/element.js';
import { and, type Bool, iff, implies, is, less, not, or, sum } from '../expressions/expression.js';
import { TRUE } from '../literal.js';
import { Model } from '../model.js';
import { lower } from './lower.js';

/** Three booleans and three integers for random expressions. */
const variables = (model: Model) => ({
  bools: [model.bool(), model.bool(), model.bool()] as const,
  ints: [model.int(0, 2), model.int(-1, 1), model.int(1, 2)] as const,
});
type Variables = ReturnType<typeof variables> & { model: Model };
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
    tie('bool').map((a) => (v: Variables) => v.model.define(a(v))),
    fc.tuple(someInt, someInt, small).map(
      ([a, b, n]) =>
        (v: Variables) =>
          element(v.ints, v.ints[0]).is(n % 2 ? n : a(v).id < 5 ? b(v) : n),
    ),
    small.map(
      (n) => (v: Variables) =>
        element(
          [
            [v.ints[0], v.ints[1]],
            [v.ints[1], v.ints[2]],
            [v.ints[2], v.ints[0]],
          ],
          v.ints[1],
          v.ints[2],
        ).is(n),
    ),
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
  {
    weight: 1,
    arbitrary: fc
      .tuple(bool, fc.array(fc.tuple(fc.boolean(), fc.boolean(), small, small), { maxLength: 4 }))
      .map(
        ([a, rows]) =>
          (v: Variables) =>
            table([v.bools[0], a(v), v.ints[0], v.ints[1]], rows),
      ),
  },
);

describe('lower', () => {
  it('has the solutions that evaluate allows', () => {
    fc.assert(
      fc.property(fc.array(constraint, { minLength: 1, maxLength: 3 }), (builders) => {
        const model = new Model();
        const v = { ...variables(model), model };
        for (const build of builders) model.require('rule', [], build(v));
        const program = lower(model);
        fc.pre(program.shape.variables <= 15);
        expect(solutions(model, program)).toEqual(meaning(model));
      }),
      { numRuns: 150 },
    );
  });

  it('simplifies away clues and their consequences', () => {
    const model = new Model();
    const row = Array.from({ length: 4 }, () => model.int(1, 4));
    model.require('row', [], allDifferent(row));
    for (const [at, digit] of [1, 2, 3].entries()) model.given([], is(row[at]!, digit));
    const { shape, literalMap, contradiction } = lower(model);
    expect(shape).toEqual({ variables: 0, clauses: 0, counts: 0, linears: 0, lazy: false });
    expect(contradiction).toBe(false);
    expect([...literalMap.literals.subarray(12)].map((literal) => literal === TRUE)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('uses one literal for "not this value"', () => {
    const model = new Model();
    const [a, b] = [model.int(1, 5), model.int(1, 5)];
    for (const value of [1, 2, 3]) model.require('rule', [], implies(is(a, value), is(b, value)));
    for (const value of [1, 2, 3]) model.given([], not(is(b, value)));
    const { literalMap } = lower(model);
    expect([...literalMap.literals].map((literal) => literal === -TRUE)).toEqual([
      ...[true, true, true, false, false],
      ...[true, true, true, false, false],
    ]);
  });

  it('finds a contradiction between clues', () => {
    const model = new Model();
    const one = model.bool();
    model.given([], one);
    model.given([], not(one));
    expect(lower(model).contradiction).toBe(true);
  });

  it('throws for an unknown constraint', () => {
    const model = new Model();
    model.require('rule', [], { op: 'unheardOf' } as never);
    expect(() => lower(model)).toThrow("no constraint is called 'unheardOf'");
  });
});
