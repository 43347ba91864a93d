import type { Graph } from '../expressions/graph.js';
import type { ReadValue } from './definition.js';

/** A constraint on the live part of a graph, lowered lazily. */
export interface GraphConstraint<Op extends string = 'connected' | 'acyclic' | 'singleLoop'> {
  readonly op: Op;
  readonly graph: Graph;
}

/** The live part of a graph. */
interface Live {
  readonly nodes: readonly number[];
  readonly edges: readonly (readonly [number, number])[];
}

/** Returns the live part of a graph. */
export function activeSubgraph({ nodes, edges, switched, switches }: Graph, value: ReadValue): Live {
  const on = switches.map(value);
  if (switched === 'nodes')
    return {
      nodes: [...nodes.keys()].filter((node) => on[node]),
      edges: edges.filter(([from, to]) => on[from] && on[to]),
    };
  const alive = edges.filter((_, edge) => on[edge]);
  return { nodes: [...new Set(alive.flat())], edges: alive };
}

/** Counts the connected components of these nodes. */
export function componentCount({ nodes, edges }: Live): number {
  const root = new Map(nodes.map((node) => [node, node]));
  const find = (node: number): number => (root.get(node) === node ? node : find(root.get(node)!));
  for (const [from, to] of edges) root.set(find(from), find(to));
  return nodes.filter((node) => root.get(node) === node).length;
}
