import { checkpoint } from '../checkpoint.js';

/** Neighbours of each vertex of a graph. */
export type Adjacency = readonly (readonly number[])[];

/** A set of vertices in the order in which a search reached them. */
export class VertexSet implements Iterable<number> {
  /** The set contains the vertices with this label. */
  constructor(
    readonly list: readonly number[],
    readonly labels: ArrayLike<number>,
    readonly label: number,
  ) {}

  get size(): number {
    return this.list.length;
  }

  has(vertex: number): boolean {
    return this.labels[vertex] === this.label;
  }

  [Symbol.iterator](): Iterator<number> {
    return this.list[Symbol.iterator]();
  }
}

/**
 * Returns the vertices of `from` and all vertices that are reachable from them through vertices that may be entered; `enough`: number of
 * vertices at which the search may end.
 */
export function flood(
  from: readonly number[],
  neighbours: Adjacency,
  mayEnter: (vertex: number) => boolean,
  enough = Number.POSITIVE_INFINITY,
): VertexSet {
  const labels = new Int32Array(neighbours.length);
  return new VertexSet(spread(from, neighbours, mayEnter, labels, 1, enough), labels, 1);
}

/** Same as `flood`, but does not enter labelled vertices, and labels those that it reaches. */
function spread(
  from: readonly number[],
  neighbours: Adjacency,
  mayEnter: (vertex: number) => boolean,
  labels: Int32Array,
  label: number,
  enough = Number.POSITIVE_INFINITY,
): readonly number[] {
  const reached: number[] = [];
  for (const vertex of from)
    if (!labels[vertex]) {
      labels[vertex] = label;
      reached.push(vertex);
    }
  for (let at = 0; at < reached.length && reached.length < enough; at++) {
    checkpoint();
    const near = neighbours[reached[at]!]!;
    for (let nth = 0; nth < near.length; nth++) {
      const next = near[nth]!;
      if (labels[next] || !mayEnter(next)) continue;
      labels[next] = label;
      reached.push(next);
    }
  }
  return reached;
}

/**
 * Returns neighbours of a piece of which one must be live to connect the piece with `beyond`: those that are reachable from `beyond`
 * without a path through another neighbour. They are a minimal separator, as in Fischetti et al., "Thinning out Steiner trees" (2017).
 */
export function separator(
  piece: VertexSet,
  beyond: readonly number[],
  neighbours: Adjacency,
  mayBeLive: (vertex: number) => boolean,
): number[] {
  const around: number[] = [];
  /** By vertex: 1 for a neighbour of the piece, 2 once the search from `beyond` has reached it. */
  const near = new Uint8Array(neighbours.length);
  /** Number of neighbours of the piece that the search has not reached; it ends at 0. */
  let remaining = 0;
  for (const vertex of piece.list)
    for (const next of neighbours[vertex]!) {
      if (near[next] === 0 && !piece.has(next) && mayBeLive(next)) remaining++;
      near[next] = 1;
    }
  flood(beyond, neighbours, (next) => {
    if (remaining === 0 || !mayBeLive(next)) return false;
    if (!near[next]) return true;
    if (near[next] === 1) {
      around.push(next);
      remaining--;
    }
    near[next] = 2;
    return false;
  });
  return around;
}

/** Returns the only vertex that can connect a piece with `beyond`; undefined if there are several or none. */
export function bridge(
  piece: VertexSet,
  beyond: readonly number[],
  neighbours: Adjacency,
  mayBeLive: (vertex: number) => boolean,
): number | undefined {
  const around = separator(piece, beyond, neighbours, mayBeLive);
  return around.length === 1 ? around[0] : undefined;
}

/** Returns the vertices that may be live but are not reachable from `from`. */
export function cutOff(
  from: readonly number[],
  neighbours: Adjacency,
  mayBeLive: (vertex: number) => boolean,
): number[] {
  const reached = flood(from, neighbours, mayBeLive);
  return [...neighbours.keys()].filter((vertex) => mayBeLive(vertex) && !reached.has(vertex));
}

/** Returns the connected components of the members. */
export function piecesOf(isMember: readonly boolean[], neighbours: Adjacency): VertexSet[] {
  const labels = new Int32Array(isMember.length);
  const pieces: VertexSet[] = [];
  const belongs = (vertex: number) => isMember[vertex]!;
  for (let vertex = 0; vertex < isMember.length; vertex++) {
    if (!belongs(vertex) || labels[vertex]) continue;
    const label = pieces.length + 1;
    pieces.push(new VertexSet(spread([vertex], neighbours, belongs, labels, label), labels, label));
  }
  return pieces;
}
