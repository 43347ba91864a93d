import { distinctSum } from '@gridproof/core';
import fc from 'fast-check';
import { testConstraint } from './constraint-suite.js';

/** Which of some integers stand in it, one perhaps twice, and what they add up to. */
const instance = fc.tuple(fc.array(fc.nat(5), { maxLength: 5 }), fc.integer({ min: -2, max: 14 }));

testConstraint(
  'distinctSum',
  instance.map(([those, total]) => (model) => {
    const all = [[0, 3], [1, 4], [1, 4], [-1, 2], [2, 2], [1, 5]].map(([min, max]) => model.int(min!, max!));
    return distinctSum(
      those.map((at) => all[at]!),
      total,
    );
  }),
);

testConstraint(
  'distinctSum, of as many sets as there may be and more',
  fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 300 })).map(([n, total]) => (model) => {
    const wide = Array.from({ length: n }, (_, at) => model.int(at === 0 ? 0 : 85 * at, at === 0 ? 16 : 85 * at + 16));
    return distinctSum(wide, total);
  }),
);
