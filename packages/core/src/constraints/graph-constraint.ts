import type { Graph } from '../expressions/graph.js';
import type { ReadValue } from './definition.js';

/** The live part of a graph has a shape. Lowered lazily. */
export interface GraphConstraint<Op extends string = 'connected' | 'acyclic' | 'singleLoop'> {
  readonly op: Op;
  readonly graph: Graph;
}

/** The part of a graph that is live. */
interface Live {
  readonly nodes: readonly number[];
  readonly edges: readonly (readonly [number, number])[];
}

/** The live part of a graph. */
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

/** Into how many connected pieces these nodes fall. */
export function componentCount({ nodes, edges }: Live): number {
  const root = new Map(nodes.map((node) => [node, node]));
  const find = (node: number): number => (root.get(node) === node ? node : find(root.get(node)!));
  for (const [from, to] of edges) root.set(find(from), find(to));
  return nodes.filter((node) => root.get(node) === node).length;
}
