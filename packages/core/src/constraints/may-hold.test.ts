import fc from 'fast-check';
import { expect, it } from 'vitest';
import { and, domain, iff, implies, is, less, not, or, sum } from '../expressions/expression.js';
import { Model } from '../model.js';
import { allDifferent } from './all-different/definition.js';
import type { Constraint } from './constraint.js';
import { differ } from './differ/definition.js';
import { distinctSum } from './distinct-sum/definition.js';
import { evaluate } from './evaluate.js';
import { mayHold } from './may-hold.js';
import { runs } from './runs/definition.js';
import { sight } from './sight/definition.js';
import { table } from './table/definition.js';
import { visibleCount } from './visible-count/definition.js';

const m = new Model();
const [a, b, c] = [m.int(1, 3), m.int(1, 3), m.int(1, 3)];
const [p, q] = [m.bool(), m.bool()];

const constraints: readonly Constraint[] = [
  true,
  false,
  allDifferent([a, b, c]),
  differ([a, b], [b, c]),
  distinctSum([a, b, c], 6),
  distinctSum([a, c], 4),
  distinctSum([a, b], 7),
  table(
    [a, p],
    [
      [1, true],
      [2, false],
    ],
  ),
  visibleCount([a, b, c]).is(2),
  visibleCount([c, b, a, c]).between(3, 4),
  sight([[p, not(q)], [is(a, 2)]]).is(2),
  runs([p, is(a, 1), not(q), q], [2]),
  runs([p, q, is(b, 3), true], [1, 1]),
  and(p, not(q), is(a, 2)),
  or(p, less(a, b)),
  iff(p, is(b, 1)),
  implies(q, m.define(is(c, 3))),
  sum([a, b, c]).is(8),
  sum([a, b, p], [2, -1, 3]).between(4, 6),
];

/** All completions of a partial assignment. */
const completions = (known: readonly (boolean | number | undefined)[]): (boolean | number)[][] =>
  m.variables.reduce<(boolean | number)[][]>(
    (begun, variable, at) => {
      const value = known[at];
      return begun.flatMap((one) =>
        (value === undefined ? domain(variable) : [value]).map((next) => [...one, next]),
      );
    },
    [[]],
  );

it('never rejects what can be completed, and is exact for full assignments', () => {
  const value = (at: number) => fc.option(fc.constantFrom(...domain(m.variables[at]!)), { nil: undefined });
  const partly = fc.tuple(...m.variables.map((_, at) => value(at)));
  fc.assert(
    fc.property(fc.constantFrom(...constraints), partly, (constraint, known) => {
      const all = completions(known);
      const may = mayHold(constraint, (variable) => known[variable]);
      if (!may) expect(all.some((one) => evaluate(constraint, one))).toBe(false);
      if (all.length === 1) expect(may).toBe(evaluate(constraint, all[0]!));
    }),
    { numRuns: 2000 },
  );
});

it('rejects what one constraint excludes', () => {
  const known = (values: Readonly<Record<number, boolean | number>>) => (variable: number) =>
    values[variable];
  expect(mayHold(allDifferent([a, b, c]), known({ 0: 2, 2: 2 }))).toBe(false);
  expect(mayHold(sum([a, b, c]).is(8), known({ 0: 1 }))).toBe(false);
  expect(mayHold(table([a, p], [[1, true]]), known({ 3: false }))).toBe(false);
});
