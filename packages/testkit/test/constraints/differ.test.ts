import { cell, differ, lower, Model, pairs, withLimits } from '@gridproof/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testConstraint } from './constraint-suite.js';

/** Positions of variables in two lines; a variable may be in both, or twice in one. */
const lines = (most: number) => fc.array(fc.tuple(fc.nat(most), fc.nat(most)), { maxLength: 4 });

testConstraint(
  'differ, of booleans',
  lines(5).map((places) => (model) => {
    const all = Array.from({ length: 6 }, () => model.bool());
    return differ(
      places.map(([at]) => all[at]!),
      places.map(([, at]) => all[at]!),
    );
  }),
);

testConstraint(
  'differ, of integers',
  lines(4).map((places) => (model) => {
    const all = [model.int(1, 3), model.int(1, 3), model.int(0, 2), model.int(2, 4), model.int(3, 3)];
    return differ(
      places.map(([at]) => all[at]!),
      places.map(([, at]) => all[at]!),
    );
  }),
);

it('differ, of many long lines: lowering looks at the limits of its task', () => {
  const model = new Model();
  const lines = Array.from({ length: 40 }, () => Array.from({ length: 40 }, () => model.bool()));
  const both = pairs(lines);
  for (const [one, other] of both) model.require('differ', cell(0, 0), differ(one, other));
  let looks = 0;
  withLimits(
    () => {
      looks++;
    },
    () => lower(model),
  );
  // Each line is printed, and then renamed.
  expect(looks).toBeGreaterThan((2 * 2 * 40 * both.length) / 256);
});
