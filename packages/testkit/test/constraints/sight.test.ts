import { type Bool, not, sight } from '@gridproof/core';
import fc from 'fast-check';
import { testConstraint } from './constraint-suite.js';

/** Rays of variables; some variables are in several rays or negated, and some are known from the start. */
const rays = fc.array(
  fc.array(fc.tuple(fc.nat(6), fc.constantFrom('as it is', 'negated', 'on', 'on', 'off')), { maxLength: 5 }),
  { maxLength: 4 },
);

testConstraint(
  'sight',
  fc
    .tuple(rays, fc.integer({ min: -1, max: 5 }), fc.oneof(fc.nat(3), fc.constant(Number.POSITIVE_INFINITY)))
    .map(([drawn, min, more]) => (model) => {
      const all = Array.from({ length: 7 }, () => model.bool());
      const views = drawn.map((ray) =>
        ray.map(([at, how]): Bool => {
          if (how === 'on' || how === 'off') return how === 'on';
          return how === 'negated' ? not(all[at]!) : all[at]!;
        }),
      );
      return sight(views).between(min, min + more);
    }),
);
