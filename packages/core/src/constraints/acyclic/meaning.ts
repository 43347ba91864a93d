import type { Graph } from '../../expressions/graph.js';
import { type GraphRule, live, pieces } from '../graph-rule.js';
import { KnownGraph } from '../known-graph.js';
import type { Meaning, ReadKnown } from '../meaning.js';

/** No live edges close a loop. */
export const acyclic = (graph: Graph): GraphRule<'acyclic'> => ({ op: 'acyclic', graph });

/** The loops that are closed already. */
function breaches({ graph }: GraphRule<'acyclic'>, known: ReadKnown) {
  const state = new KnownGraph(graph, known);
  return state.loops().map((loop) => state.lines(loop));
}

export const meaning: Meaning<GraphRule<'acyclic'>> = {
  /** A forest, and nothing else, has a node more than edges in each piece. */
  holds({ graph }, value) {
    const { nodes, edges } = live(graph, value);
    return edges.length === nodes.length - pieces({ nodes, edges });
  },
  scope: ({ graph }) => graph.switches,
  mayHold: (rule, known) => breaches(rule, known).length === 0,
  breaches,
  words: { part: 'the loop' },
};
