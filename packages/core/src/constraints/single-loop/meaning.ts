import type { Graph } from '../../expressions/graph.js';
import { type GraphRule, live, pieces } from '../graph-rule.js';
import type { Meaning } from '../meaning.js';

/** The live edges are one closed loop that meets each of its nodes once. */
export const singleLoop = (graph: Graph): GraphRule<'singleLoop'> => ({ op: 'singleLoop', graph });

export const meaning: Meaning<GraphRule<'singleLoop'>> = {
  holds({ graph }, value) {
    const { nodes, edges } = live(graph, value);
    const degree = (node: number) => edges.flat().filter((end) => end === node).length;
    return pieces({ nodes, edges }) === 1 && nodes.every((node) => degree(node) === 2);
  },
  scope: ({ graph }) => graph.switches,
  words: { part: 'the line' },
};
