import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Grid } from '../board/grid.js';
import { type Cell, cell } from '../board/place.js';
import { type BoolVar, is } from '../expressions/expression.js';
import type { Assignment } from '../expressions/values.js';
import { TRUE } from '../literal.js';
import { lower } from '../lower/lower.js';
import { Model } from '../model.js';
import { evaluate } from './evaluate.js';
import { matching } from './matching/definition.js';

const THESE = 4;
const THOSE = 6;
const ALL = THESE + THOSE;

/** All assignments of `ALL` booleans. */
const assignments: readonly Assignment[] = Array.from({ length: 2 ** ALL }, (_, bits) =>
  Array.from({ length: ALL }, (_, at) => ((bits >> at) & 1) === 1),
);

const line = (on: readonly BoolVar[], row: number): Grid<BoolVar, Cell> =>
  new Grid(
    on.map((_, col) => cell(row, col)),
    on,
  );

it('finds all consequences of a matching by simplification alone', () => {
  const pairs = fc.uniqueArray(fc.tuple(fc.nat(THESE - 1), fc.nat(THOSE - 1)), {
    minLength: 4,
    maxLength: 14,
    selector: ([one, other]) => THOSE * one + other,
  });
  const facts = fc.array(fc.constantFrom(true, false, undefined, undefined), {
    minLength: ALL,
    maxLength: ALL,
  });
  let open = 0;
  fc.assert(
    fc.property(pairs, facts, (pairs, known) => {
      const model = new Model();
      const all = Array.from({ length: ALL }, () => model.bool());
      const rule = matching(line(all.slice(0, THESE), 0), line(all.slice(THESE), 1), ({ col }) =>
        pairs.filter(([one]) => one === col).map(([, other]) => cell(1, other)),
      );
      model.require('paired', [], rule);
      for (const [at, value] of known.entries())
        if (value !== undefined) model.given(cell(2, at), is(all[at]!, value));
      const answers = assignments.filter(
        (one) => known.every((value, at) => value === undefined || value === one[at]) && evaluate(rule, one),
      );
      const { contradiction, literalMap } = lower(model);
      expect(contradiction).toBe(answers.length === 0);
      if (contradiction) return;
      for (const at of all.keys()) {
        const literal = literalMap.literals[at]!;
        const possible = Math.abs(literal) === TRUE ? [literal > 0] : [true, false];
        expect(new Set(possible)).toEqual(new Set(answers.map((one) => one[at])));
        if (possible.length > 1) open++;
      }
    }),
    { numRuns: 300 },
  );
  expect(open).toBeGreaterThan(0);
});
