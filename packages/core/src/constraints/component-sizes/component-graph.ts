import type { Place } from '../../board/place.js';
import type { ComponentSizes } from './definition.js';

/** Where one gets from each node of a graph, and what components may be like. */
export interface ComponentGraph {
  readonly nodes: readonly Place[];
  /** By node: its neighbours. */
  readonly beside: readonly (readonly number[])[];
  /** By node: the switches that must be on for the ways to its neighbours. */
  readonly by: readonly (readonly number[])[];
  /** Each node has a switch of its own, with the same number; else nodes are always there. */
  readonly byNodes: boolean;
  /** By node: the least and the greatest size of a component that it is part of. */
  readonly least: readonly number[];
  readonly most: readonly number[];
  /** The nodes of which each component has exactly one, if that is asked. */
  readonly roots: readonly number[] | undefined;
  /** Nodes of a component are joined wherever they are neighbours. */
  readonly induced: boolean;
  /** By node: 1 for a root. */
  readonly isRoot: Uint8Array;
}

export function componentGraph({ graph, least, most, roots, induced }: ComponentSizes): ComponentGraph {
  const byNodes = graph.switched === 'nodes';
  const beside = graph.neighbours;
  const isRoot = new Uint8Array(graph.nodes.length);
  for (const root of roots ?? []) isRoot[root] = 1;
  return {
    nodes: graph.nodes,
    beside,
    by: byNodes ? beside : graph.edgesAt,
    byNodes,
    least,
    most,
    roots,
    induced,
    isRoot,
  };
}
