import type { Literal } from '../../engine.js';
import type { Graph } from '../../model/graph.js';
import { LazilyConnected } from '../connected/lazy.js';
import type { GraphRule } from '../graph-rule.js';
import type { Lower, Writer } from '../writer.js';

/** Something is live, and each node is passed once; that it is one loop and not several is what is left. */
export const lower: Lower<GraphRule<'singleLoop'>> = ({ graph }, writer) => {
  const on = graph.switches.map((one) => writer.literalOf(one));
  writer.clause(on);
  passEachNodeOnce(graph, on, writer);
  writer.lazily(LazilyConnected.of(graph, on));
};

/** Each live node has two live edges. */
function passEachNodeOnce(graph: Graph, on: readonly Literal[], writer: Writer): void {
  const { nodes, edgesAt, switched } = graph;
  for (const node of nodes.keys()) {
    const at = edgesAt[node]!;
    if (switched === 'nodes') {
      const beside = at.map((edge) => on[graph.beyond(edge, node)]!);
      writer.count(beside, 2, 2, [on[node]!]);
      continue;
    }
    const here = at.map((edge) => on[edge]!);
    writer.count(here, 0, 2);
    for (const edge of at) {
      const others = at.filter((other) => other !== edge).map((other) => on[other]!);
      writer.clause([-on[edge]!, ...others]);
    }
  }
}
