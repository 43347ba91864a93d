import type { Literal } from '../engine.js';
import type { Graph } from '../graph.js';
import { TRUE } from '../literal.js';
import type { AddCut, Lazy, ReadLiteral } from './lazy.js';

/** No live edges close a loop. Of each loop that is there, one part must go. */
export class LazilyAcyclic implements Lazy {
  /** `on`: the literals of the graph's switches. */
  constructor(
    readonly graph: Graph,
    readonly on: readonly Literal[],
  ) {}

  cut(value: ReadLiteral, add: AddCut): void {
    const { edges, edgesAt, switched, places } = this.graph;
    const on = this.on.map(value);
    const live = edges.map(([from, to], edge) => (switched === 'edges' ? on[edge]! : on[from]! && on[to]!));
    const cuts = new Set<string>();
    for (const edge of this.#closing(live)) {
      const [from, to] = edges[edge]!;
      const path = shortestPath(from, to, edges, edgesAt, (other) => live[other]! && other !== edge);
      const loop = [edge, ...path];
      const parts = switched === 'edges' ? loop : [...new Set(loop.flatMap((one) => edges[one]!))];
      parts.sort((a, b) => a - b);
      const name = parts.join();
      if (cuts.has(name)) continue;
      cuts.add(name);
      add(
        parts.flatMap((part) => (this.on[part] === TRUE ? [] : -this.on[part]!)),
        parts.map((part) => places[part]!),
      );
    }
  }

  /** The live edges that join what other live edges have joined already. */
  #closing(live: readonly boolean[]): number[] {
    const root = Int32Array.from(this.graph.nodes.keys());
    const find = (node: number): number => {
      let at = node;
      while (root[at] !== at) {
        root[at] = root[root[at]!]!;
        at = root[at]!;
      }
      return at;
    };
    return this.graph.edges.flatMap(([from, to], edge) => {
      if (!live[edge]) return [];
      const [a, b] = [find(from), find(to)];
      root[a] = b;
      return a === b ? edge : [];
    });
  }

  renamed(to: (literal: Literal) => Literal): Lazy {
    return new LazilyAcyclic(this.graph, this.on.map(to));
  }

  literals(): Iterable<Literal> {
    return this.on;
  }
}

/** The edges of a shortest path between two nodes that it joins. */
function shortestPath(
  from: number,
  to: number,
  edges: Graph['edges'],
  edgesAt: Graph['edgesAt'],
  enter: (edge: number) => boolean,
): number[] {
  const reachedBy = new Map<number, number>([[from, -1]]);
  const beyond = (edge: number, node: number) => edges[edge]![0] + edges[edge]![1] - node;
  for (const node of reachedBy.keys()) {
    if (node === to) break;
    for (const edge of edgesAt[node]!) {
      const next = beyond(edge, node);
      if (!reachedBy.has(next) && enter(edge)) reachedBy.set(next, edge);
    }
  }
  const path: number[] = [];
  for (let node = to; node !== from; node = beyond(path.at(-1)!, node)) path.push(reachedBy.get(node)!);
  return path;
}
