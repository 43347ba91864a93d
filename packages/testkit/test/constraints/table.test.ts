import { not, or, table } from '@gridproof/core';
import fc from 'fast-check';
import { testConstraint } from './constraint-suite.js';

const row = fc.tuple(
  fc.boolean(),
  fc.integer({ min: -1, max: 3 }),
  fc.boolean(),
  fc.integer({ min: 0, max: 2 }),
);

testConstraint(
  'table',
  fc.array(row, { maxLength: 6 }).map((rows) => (model) => {
    const [a, b] = [model.bool(), model.bool()];
    return table([a, model.int(0, 2), or(not(a), b), model.int(0, 3)], rows);
  }),
);
