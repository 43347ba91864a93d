import type { Place } from '../../board/place.js';
import type { Literal } from '../../engine.js';
import type { Graph } from '../../expressions/graph.js';
import { cutVertices } from '../../lazy/cut-vertices.js';
import { type Adjacency, cutOff, flood, piecesOf, separator, type VertexSet } from '../../lazy/flood.js';
import type { AddCut, Imply, LazyConstraint, LiteralState, ReadLiteral } from '../../lazy/lazy-constraint.js';
import { TRUE } from '../../literal.js';

/**
 * The live part is connected. For each of several pieces, a cut requires: if a part of the piece is live, and a part beyond, then so is one
 * of the parts between them.
 */
export class LazyConnected implements LazyConstraint {
  readonly reasonPerCut = true;

  /** `neighbours`: the parts that are connected with each part if both are live. */
  constructor(
    readonly switches: readonly Literal[],
    readonly neighbours: Adjacency,
    readonly places: readonly Place[],
  ) {}

  /** Creates the constraint for a graph. `switches`: literals of its switches. */
  static of(graph: Graph, switches: readonly Literal[]): LazyConnected {
    return new LazyConnected(switches, neighbourParts(graph), graph.places);
  }

  cut(value: ReadLiteral, add: AddCut): void {
    const { switches, neighbours } = this;
    const pieces = piecesOf(switches.map(value), neighbours).sort((a, b) => b.size - a.size);
    const [largest, second] = pieces;
    if (!largest || !second) return;
    for (const piece of pieces)
      this.#addCut(
        piece,
        this.#surestPart(piece),
        this.#surestPart(piece === largest ? second : largest),
        add,
      );
  }

  propagate(known: LiteralState, imply: Imply): void {
    const { switches, neighbours } = this;
    const state = switches.map(known);
    const mayBeLive = (part: number) => state[part]! >= 0;
    const live = state.map((one) => one > 0);
    const [largest, ...others] = piecesOf(live, neighbours).sort((a, b) => b.size - a.size);
    if (!largest) return;
    const anchor = largest.list[0]!;
    /** Explains that everything connected with a part, without an excluded part, must reach the anchor through the parts around it. */
    const reach = (part: number, excluded?: number) => (add: AddCut) => {
      const piece = flood([part], neighbours, (next) => mayBeLive(next) && next !== excluded);
      this.#addCut(piece, part, anchor, add);
    };
    for (const part of cutOff([anchor], neighbours, mayBeLive)) imply(-switches[part]!, reach(part));
    if (others.length === 0) return;
    const lastCuts = cutVertices(largest.list, neighbours, mayBeLive);
    const visited = new Set<number>();
    for (const piece of others) {
      const [start] = piece.list as [number];
      for (
        let only = lastCuts.get(start);
        only !== undefined && !visited.has(only);
        only = lastCuts.get(only)
      ) {
        visited.add(only);
        if (state[only] === 0) imply(switches[only]!, reach(start, only));
      }
    }
  }

  /** Yields clauses that a part is live only if the cut vertex between it and the live part is. */
  *eagerClauses(known: LiteralState): Iterable<readonly Literal[]> {
    const { switches, neighbours } = this;
    const state = switches.map(known);
    const [largest] = piecesOf(
      state.map((one) => one > 0),
      neighbours,
    ).sort((a, b) => b.size - a.size);
    if (!largest) return;
    for (const [part, cutVertex] of cutVertices(largest.list, neighbours, (one) => state[one]! >= 0))
      if (state[part] === 0 && state[cutVertex] === 0) yield [-switches[part]!, switches[cutVertex]!];
  }

  /** Requires a live part between a part of the piece and another one beyond it, if both are live. */
  #addCut(piece: VertexSet, inside: number, outside: number, add: AddCut): void {
    const { switches, neighbours, places } = this;
    const between = separator(piece, [outside], neighbours, (part) => switches[part] !== -TRUE);
    const clause = new Set(between.map((part) => switches[part]!));
    for (const part of [inside, outside]) if (switches[part] !== TRUE) clause.add(-switches[part]!);
    add(
      [...clause],
      piece.list.map((part) => places[part]!),
    );
  }

  /** Returns a part of the piece that is live at the root, if possible; the clause can omit it. */
  #surestPart(piece: VertexSet): number {
    return piece.list.find((part) => this.switches[part] === TRUE) ?? piece.list[0]!;
  }

  rename(to: (literal: Literal) => Literal): LazyConnected {
    return new LazyConnected(this.switches.map(to), this.neighbours, this.places);
  }

  literals(): Iterable<Literal> {
    return this.switches;
  }
}

/** By switch: the parts that are connected with it if both are on. */
function neighbourParts(graph: Graph): Adjacency {
  const { edges, edgesAt, switched } = graph;
  if (switched === 'nodes') return graph.neighbours;
  return edges.map((ends, edge) => [
    ...new Set(ends.flatMap((end) => edgesAt[end]!).filter((other) => other !== edge)),
  ]);
}
