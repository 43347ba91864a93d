import { Board, type Bool, Grid, not, placement } from '@gridproof/core';
import fc from 'fast-check';
import { testConstraint } from './constraint-suite.js';

const SHAPES = [['#'], ['##'], ['###'], ['##', '#.'], ['##', '##'], ['###', '#..']];
/** One component if corners connect cells. */
const STAIRS = ['#.', '.#'];

const instances = fc.record({
  board: fc.constantFrom(new Board(3, 3), new Board(4, 2), new Board(2, 3), new Board(5, 1)),
  /** Cells missing from the board. */
  missing: fc.array(fc.nat(8), { maxLength: 2 }),
  lots: fc
    .shuffledSubarray([...SHAPES.keys()], { maxLength: 4 })
    .chain((shapes) =>
      fc.tuple(fc.constant(shapes), fc.array(fc.nat(2), { minLength: 4, maxLength: 4 }), fc.boolean()),
    ),
  corners: fc.boolean(),
  others: fc.array(fc.tuple(fc.nat(8), fc.constantFrom('shared', 'negated', 'on', 'off')), { maxLength: 2 }),
});

testConstraint(
  'place',
  instances.map(({ board, missing, lots: [shapes, numbers, together], corners, others }) => (model) => {
    const cells = board.cells.filter((_, at) => !missing.includes(at));
    const shared = model.bool();
    const on = Grid.from(cells, (_, at): Bool => {
      const how = others.find(([which]) => which === at)?.[1];
      if (how === undefined) return model.bool();
      if (how === 'on' || how === 'off') return how === 'on';
      return how === 'shared' ? shared : not(shared);
    });
    const drawn = shapes.map((shape) => (corners && shape === 0 ? STAIRS : SHAPES[shape]!));
    const lots = drawn.map((shape, at) => ({ shapes: [shape], number: numbers[at]! }));
    const all = { shapes: drawn, number: numbers[0]! };
    return placement(on, together && shapes.length ? [all] : lots, { corners });
  }),
);
