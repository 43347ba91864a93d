import { Grid, indexOf } from '../../board/grid.js';
import { type Place, placeKey } from '../../board/place.js';
import type { Graph } from '../../expressions/graph.js';
import type { Meaning } from '../meaning.js';

/** How many nodes a component has at least and at most; any number by default. */
export interface SizeBounds {
  readonly least?: number;
  readonly most?: number;
}

/** The components of a graph have sizes. Lowered lazily. */
export interface Sized {
  readonly op: 'sized';
  readonly graph: Graph;
  /** By node: the sizes that a component may have which it is part of. */
  readonly least: readonly number[];
  readonly most: readonly number[];
  /** The positions of the nodes of which each component has exactly one; none where that is not asked. */
  readonly roots: readonly number[] | undefined;
  /** Nodes of one component are joined wherever they are neighbours. */
  readonly induced: boolean;
}

/** What is asked of components besides their sizes. */
export interface SizedOptions {
  /** Nodes of which each component has exactly one. */
  readonly roots?: readonly Place[];
  /** Where edges are switched: nodes of one component are joined wherever they are neighbours. */
  readonly induced?: boolean;
}

/**
 * Each component of the live part of the graph has as many nodes as each of its nodes demands. `size`: a number or bounds, the
 * same for all nodes or as a grid has them; nodes of which it has none demand nothing. Where the edges of the graph are switched
 * all its nodes are there: one without a live edge is a component by itself.
 */
export function sized(
  graph: Graph,
  size: number | SizeBounds | Grid<number | SizeBounds | undefined, any>,
  { roots, induced = false }: SizedOptions = {},
): Sized {
  const sizes = graph.nodes.map((node): SizeBounds => {
    const own = size instanceof Grid ? (size.has(node) && size.at(node)) || {} : size;
    return typeof own === 'number' ? { least: own, most: own } : own;
  });
  const positions = indexOf(graph.nodes);
  return {
    op: 'sized',
    graph,
    least: sizes.map(({ least }) => least ?? 0),
    most: sizes.map(({ most }) => most ?? graph.nodes.length),
    roots: roots?.map((root) => {
      const at = positions.get(placeKey(root));
      if (at === undefined) throw new RangeError(`no ${root.kind} (${root.row}, ${root.col}) in the graph`);
      return at;
    }),
    induced,
  };
}

export const meaning: Meaning<Sized> = {
  holds({ graph, least, most, roots, induced }, value) {
    const on = graph.switches.map(value);
    const byNodes = graph.switched === 'nodes';
    const seen = new Set<number>();
    for (const start of graph.nodes.keys()) {
      if (seen.has(start) || (byNodes && !on[start])) continue;
      const component = new Set([start]);
      for (const node of component)
        for (const edge of graph.edgesAt[node]!) {
          const next = graph.beyond(edge, node);
          if (on[byNodes ? next : edge]) component.add(next);
        }
      for (const node of component) {
        seen.add(node);
        if (component.size < least[node]! || component.size > most[node]!) return false;
      }
      if (induced && !byNodes)
        for (const [edge, ends] of graph.edges.entries())
          if (!on[edge] && ends.every((end) => component.has(end))) return false;
      if (roots && roots.filter((root) => component.has(root)).length !== 1) return false;
    }
    return true;
  },
  scope: ({ graph }) => graph.switches,
};
