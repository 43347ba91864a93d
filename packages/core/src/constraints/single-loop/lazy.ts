import type { Literal } from '../../engine.js';
import type { Graph } from '../../expressions/graph.js';
import type { AddCut, Imply, LazyConstraint, LiteralState, ReadLiteral } from '../../lazy/lazy-constraint.js';
import { TRUE } from '../../literal.js';
import { ShortestPaths } from '../acyclic/shortest-paths.js';
import { UnionFind } from '../acyclic/union-find.js';
import { LazyConnected } from '../connected/lazy.js';

/**
 * Connected edges are one loop if each node is passed once. That also excludes premature loops, but a separate reason shows the loop to
 * players instead of the parts that are still to be connected.
 */
export class LazySingleLoop implements LazyConstraint {
  readonly reasonPerCut = true;

  private constructor(
    readonly graph: Graph,
    readonly switches: readonly Literal[],
    readonly connected: LazyConnected,
  ) {}

  /** Creates the constraint for a graph with switched edges. `switches`: literals of its switches. */
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

  /** Excludes edges that close a loop while other live edges are outside it, and all other edges once a loop is closed. */
  #closing(known: LiteralState, imply: Imply): void {
    const { graph, switches } = this;
    const state = switches.map(known);
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
      if (elsewhere >= 0) imply(-switches[edge]!, (add) => this.#forbid(loop, elsewhere, add));
      // A closed loop is the whole line.
      else if (live(edge))
        for (const [other, known] of state.entries())
          if (known === 0) imply(-switches[other]!, (add) => this.#forbid(loop, other, add));
    }
  }

  /** Forbids a loop together with an edge outside it. */
  #forbid(loop: ReadonlySet<number>, elsewhere: number, add: AddCut): void {
    const edges = [...loop];
    const literals = [...edges, elsewhere].map((edge) => this.switches[edge]!).filter((one) => one !== TRUE);
    add(
      [...new Set(literals.map((literal) => -literal))],
      edges.map((edge) => this.graph.places[edge]!),
    );
  }

  rename(to: (literal: Literal) => Literal): LazyConstraint {
    const { graph, switches, connected } = this;
    return new LazySingleLoop(graph, switches.map(to), connected.rename(to));
  }

  literals(): Iterable<Literal> {
    return this.switches;
  }
}
