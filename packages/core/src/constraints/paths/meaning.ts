import { indexOf } from '../../board/grid.js';
import { type Place, placeKey } from '../../board/place.js';
import type { Graph } from '../../expressions/graph.js';
import { live, pieces } from '../graph-rule.js';
import type { Meaning } from '../meaning.js';

/** The live edges are paths, each between two ends of its own. Lowered lazily. */
export interface Paths {
  readonly op: 'paths';
  readonly graph: Graph;
  /** By path: the positions of its two ends among the nodes, undefined for one that the graph does not reach. */
  readonly ends: readonly (readonly [number | undefined, number | undefined])[];
}

/**
 * The live edges of a graph are paths that share no node, one between the two places of each pair. Nothing else is live: no
 * loop beside them, and no path on beyond its ends.
 */
export function paths(graph: Graph, pairs: readonly (readonly [Place, Place])[]): Paths {
  if (graph.switched !== 'edges') throw new TypeError('the edges of this graph have no switches');
  const ends = new Set(pairs.flat().map(placeKey));
  if (ends.size < 2 * pairs.length) throw new RangeError('two paths have the same end');
  const positions = indexOf(graph.nodes);
  const position = (place: Place) => positions.get(placeKey(place));
  return { op: 'paths', graph, ends: pairs.map(([from, to]) => [position(from), position(to)]) };
}

export const meaning: Meaning<Paths> = {
  /** In a forest whose nodes have one edge at an end and two elsewhere, an end is joined with one other: it must be its own. */
  holds({ graph, ends }, value) {
    const { nodes, edges } = live(graph, value);
    const all = ends.flat();
    const degree = (node: number) => edges.flat().filter((one) => one === node).length;
    const joined = (from: number, to: number) => {
      const reached = new Set([from]);
      for (const node of reached)
        for (const [a, b] of edges) if (a === node || b === node) reached.add(a + b - node);
      return reached.has(to);
    };
    return (
      edges.length === nodes.length - pieces({ nodes, edges }) &&
      nodes.every((node) => degree(node) === (all.includes(node) ? 1 : 2)) &&
      ends.every(([from, to]) => from !== undefined && to !== undefined && joined(from, to))
    );
  },
  scope: ({ graph }) => graph.switches,
  words: { part: 'the line' },
};
