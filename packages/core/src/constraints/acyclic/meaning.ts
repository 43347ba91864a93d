import type { Graph } from '../../expressions/graph.js';
import { type GraphRule, live, pieces } from '../graph-rule.js';
import type { Meaning } from '../meaning.js';

/** No live edges close a loop. */
export const acyclic = (graph: Graph): GraphRule<'acyclic'> => ({ op: 'acyclic', graph });

export const meaning: Meaning<GraphRule<'acyclic'>> = {
  /** A forest, and nothing else, has a node more than edges in each piece. */
  holds({ graph }, value) {
    const { nodes, edges } = live(graph, value);
    return edges.length === nodes.length - pieces({ nodes, edges });
  },
  scope: ({ graph }) => graph.switches,
  words: { part: 'the loop' },
};
