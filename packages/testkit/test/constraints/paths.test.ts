import { cell, paths } from '@gridproof/core';
import fc from 'fast-check';
import { testConstraint } from './constraint-suite.js';
import { someEdges } from './graphs.js';

testConstraint(
  'paths',
  fc
    .tuple(someEdges, fc.uniqueArray(fc.nat(5), { maxLength: 4 }), fc.boolean())
    .map(([graph, columns, beyond]) => (model) => {
      const made = graph(model);
      const ends = columns.flatMap((one) => made.nodes.filter(({ col }) => col === one));
      // An end without an edge.
      if (beyond && ends.length % 2) ends.push(cell(2, 0));
      const pairs = ends.flatMap((to, at) => (at % 2 ? [[ends[at - 1]!, to] as const] : []));
      return paths(made, pairs);
    }),
);
