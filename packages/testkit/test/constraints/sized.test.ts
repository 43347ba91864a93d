import { and, componentSizes, Graph, Grid, not, read, solve } from '@gridproof/core';
import { describePuzzle, layers, values } from '@gridproof/describe';
import { cadical } from '@gridproof/engine-cadical';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testConstraint } from './constraint-suite.js';
import { someGraph } from './graphs.js';

const size = fc.oneof(
  fc.constant({}),
  fc.integer({ min: 1, max: 4 }).map((size) => ({ least: size, most: size })),
  fc.record({ least: fc.integer({ min: 0, max: 4 }), most: fc.integer({ min: 1, max: 6 }) }),
);

type Size = { readonly least?: number; readonly most?: number };

/** Returns the size that each node demands, by its column. */
const demands = ({ nodes }: Graph, sizes: readonly (Size | null)[]) =>
  Grid.from(nodes, ({ col }) => sizes[col] ?? undefined);

testConstraint(
  'sized, all components alike',
  fc.tuple(someGraph, size).map(
    ([graph, size]) =>
      (model) =>
        componentSizes(graph(model), size),
  ),
);

testConstraint(
  'sized, joined wherever they can be',
  fc.tuple(someGraph, size).map(
    ([graph, size]) =>
      (model) =>
        componentSizes(graph(model), size, { induced: true }),
  ),
);

testConstraint(
  'sized, as some nodes demand',
  fc
    .tuple(someGraph, fc.array(fc.option(size), { minLength: 6, maxLength: 6 }))
    .map(([graph, sizes]) => (model) => {
      const made = graph(model);
      return componentSizes(made, demands(made, sizes));
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
      return componentSizes(made, demands(made, own), {
        roots: made.nodes.filter(({ col }) => roots.includes(col)),
      });
    }),
);

/** Nurikabe without the rules of the sea. */
const islands = describePuzzle({
  id: 'islands',
  title: 'Islands',
  rules: {
    island: 'Each island has one number, which counts its cells.',
    pool: 'No two by two cells are all shaded.',
  },
  clues: { numbers: layers.at('cells', values.number(1, 100)) },
  answer: layers.at('cells', values.shaded, { label: 'known cells', key: 'shaded' }),
  encode(m, { board, numbers }, shaded) {
    const land = shaded.map(not);
    const roots = numbers.known().map(([cell]) => cell);
    for (const cell of roots) m.require('island', cell, land.at(cell));
    const graph = Graph.ofNodes(land, (cell) => board.neighbours(cell));
    m.require('island', board.cells, componentSizes(graph, numbers, { roots }));
    for (const square of board.rectangles(2, 2)) m.require('pool', square, not(and(...shaded.pick(square))));
  },
  verify: () => [],
  examples: [],
});

it('sized, with few roots: hardly anything is left to cuts', async () => {
  const board = `
    ..........
    ..........
    .A........
    ..B.......
    ..........
    ..........
    .B........
    ..........
    ......C...
    ..........`
    .trim()
    .replaceAll(/\n\s*/g, '\n');
  const text = board.replaceAll(/\S/g, '$& ').replaceAll('A', '8').replaceAll('B', '7').replaceAll('C', '18');
  const puzzle = read(islands, text);
  const { stats } = await solve(islands, puzzle, cadical, { searchSteps: 0 });
  expect(stats?.rounds).toBeLessThan(20);
});
