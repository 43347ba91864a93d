import { distinctSum } from '@gridproof/core';
import fc from 'fast-check';
import { testConstraint } from './constraint-suite.js';

/** The integers of the sum, possibly one twice, and the total. */
const instance = fc.tuple(fc.array(fc.nat(5), { maxLength: 5 }), fc.integer({ min: -2, max: 14 }));

testConstraint(
  'distinctSum',
  instance.map(([those, total]) => (model) => {
    const all = [
      [0, 3],
      [1, 4],
      [1, 4],
      [-1, 2],
      [2, 2],
      [1, 5],
    ].map(([min, max]) => model.int(min!, max!));
    return distinctSum(
      those.map((at) => all[at]!),
      total,
    );
  }),
);

testConstraint(
  'distinctSum, of more sets than are listed',
  fc.integer({ min: 50, max: 74 }).map((total) => (model) => {
    const eighths = [0, 8, 16, 24].map((least) => model.int(least, least + 7));
    return distinctSum(eighths, total);
  }),
);
