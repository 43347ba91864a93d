import type { Literal } from '../../engine.js';
import type { Graph } from '../../expressions/graph.js';
import type { AddCut, Imply, LazyConstraint, LiteralState, ReadLiteral } from '../../lazy/lazy-constraint.js';
import { TRUE } from '../../literal.js';
import { ShortestPaths, UnionFind } from '../acyclic/shortest-paths.js';
import { LazyConnected } from '../connected/lazy.js';

/**
 * Where each node is passed once, connected edges are one loop. What would close a loop too early follows from that too, but
 * a player sees the loop, and not what still has to be joined.
 */
export class LazySingleLoop implements LazyConstraint {
  readonly reasonPerCut = true;

  private constructor(
    readonly graph: Graph,
    readonly on: readonly Literal[],
    readonly connected: LazyConnected,
  ) {}

  /** The live part of a graph whose edges are switched. `on`: the literals of these. */
  static of(graph: Graph, on: readonly Literal[]): LazySingleLoop {
    return new LazySingleLoop(graph, on, LazyConnected.of(graph, on));
  }

  cut(value: ReadLiteral, add: AddCut): void {
    this.connected.cut(value, add);
  }

  propagate(known: LiteralState, imply: Imply): void {
    this.#closing(known, imply);
    this.connected.propagate(known, imply);
  }

  eagerClauses(known: LiteralState): Iterable<readonly Literal[]> {
    return this.connected.eagerClauses(known);
  }

  /** A loop of live edges is all that is live: an edge does not close it where there is more elsewhere, and once it is closed nothing else is live. */
  #closing(known: LiteralState, imply: Imply): void {
    const { graph, on } = this;
    const state = on.map(known);
    const live = (edge: number) => state[edge]! > 0;
    const joined = new UnionFind(graph.nodes.length);
    const paths = new ShortestPaths(graph);
    const closing: number[] = [];
    for (const [edge, [from, to]] of graph.edges.entries())
      if (live(edge) && !joined.join(from, to)) closing.push(edge);
    for (const [edge, [from, to]] of graph.edges.entries())
      if (state[edge] === 0 && joined.piece(from) === joined.piece(to)) closing.push(edge);
    for (const edge of closing) {
      const [from, to] = graph.edges[edge]!;
      const path = paths.between(from, to, (other) => live(other) && other !== edge);
      const loop = new Set([edge, ...path]);
      const elsewhere = state.findIndex((one, other) => one > 0 && !loop.has(other));
      if (elsewhere >= 0) imply(-on[edge]!, (add) => this.#forbid(loop, elsewhere, add));
      // A loop that is closed is all of the line.
      else if (live(edge))
        for (const [other, known] of state.entries())
          if (known === 0) imply(-on[other]!, (add) => this.#forbid(loop, other, add));
    }
  }

  /** A loop and an edge beyond it are not both live. */
  #forbid(loop: ReadonlySet<number>, elsewhere: number, add: AddCut): void {
    const edges = [...loop];
    const literals = [...edges, elsewhere].map((edge) => this.on[edge]!).filter((one) => one !== TRUE);
    add(
      [...new Set(literals.map((one) => -one))],
      edges.map((edge) => this.graph.places[edge]!),
    );
  }

  renamed(to: (literal: Literal) => Literal): LazyConstraint {
    const { graph, on, connected } = this;
    return new LazySingleLoop(graph, on.map(to), connected.renamed(to));
  }

  literals(): Iterable<Literal> {
    return this.on;
  }
}
