import type { Graph } from '../../expressions/graph.js';
import type { Breach, ConstraintDefinition, ReadKnown } from '../definition.js';
import { activeSubgraph, componentCount, type GraphConstraint } from '../graph-constraint.js';
import { KnownGraph } from '../known-graph.js';

/** Requires that the live edges are one closed loop that meets each of its nodes once. */
export const singleLoop = (graph: Graph): GraphConstraint<'singleLoop'> => ({ op: 'singleLoop', graph });

/** Returns branches, dead ends, a loop with other live edges outside, and lines that can no longer meet. */
function breaches({ graph }: GraphConstraint<'singleLoop'>, known: ReadKnown): readonly Breach[] {
  const state = new KnownGraph(graph, known);
  const found: Breach[] = [];
  for (let node = 0; node < graph.nodes.length; node++) {
    if (!state.isLive(node)) continue;
    const live = state.liveAt(node);
    if (live.length > 2) found.push(state.edgeBreach(live, [node]));
    else if (state.usableAt(node).length < 2) {
      const { scope } = state.sealedNodes([node]);
      found.push({ scope, places: state.placesOf([node]) });
    }
  }
  if (found.length > 0) return found;
  const lines = state.livePieces().all;
  if (lines.length === 0) return state.edges.every((edge) => edge < 0) ? [{ scope: graph.switches }] : [];
  if (lines.length === 1) return [];
  const loops = lines.filter((nodes) => nodes.every((node) => state.liveAt(node).length === 2));
  if (loops.length > 0) return loops.map((nodes) => state.componentBreach(nodes));
  const pieces = state.widestPieces().all.filter((nodes) => nodes.some((node) => state.isLive(node)));
  return pieces
    .sort((a, b) => b.length - a.length)
    .slice(1)
    .map((nodes) => state.sealedNodes(nodes));
}

export const definition: ConstraintDefinition<GraphConstraint<'singleLoop'>> = {
  holds({ graph }, value) {
    const active = activeSubgraph(graph, value);
    const degrees = new Uint32Array(graph.nodes.length);
    for (const end of active.edges.flat()) degrees[end]!++;
    return active.nodes.every((node) => degrees[node] === 2) && componentCount(active) === 1;
  },
  scope: ({ graph }) => graph.switches,
  mayHold: (rule, known) => breaches(rule, known).length === 0,
  breaches,
  words: { part: 'the line' },
};
