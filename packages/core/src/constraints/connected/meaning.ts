import type { Graph } from '../../expressions/graph.js';
import { type GraphRule, live, pieces } from '../graph-rule.js';
import type { Meaning } from '../meaning.js';

/** The live part of the graph is connected; an empty one counts as connected. */
export const connected = (graph: Graph): GraphRule<'connected'> => ({ op: 'connected', graph });

export const meaning: Meaning<GraphRule<'connected'>> = {
  holds: ({ graph }, value) => pieces(live(graph, value)) <= 1,
  scope: ({ graph }) => graph.switches,
};
