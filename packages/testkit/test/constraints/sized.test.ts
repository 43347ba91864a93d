import { type Graph, Grid, sized } from '@gridproof/core';
import fc from 'fast-check';
import { testConstraint } from './constraint-suite.js';
import { someGraph } from './graphs.js';

const size = fc.oneof(
  fc.constant({}),
  fc.integer({ min: 1, max: 4 }).map((size) => ({ least: size, most: size })),
  fc.record({ least: fc.integer({ min: 0, max: 4 }), most: fc.integer({ min: 1, max: 6 }) }),
);

type Size = { readonly least?: number; readonly most?: number };

/** What each node demands, by its column. */
const demands = ({ nodes }: Graph, sizes: readonly (Size | null)[]) =>
  Grid.over(nodes, ({ col }) => sizes[col] ?? undefined);

testConstraint(
  'sized, all components alike',
  fc.tuple(someGraph, size).map(
    ([graph, size]) =>
      (model) =>
        sized(graph(model), size),
  ),
);

testConstraint(
  'sized, joined wherever they can be',
  fc.tuple(someGraph, size).map(
    ([graph, size]) =>
      (model) =>
        sized(graph(model), size, { induced: true }),
  ),
);

testConstraint(
  'sized, as some nodes demand',
  fc
    .tuple(someGraph, fc.array(fc.option(size), { minLength: 6, maxLength: 6 }))
    .map(([graph, sizes]) => (model) => {
      const made = graph(model);
      return sized(made, demands(made, sizes));
    }),
);

testConstraint(
  'sized, grown from roots',
  fc
    .tuple(
      someGraph,
      fc.array(fc.option(size), { minLength: 6, maxLength: 6 }),
      fc.uniqueArray(fc.nat(5), { maxLength: 3 }),
    )
    .map(([graph, sizes, roots]) => (model) => {
      const made = graph(model);
      const own = sizes.map((size, at) => (roots.includes(at) ? size : null));
      return sized(made, demands(made, own), {
        roots: made.nodes.filter(({ col }) => roots.includes(col)),
      });
    }),
);
