import type { Graph } from '../../expressions/graph.js';

/** Finds shortest paths in a graph. Repeated searches share their arrays. */
export class ShortestPaths {
  readonly #graph: Graph;
  /** By node: the last search that reached it, and the edge by which it did. */
  readonly #search: Int32Array;
  readonly #reachedBy: Int32Array;
  /** Nodes in the order in which they are reached. */
  readonly #reached: Int32Array;
  #searches = 0;

  constructor(graph: Graph) {
    this.#graph = graph;
    this.#search = new Int32Array(graph.nodes.length);
    this.#reachedBy = new Int32Array(graph.nodes.length);
    this.#reached = new Int32Array(graph.nodes.length);
  }

  /** Returns the edges of a shortest path between two connected nodes. */
  between(from: number, to: number, enter: (edge: number) => boolean): number[] {
    const graph = this.#graph;
    this.#reach(from, to, enter);
    const path: number[] = [];
    for (let node = to; node !== from; node = graph.otherEnd(path.at(-1)!, node))
      path.push(this.#reachedBy[node]!);
    return path;
  }

  /** Searches from the first node until it reaches the second. */
  #reach(from: number, to: number, enter: (edge: number) => boolean): void {
    const graph = this.#graph;
    const [search, reached] = [this.#search, this.#reached];
    const mark = ++this.#searches;
    search[from] = mark;
    reached[0] = from;
    for (let at = 0, end = 1; at < end && search[to] !== mark; at++) {
      const node = reached[at]!;
      const edges = graph.edgesAt[node]!;
      for (let nth = 0; nth < edges.length; nth++) {
        const edge = edges[nth]!;
        const next = graph.otherEnd(edge, node);
        if (search[next] === mark || !enter(edge)) continue;
        search[next] = mark;
        this.#reachedBy[next] = edge;
        reached[end++] = next;
      }
    }
  }
}
