import type { Place } from '../../board/place.js';
import type { ComponentSizes } from './definition.js';

/** A graph with the size bounds of its components. */
export interface ComponentGraph {
  readonly nodes: readonly Place[];
  /** Neighbours by node. */
  readonly neighbours: readonly (readonly number[])[];
  /** By node: the switches of the edges to its neighbours, in the order of `neighbours`. */
  readonly neighbourSwitches: readonly (readonly number[])[];
  /** Each node has its own switch with the same index; otherwise all nodes are always present. */
  readonly byNodes: boolean;
  /** By node: minimum and maximum size of its component. */
  readonly least: readonly number[];
  readonly most: readonly number[];
  /** Roots, if each component must have exactly one. */
  readonly roots: readonly number[] | undefined;
  /** Neighbours within a component are always connected. */
  readonly induced: boolean;
  /** By node: 1 for a root. */
  readonly isRoot: Uint8Array;
}

export function componentGraph({ graph, least, most, roots, induced }: ComponentSizes): ComponentGraph {
  const byNodes = graph.switched === 'nodes';
  const neighbours = graph.neighbours;
  const isRoot = new Uint8Array(graph.nodes.length);
  for (const root of roots ?? []) isRoot[root] = 1;
  return {
    nodes: graph.nodes,
    neighbours,
    neighbourSwitches: byNodes ? neighbours : graph.edgesAt,
    byNodes,
    least,
    most,
    roots,
    induced,
    isRoot,
  };
}
