import { visibleCount } from '@gridproof/core';
import fc from 'fast-check';
import { testConstraint } from './constraint-suite.js';

/** Heights with different ranges, some of one value, and some twice in the line. */
const heights = fc.array(fc.tuple(fc.integer({ min: -1, max: 2 }), fc.nat(3)), {
  minLength: 1,
  maxLength: 5,
});

testConstraint(
  'seen',
  fc
    .record({
      heights,
      line: fc.array(fc.nat(4), { maxLength: 6 }),
      min: fc.integer({ min: -1, max: 4 }),
      more: fc.oneof(fc.nat(2), fc.constant(Number.POSITIVE_INFINITY)),
    })
    .map(({ heights, line, min, more }) => (model) => {
      const all = heights.map(([least, above]) => model.int(least, least + above));
      return visibleCount(line.map((at) => all[at % all.length]!)).between(min, min + more);
    }),
);
