import type { Literal } from '../../engine.js';
import type { Graph } from '../../expressions/graph.js';
import type { AddCut, Imply, Known, Lazy, ReadLiteral } from '../../lazy/lazy.js';
import { TRUE } from '../../literal.js';
import { Joined, shortestPath } from './loop.js';

/** No live edges close a loop. Of each loop that is closed, one part must go. */
export class LazilyAcyclic implements Lazy {
  readonly overall = true;

  /** `on`: the literals of the graph's switches. */
  constructor(
    readonly graph: Graph,
    readonly on: readonly Literal[],
  ) {}

  cut(value: ReadLiteral, add: AddCut): void {
    const { ends, nodes } = this.graph;
    const live = this.#live((part) => value(this.on[part]!));
    const joined = new Joined(nodes.length);
    const cuts = new Set<string>();
    for (let edge = 0; edge < live.length; edge++) {
      if (!live[edge]) continue;
      const [from, to] = [ends[2 * edge]!, ends[2 * edge + 1]!];
      if (joined.join(from, to)) continue;
      const path = shortestPath(from, to, this.graph, (other) => live[other] === 1 && other !== edge);
      const parts = this.graph.switchesOf([edge, ...path]);
      parts.sort((a, b) => a - b);
      const name = parts.join();
      if (cuts.has(name)) continue;
      cuts.add(name);
      this.#forbid(parts, add);
    }
  }

  /** What would close a loop with what is live already is not live. */
  implied(known: Known, imply: Imply): void {
    const { nodes, edges, edgesAt, switched } = this.graph;
    const of = this.on.map(known);
    const live = this.#live((part) => of[part]! > 0);
    const joined = new Joined(nodes.length);
    /** A loop of these edges and of live ones between two nodes. */
    const loop = (closing: readonly number[], from: number, to: number) => (add: AddCut) => {
      const path = shortestPath(
        from,
        to,
        this.graph,
        (other) => live[other] === 1 && !closing.includes(other),
      );
      this.#forbid(this.graph.switchesOf([...closing, ...path]), add);
    };
    for (const [edge, [from, to]] of edges.entries())
      if (live[edge] && !joined.join(from, to))
        imply(-this.on[switched === 'edges' ? edge : from]!, loop([edge], from, to));
    for (const [part, literal] of this.on.entries()) {
      if (of[part] !== 0) continue;
      // What this part would join to each other: the ends of an edge, or the live neighbours of a node.
      const joins =
        switched === 'edges'
          ? edges[part]!.map((end) => ({ end, by: part }))
          : edgesAt[part]!.map((by) => ({ end: this.graph.beyond(by, part), by })).filter(
              ({ end }) => of[end]! > 0,
            );
      for (const [at, one] of joins.entries()) {
        const other = joins.slice(0, at).find(({ end }) => joined.piece(end) === joined.piece(one.end));
        if (!other) continue;
        imply(-literal, loop([...new Set([one.by, other.by])], one.end, other.end));
        break;
      }
    }
  }

  /** Of a loop of these parts, one must go. */
  #forbid(parts: readonly number[], add: AddCut): void {
    add(
      parts.flatMap((part) => (this.on[part] === TRUE ? [] : -this.on[part]!)),
      parts.map((part) => this.graph.places[part]!),
    );
  }

  /** By edge: 1 where it is live, as these switches are on. */
  #live(isOn: (part: number) => boolean): Uint8Array {
    const { ends, edges, switched } = this.graph;
    const live = new Uint8Array(edges.length);
    for (let edge = 0; edge < live.length; edge++) {
      const on = switched === 'edges' ? isOn(edge) : isOn(ends[2 * edge]!) && isOn(ends[2 * edge + 1]!);
      live[edge] = on ? 1 : 0;
    }
    return live;
  }

  renamed(to: (literal: Literal) => Literal): Lazy {
    return new LazilyAcyclic(this.graph, this.on.map(to));
  }

  literals(): Iterable<Literal> {
    return this.on;
  }
}
