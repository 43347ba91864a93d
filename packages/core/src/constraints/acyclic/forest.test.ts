import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Board } from '../../board/board.js';
import { Grid } from '../../board/grid.js';
import { Graph } from '../../expressions/graph.js';
import { Forest } from './forest.js';
import { UnionFind } from './union-find.js';

/** Large enough that both few and many changes occur at once. */
const board = new Board(14, 12);

const byCells = Graph.ofNodes(
  Grid.from(board.cells, () => true),
  (one) => board.neighbours(one),
);
const byLinks = Graph.ofLines(Grid.from(board.links, () => true));

/** Switch changes, in groups. */
const turns = fc.array(
  fc.oneof(
    fc.array(fc.tuple(fc.nat(), fc.boolean()), { maxLength: 4 }),
    fc.array(fc.tuple(fc.nat(), fc.boolean()), { minLength: 60, maxLength: 200 }),
  ),
  { maxLength: 12 },
);

/** Returns whether some edges close a loop. */
function hasLoop(edges: readonly number[], { ends, nodes }: Graph): boolean {
  const joined = new UnionFind(nodes.length);
  return edges.some((edge) => !joined.join(ends[2 * edge]!, ends[2 * edge + 1]!));
}

it.each([
  ['cells', byCells],
  ['links', byLinks],
] as const)('what closes loops is known after every change, by %s', (_, graph) => {
  fc.assert(
    fc.property(turns, (all) => {
      const on = new Uint8Array(graph.switches.length);
      const forest = new Forest(graph);
      for (const some of all) {
        const parts = some.map(([part]) => part % on.length);
        for (const [at, [, isOn]] of some.entries()) on[parts[at]!] = isOn ? 1 : 0;
        for (const part of parts) forest.update(part, (one) => on[one] === 1);
        const live = [...graph.edges.keys()].filter((edge) =>
          graph.switchesOf([edge]).every((part) => on[part] === 1),
        );
        const closing = forest.closingEdges();
        expect(closing.length > 0).toBe(hasLoop(live, graph));
        expect(
          hasLoop(
            live.filter((edge) => !closing.includes(edge)),
            graph,
          ),
        ).toBe(false);
        for (const edge of closing) {
          const loop = [edge, ...forest.pathAround(edge)];
          expect(loop.every((one) => live.includes(one))).toBe(true);
          const times = new Map<number, number>();
          for (const end of loop.flatMap((one) => graph.edges[one]!))
            times.set(end, (times.get(end) ?? 0) + 1);
          expect([...times.values()].every((n) => n === 2)).toBe(true);
        }
      }
    }),
    { numRuns: 60 },
  );
});
