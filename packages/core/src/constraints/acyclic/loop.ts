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
  const reachedBy = new Map<number, number>([[from, -1]]);
  for (const node of reachedBy.keys()) {
    if (node === to) break;
    for (const edge of graph.edgesAt[node]!) {
      const next = graph.beyond(edge, node);
      if (!reachedBy.has(next) && enter(edge)) reachedBy.set(next, edge);
    }
  }
  const path: number[] = [];
  for (let node = to; node !== from; node = graph.beyond(path.at(-1)!, node)) path.push(reachedBy.get(node)!);
  return path;
}
