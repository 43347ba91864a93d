import { allDifferent } from '@gridproof/core';
import fc from 'fast-check';
import { testConstraint } from './constraint-suite.js';

const ranges = fc.array(fc.tuple(fc.integer({ min: -1, max: 2 }), fc.nat(3)), { maxLength: 5 });

testConstraint(
  'allDifferent',
  ranges.map((all) => (model) => allDifferent(all.map(([min, more]) => model.int(min, min + more)))),
);
