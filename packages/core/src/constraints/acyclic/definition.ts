import type { Graph } from '../../expressions/graph.js';
import type { ConstraintDefinition, ReadKnown } from '../definition.js';
import { activeSubgraph, componentCount, type GraphConstraint } from '../graph-constraint.js';
import { KnownGraph } from '../known-graph.js';

/** Requires that no live edges close a loop. */
export const acyclic = (graph: Graph): GraphConstraint<'acyclic'> => ({ op: 'acyclic', graph });

/** Returns the loops that are already closed. */
function breaches({ graph }: GraphConstraint<'acyclic'>, known: ReadKnown) {
  const state = new KnownGraph(graph, known);
  return state.loops().map((loop) => state.edgeBreach(loop));
}

export const definition: ConstraintDefinition<GraphConstraint<'acyclic'>> = {
  /** Exactly forests have one node more than edges in each component. */
  holds({ graph }, value) {
    const { nodes, edges } = activeSubgraph(graph, value);
    return edges.length === nodes.length - componentCount({ nodes, edges });
  },
  scope: ({ graph }) => graph.switches,
  mayHold: (rule, known) => breaches(rule, known).length === 0,
  breaches,
  words: { part: 'the loop' },
};
