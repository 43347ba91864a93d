import type { Literal } from '../../engine.js';
import type { Graph } from '../../expressions/graph.js';
import { LazyConnected } from '../connected/lazy.js';
import type { GraphConstraint } from '../graph-constraint.js';
import type { Lower, Writer } from '../writer.js';
import { LazySingleLoop } from './lazy.js';

/** Something is live, and each live node is passed once; a lazy constraint excludes several loops. */
export const lower: Lower<GraphConstraint<'singleLoop'>> = ({ graph }, writer) => {
  const switches = graph.switches.map((one) => writer.literalOf(one));
  writer.clause(switches);
  passEachNodeOnce(graph, switches, writer);
  writer.addLazy((graph.switched === 'edges' ? LazySingleLoop : LazyConnected).of(graph, switches));
};

/** Maximum number of edges of a node for clauses; above it a row is shorter than all triples. */
const MAX_DEGREE = 5;

/** Requires two live edges at each live node. All clauses of a node are one reason, because players see them at a glance. */
function passEachNodeOnce(graph: Graph, on: readonly Literal[], writer: Writer): void {
  const { nodes, edgesAt, switched } = graph;
  for (const [node, place] of nodes.entries()) {
    const at = edgesAt[node]!;
    if (switched === 'nodes') {
      const neighbours = at.map((edge) => on[graph.otherEnd(edge, node)]!);
      writer.count(neighbours, 2, 2, [on[node]!]);
      continue;
    }
    const here = at.map((edge) => on[edge]!);
    const continues = here.map((edge, nth) => [-edge, ...here.toSpliced(nth, 1)]);
    const few = here.length <= MAX_DEGREE;
    if (!few) writer.count(here, 0, 2);
    writer.requireAt(
      few ? [...threes(here).map((three) => three.map((one) => -one)), ...continues] : continues,
      [place],
    );
  }
}

const threes = (of: readonly Literal[]): (readonly Literal[])[] =>
  of.flatMap((a, at) =>
    of.slice(at + 1).flatMap((b, then) => of.slice(at + then + 2).map((c) => [a, b, c] as const)),
  );
