import { type Grid, indexOf } from '../board/grid.js';
import { endsOf, type Link, type Place, placeKey, type Side } from '../board/place.js';
import type { Bool } from './expression.js';

/** An edge that a boolean switches, with its place on the board. */
export interface SwitchedEdge {
  readonly from: Place;
  readonly to: Place;
  readonly at: Place;
  readonly on: Bool;
}

/**
 * An undirected graph over places of a board, part of which is live. If its nodes are switched, an edge is live if both ends are. If its
 * edges are switched, a node is live if one of its edges is.
 */
export class Graph {
  /** By node: its edges. */
  readonly edgesAt: readonly (readonly number[])[];
  /** The ends of all edges in one list, for loops over all edges. */
  readonly ends: Int32Array;

  private constructor(
    readonly nodes: readonly Place[],
    /** The ends of each edge, as indices in `nodes`. */
    readonly edges: readonly (readonly [number, number])[],
    readonly switched: 'nodes' | 'edges',
    /** One switch per node or per edge. */
    readonly switches: readonly Bool[],
    /** Places of the switches on the board. */
    readonly places: readonly Place[],
  ) {
    const ends = new Int32Array(2 * edges.length);
    const degrees = new Int32Array(nodes.length);
    for (let edge = 0; edge < edges.length; edge++) {
      const [from, to] = edges[edge]!;
      ends[2 * edge] = from;
      ends[2 * edge + 1] = to;
      degrees[from]!++;
      degrees[to]!++;
    }
    // Allocates exact lengths, because a growing array reserves space for many more.
    const edgesAt = nodes.map((_, node) => new Array<number>(degrees[node]!));
    degrees.fill(0);
    for (let at = 0; at < ends.length; at++) edgesAt[ends[at]!]![degrees[ends[at]!]!++] = at >> 1;
    this.ends = ends;
    this.edgesAt = edgesAt;
  }

  /** Creates a graph of switched nodes, with edges between neighbours: the shaded cells of a board. */
  static ofNodes<K extends Place>(on: Grid<Bool, K>, neighbours: (node: K) => readonly K[]): Graph {
    return new Graph(on.places, neighbourPairs(on, neighbours), 'nodes', on.values, on.places);
  }

  /** Creates a graph of switched edges between any places: the strokes of a drawing. */
  static ofEdges(edges: readonly SwitchedEdge[]): Graph {
    for (const { from, to } of edges)
      if (placeKey(from) === placeKey(to)) throw new RangeError('an edge joins a place to itself');
    const nodes: Place[] = [];
    const positions = new Map<number, number>();
    const position = (node: Place): number => {
      const key = placeKey(node);
      const known = positions.get(key);
      if (known !== undefined) return known;
      positions.set(key, nodes.length);
      return nodes.push(node) - 1;
    };
    return new Graph(
      nodes,
      edges.map(({ from, to }) => [position(from), position(to)]),
      'edges',
      edges.map(({ on }) => on),
      edges.map(({ at }) => at),
    );
  }

  /** Creates a graph of lines along sides, from corner to corner, or along links, from cell to cell. */
  static ofLines<K extends Side | Link>(on: Grid<Bool, K>): Graph {
    return Graph.ofEdges(
      on.entries().map(([at, isOn]) => {
        const [from, to] = endsOf(at);
        return { from, to, at, on: isOn };
      }),
    );
  }

  /** By node: the other ends of its edges. */
  get neighbours(): readonly (readonly number[])[] {
    return this.edgesAt.map((edges, node) => edges.map((edge) => this.otherEnd(edge, node)));
  }

  /** Returns the other end of an edge. */
  otherEnd(edge: number, node: number): number {
    return this.ends[2 * edge]! + this.ends[2 * edge + 1]! - node;
  }

  /** Returns the indices of the switches that make some edges live. */
  switchesOf(edges: readonly number[]): number[] {
    return this.switched === 'edges' ? [...edges] : [...new Set(edges.flatMap((edge) => this.edges[edge]!))];
  }

  /** Returns the switches of the edges at a place; empty if the place is not in the graph. */
  at(place: Place): readonly Bool[] {
    if (this.switched === 'nodes') throw new TypeError('the edges of this graph have no switches');
    const node = indexOf(this.nodes).get(placeKey(place));
    return node === undefined ? [] : this.edgesAt[node]!.map((edge) => this.switches[edge]!);
  }
}

/** Returns each pair of neighbours among the places of a grid once, as indices. */
function neighbourPairs<K extends Place>(
  on: Grid<Bool, K>,
  neighbours: (place: K) => readonly K[],
): readonly (readonly [number, number])[] {
  const edges: (readonly [number, number])[] = [];
  for (let from = 0; from < on.places.length; from++)
    for (const other of neighbours(on.places[from]!)) {
      const to = on.position(other);
      if (to !== undefined && from < to) edges.push([from, to]);
    }
  return edges;
}
