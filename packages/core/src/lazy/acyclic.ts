import type { Literal } from '../engine.js';
import type { Graph } from '../graph.js';
import { TRUE } from '../literal.js';
import type { AddCut, Known, Lazy, ReadLiteral } from './lazy.js';

/** No live edges close a loop. Of each loop that is there, one part must go. */
export class LazilyAcyclic implements Lazy {
  /** `on`: the literals of the graph's switches. */
  constructor(
    readonly graph: Graph,
    readonly on: readonly Literal[],
  ) {}

  cut(value: ReadLiteral, add: AddCut): void {
    const { edges, places } = this.graph;
    const live = this.#live(this.on.map(value));
    const joined = new Joined(this.graph.nodes.length);
    const cuts = new Set<string>();
    for (let edge = 0; edge < edges.length; edge++) {
      if (!live(edge)) continue;
      const [from, to] = edges[edge]!;
      if (joined.join(from, to)) continue;
      const path = shortestPath(from, to, this.graph, (other) => live(other) && other !== edge);
      const parts = this.graph.switchesOf([edge, ...path]);
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

  /** What would close a loop with what is live already is not live. */
  *implied(known: Known): Iterable<Literal> {
    const { nodes, edges, edgesAt, switched } = this.graph;
    const of = this.on.map(known);
    const live = this.#live(of.map((one) => one > 0));
    const joined = new Joined(nodes.length);
    for (const [edge, [from, to]] of edges.entries())
      if (live(edge) && !joined.join(from, to)) yield -this.on[switched === 'edges' ? edge : from]!;
    for (const [part, literal] of this.on.entries()) {
      if (of[part] !== 0) continue;
      // The pieces that this part would join to each other.
      const ends =
        switched === 'edges' ? edges[part]! : edgesAt[part]!.map((edge) => this.graph.beyond(edge, part));
      const pieces = ends
        .filter((end) => switched === 'edges' || of[end]! > 0)
        .map((end) => joined.piece(end));
      if (new Set(pieces).size < pieces.length) yield -literal;
    }
  }

  /** Whether an edge is live where these switches are on. */
  #live(on: readonly boolean[]): (edge: number) => boolean {
    const { edges, switched } = this.graph;
    return (edge) => (switched === 'edges' ? on[edge]! : on[edges[edge]![0]]! && on[edges[edge]![1]]!);
  }

  renamed(to: (literal: Literal) => Literal): Lazy {
    return new LazilyAcyclic(this.graph, this.on.map(to));
  }

  literals(): Iterable<Literal> {
    return this.on;
  }
}

/** Nodes that are joined to each other one after the other. */
class Joined {
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
function shortestPath(from: number, to: number, graph: Graph, enter: (edge: number) => boolean): number[] {
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
