import { type Bool, cell, Graph, Grid, type Model, not } from '@gridproof/core';
import fc from 'fast-check';

/** The maximum number of edges, to limit the assignments. */
const MOST_EDGES = 9;

const RING = [0, 1, 2, 3, 4, 5].map((at) => [at, at + 1] as const);
const TRIANGLES = [
  [0, 1],
  [1, 2],
  [2, 0],
  [3, 4],
  [4, 5],
  [5, 3],
] as const;

/** Generates a graph in a model, switched by variables of its own or by known or shared ones. */
const graphSwitched = (by: 'nodes' | 'edges'): fc.Arbitrary<(model: Model) => Graph> =>
  fc
    .record({
      size: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constant(6)),
      /** Edges that are on from the start: long loops, and two disjoint loops, are rare otherwise. */
      rings: fc.constantFrom<readonly (readonly [number, number])[]>([], RING, TRIANGLES),
      joined: fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 9 }),
      switched: fc.constant(by),
      others: fc.array(fc.tuple(fc.nat(8), fc.constantFrom('shared', 'negated', 'on', 'off')), {
        maxLength: 3,
      }),
    })
    .map(({ size, rings, joined, switched, others }) => (model) => {
      const nodes = Array.from({ length: size }, (_, at) => cell(0, at));
      const pairs = [...rings, ...joined]
        .map(([from, to]) => [from % size, to % size] as const)
        .filter(([from, to]) => from !== to)
        .slice(0, MOST_EDGES);
      const first = model.bool();
      const switches = Array.from({ length: switched === 'edges' ? pairs.length : size }, (_, at): Bool => {
        const other = others.find(([which]) => which === at)?.[1];
        if (other === undefined) return model.bool();
        if (other === 'on' || other === 'off') return other === 'on';
        return other === 'shared' ? first : not(first);
      });
      if (switched === 'edges')
        return Graph.ofEdges(
          pairs.map(([from, to], at) => ({
            from: nodes[from]!,
            to: nodes[to]!,
            at: cell(1, at),
            on: switches[at]!,
          })),
        );
      return Graph.ofNodes(new Grid(nodes, switches), ({ col }) =>
        pairs.flatMap(([from, to]) => (from === col ? [nodes[to]!] : to === col ? [nodes[from]!] : [])),
      );
    });

export const someEdges = graphSwitched('edges');
export const someGraph = fc.oneof(graphSwitched('nodes'), someEdges);
