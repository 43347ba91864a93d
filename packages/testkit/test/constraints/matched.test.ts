import { and, type Bool, type Cell, cell, Grid, type Model, matching, not, or } from '@gridproof/core';
import fc from 'fast-check';
import { testConstraint } from './constraint-suite.js';

/** The possible pairs of four items with up to eight others. */
const pairs = fc.uniqueArray(fc.tuple(fc.nat(3), fc.nat(7)), {
  maxLength: 14,
  selector: ([one, other]) => 8 * one + other,
});

const line = (on: readonly Bool[], row: number): Grid<Bool, Cell> =>
  new Grid(
    on.map((_, col) => cell(row, col)),
    on,
  );

const constraint =
  (pairs: readonly (readonly [number, number])[], sides: (model: Model) => readonly [Bool[], Bool[]]) =>
  (model: Model) => {
    const [these, those] = sides(model);
    return matching(line(these, 0), line(those, 1), ({ col }) =>
      pairs.filter(([one]) => one === col).map(([, other]) => cell(1, other)),
    );
  };

const bools = (model: Model, n: number): Bool[] => Array.from({ length: n }, () => model.bool());

testConstraint(
  'matched, where one side is there in any case',
  fc
    .tuple(fc.nat(4), pairs)
    .map(([n, pairs]) => constraint(pairs, (model) => [Array(n).fill(true), bools(model, 8)])),
);

testConstraint(
  'matched, where both sides are open',
  pairs.map((pairs) => constraint(pairs, (model) => [bools(model, 4), bools(model, 6)])),
);

testConstraint(
  'matched, of odd things',
  fc
    .tuple(fc.array(fc.nat(7), { maxLength: 4 }), fc.array(fc.nat(7), { maxLength: 6 }), pairs)
    .map(([these, those, pairs]) =>
      constraint(pairs, (model) => {
        const [a, b, c, d] = [model.bool(), model.bool(), model.bool(), model.bool()];
        const things: readonly Bool[] = [a, b, c, not(a), or(b, c), true, false, and(c, not(d))];
        return [these.map((one) => things[one]!), those.map((one) => things[one]!)];
      }),
    ),
);
