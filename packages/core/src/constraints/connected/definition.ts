import type { Graph } from '../../expressions/graph.js';
import type { ConstraintDefinition, ReadKnown } from '../definition.js';
import { activeSubgraph, componentCount, type GraphConstraint } from '../graph-constraint.js';
import { KnownGraph } from '../known-graph.js';

/** Requires that the live part of the graph is connected; an empty one counts as connected. */
export const connected = (graph: Graph): GraphConstraint<'connected'> => ({ op: 'connected', graph });

/** Returns all pieces that can no longer be connected with the largest one. */
function breaches({ graph }: GraphConstraint<'connected'>, known: ReadKnown) {
  const state = new KnownGraph(graph, known);
  const pieces = state
    .widestPieces()
    .all.map((nodes) => ({ nodes, live: nodes.filter((node) => state.isLive(node)).length }))
    .filter(({ live }) => live > 0)
    .sort((a, b) => b.live - a.live);
  return pieces.slice(1).map(({ nodes }) => state.sealedNodes(nodes));
}

export const definition: ConstraintDefinition<GraphConstraint<'connected'>> = {
  holds: ({ graph }, value) => componentCount(activeSubgraph(graph, value)) <= 1,
  scope: ({ graph }) => graph.switches,
  mayHold: (rule, known) => breaches(rule, known).length === 0,
  breaches,
};
