import { and, not, or, runs } from '@gridproof/core';
import fc from 'fast-check';
import { testConstraint } from './constraint-suite.js';

const lengths = fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 });

testConstraint(
  'runs',
  fc.tuple(fc.nat(7), lengths).map(([cells, lengths]) => (model) => {
    return runs(
      Array.from({ length: cells }, () => model.bool()),
      lengths,
    );
  }),
);

testConstraint(
  'runs in an odd line',
  fc.tuple(fc.array(fc.nat(8), { maxLength: 8 }), lengths).map(([line, lengths]) => (model) => {
    const [a, b, c, d] = [model.bool(), model.bool(), model.bool(), model.bool()];
    const cells = [a, b, c, d, not(a), or(b, c), true, false, and(c, not(d))];
    return runs(
      line.map((one) => cells[one]!),
      lengths,
    );
  }),
);
