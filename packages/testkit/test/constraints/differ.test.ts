import { differ } from '@gridproof/core';
import fc from 'fast-check';
import { testConstraint } from './constraint-suite.js';

/** Positions of variables in two lines: some stand in both, or twice in one. */
const lines = (most: number) => fc.array(fc.tuple(fc.nat(most), fc.nat(most)), { maxLength: 4 });

testConstraint(
  'differ, of booleans',
  lines(5).map((pairs) => (model) => {
    const all = Array.from({ length: 6 }, () => model.bool());
    return differ(
      pairs.map(([at]) => all[at]!),
      pairs.map(([, at]) => all[at]!),
    );
  }),
);

testConstraint(
  'differ, of integers',
  lines(4).map((pairs) => (model) => {
    const all = [model.int(1, 3), model.int(1, 3), model.int(0, 2), model.int(2, 4), model.int(3, 3)];
    return differ(
      pairs.map(([at]) => all[at]!),
      pairs.map(([, at]) => all[at]!),
    );
  }),
);
