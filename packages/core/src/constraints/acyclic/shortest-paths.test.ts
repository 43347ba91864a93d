import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Board } from '../../board/board.js';
import { Grid } from '../../board/grid.js';
import { Graph } from '../../expressions/graph.js';
import { ShortestPaths } from './shortest-paths.js';

const board = new Board(5, 4);
const graph = Graph.ofLines(Grid.from(board.links, () => true));

/** Returns the distances of nodes from a node along open edges. */
function distances(from: number, open: ReadonlySet<number>): ReadonlyMap<number, number> {
  const away = new Map([[from, 0]]);
  for (const [node, steps] of away)
    for (const edge of graph.edgesAt[node]!) {
      const next = graph.otherEnd(edge, node);
      if (open.has(edge) && !away.has(next)) away.set(next, steps + 1);
    }
  return away;
}

it('paths are the shortest, one search after the other', () => {
  const node = fc.nat(graph.nodes.length - 1);
  const searches = fc.array(
    fc.record({ from: node, to: node, open: fc.subarray([...graph.edges.keys()], { minLength: 12 }) }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(searches, (all) => {
      const paths = new ShortestPaths(graph);
      for (const { from, to, open } of all) {
        const edges = new Set(open);
        const steps = distances(from, edges).get(to);
        if (steps === undefined) continue;
        const path = paths.between(from, to, (edge) => edges.has(edge));
        expect(path.length).toBe(steps);
        expect(path.every((edge) => edges.has(edge))).toBe(true);
        expect(path.reduce((at, edge) => graph.otherEnd(edge, at), to)).toBe(from);
      }
    }),
    { numRuns: 200 },
  );
});
