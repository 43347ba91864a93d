import type { Graph } from '../../expressions/graph.js';

/** Nodes that are joined to each other one after the other. */
export class Joined {
  readonly #root: Int32Array;

  constructor(nodes: number) {
    this.#root = new Int32Array(nodes);
    for (let node = 0; node < nodes; node++) this.#root[node] = node;
  }

  /** The piece that a node belongs to, by one of its nodes. */
  piece(node: number): number {
    let at = node;
    while (this.#root[at] !== at) {
      this.#root[at] = this.#root[this.#root[at]!]!;
      at = this.#root[at]!;
    }
    return at;
  }

  /** Joins two nodes; false if they were joined already. */
  join(one: number, other: number): boolean {
    const [a, b] = [this.piece(one), this.piece(other)];
    this.#root[a] = b;
    return a !== b;
  }
}

/** The edges of a shortest path between two nodes that it joins. */
export function shortestPath(
  from: number,
  to: number,
  graph: Graph,
  enter: (edge: number) => boolean,
): number[] {
  /** By node: the edge that it was reached by, from 1 on. */
  const reachedBy = new Int32Array(graph.nodes.length);
  const reached = [from];
  for (let at = 0; at < reached.length && reached[at] !== to; at++)
    for (const edge of graph.edgesAt[reached[at]!]!) {
      const next = graph.beyond(edge, reached[at]!);
      if (next === from || reachedBy[next] || !enter(edge)) continue;
      reachedBy[next] = edge + 1;
      reached.push(next);
    }
  const path: number[] = [];
  for (let node = to; node !== from; node = graph.beyond(path.at(-1)!, node)) path.push(reachedBy[node]! - 1);
  return path;
}
