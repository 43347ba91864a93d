import type { Literal } from '../../engine.js';
import type { Graph } from '../../expressions/graph.js';
import { LazyConnected } from '../connected/lazy.js';
import type { GraphConstraint } from '../graph-constraint.js';
import type { Lower, Writer } from '../writer.js';
import { LazySingleLoop } from './lazy.js';

/** Something is live, and each node is passed once; that it is one loop and not several is left to the lazy rule. */
export const lower: Lower<GraphConstraint<'singleLoop'>> = ({ graph }, writer) => {
  const on = graph.switches.map((one) => writer.literalOf(one));
  writer.clause(on);
  passEachNodeOnce(graph, on, writer);
  writer.lazily((graph.switched === 'edges' ? LazySingleLoop : LazyConnected).of(graph, on));
};

/** A node with more edges than this is one row: its threes would be too many. */
const FEW = 5;

/** Each live node has two live edges. All that is said of a node that edges lead through is one reason: it is seen in one look. */
function passEachNodeOnce(graph: Graph, on: readonly Literal[], writer: Writer): void {
  const { nodes, edgesAt, switched } = graph;
  for (const [node, place] of nodes.entries()) {
    const at = edgesAt[node]!;
    if (switched === 'nodes') {
      const beside = at.map((edge) => on[graph.beyond(edge, node)]!);
      writer.count(beside, 2, 2, [on[node]!]);
      continue;
    }
    const here = at.map((edge) => on[edge]!);
    const goesOn = here.map((edge, nth) => [-edge, ...here.toSpliced(nth, 1)]);
    const few = here.length <= FEW;
    if (!few) writer.count(here, 0, 2);
    writer.part(few ? [...threes(here).map((three) => three.map((one) => -one)), ...goesOn] : goesOn, [
      place,
    ]);
  }
}

const threes = (of: readonly Literal[]): (readonly Literal[])[] =>
  of.flatMap((a, at) =>
    of.slice(at + 1).flatMap((b, then) => of.slice(at + then + 2).map((c) => [a, b, c] as const)),
  );
