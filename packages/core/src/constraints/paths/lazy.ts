import type { Literal } from '../../engine.js';
import { cutVerticesBetween } from '../../lazy/cut-vertices.js';
import { type Adjacency, flood, type VertexSet } from '../../lazy/flood.js';
import type { AddCut, Imply, LazyConstraint, LiteralState, ReadLiteral } from '../../lazy/lazy-constraint.js';
import { TRUE } from '../../literal.js';
import { ShortestPaths } from '../acyclic/shortest-paths.js';
import { UnionFind } from '../acyclic/union-find.js';
import type { Paths } from './definition.js';

/** Each path leads from one end to its other end, without loops. A cut removes an edge of a wrong line, or extends an incomplete one. */
export class LazyPaths implements LazyConstraint {
  readonly reasonPerCut = true;
  /** By node: the path that ends there; -1 for none. */
  readonly #endOf: Int32Array;
  /** Neighbours in the graph of nodes and edges: edges of each node, then nodes of each edge; indices of edges follow those of nodes. */
  readonly #parts: Adjacency;

  /** `switches`: literals of the graph's switches. */
  constructor(
    readonly paths: Paths,
    readonly switches: readonly Literal[],
  ) {
    const { nodes, edges, edgesAt } = paths.graph;
    this.#parts = [...edgesAt.map((at) => at.map((edge) => nodes.length + edge)), ...edges];
    this.#endOf = new Int32Array(paths.graph.nodes.length).fill(-1);
    for (const [path, ends] of paths.ends.entries())
      for (const end of ends) if (end !== undefined) this.#endOf[end] = path;
  }

  cut(value: ReadLiteral, add: AddCut): void {
    const { graph, ends } = this.paths;
    const live = this.switches.map(value);
    const lines = new Lines(this, (edge) => live[edge]!);
    for (const edge of lines.closing) {
      const loop = [edge, ...lines.way(graph.edges[edge]!, edge)];
      this.#forbid(loop, add);
      const [node] = graph.edges[edge]!;
      if (lines.pathOf[node]! < 0) this.#demand(lines.nodesWith(node), edge, add);
    }
    for (const [from, to] of lines.wrong) this.#forbid(lines.way([from, to]), add);
    for (const [from, to] of ends)
      if (from !== undefined && to !== undefined && !lines.same(from, to))
        for (const end of [from, to]) this.#demand(lines.nodesWith(end), undefined, add);
  }

  /** Implies that edges are off which would connect two paths or close a loop, and on if they are the only way. */
  propagate(known: LiteralState, imply: Imply): void {
    const { graph } = this.paths;
    const state = this.switches.map(known);
    const lines = new Lines(this, (edge) => state[edge]! > 0);
    for (const edge of lines.closing) {
      const loop = [edge, ...lines.way(graph.edges[edge]!, edge)];
      imply(-this.switches[edge]!, (add) => this.#forbid(loop, add));
    }
    for (const [from, to] of lines.wrong) {
      const pathBetween = lines.way([from, to]);
      imply(-this.switches[pathBetween[0]!]!, (add) => this.#forbid(pathBetween, add));
    }
    for (const [edge, literal] of this.switches.entries()) {
      if (state[edge] !== 0) continue;
      const [from, to] = graph.edges[edge]!;
      if (lines.same(from, to)) imply(-literal, (add) => this.#forbid([edge, ...lines.way([from, to])], add));
      else if (lines.differ(from, to))
        imply(-literal, (add) =>
          this.#forbid(
            [edge, ...lines.way([from, lines.endOn(from)]), ...lines.way([to, lines.endOn(to)])],
            add,
          ),
        );
    }
    for (const [path, ends] of this.paths.ends.entries()) this.#implyWay(path, ends, { lines, state, imply });
  }

  /** Implies the edges on all ways between the ends of a path. */
  #implyWay(
    path: number,
    [from, to]: Paths['ends'][number],
    { lines, state, imply }: { lines: Lines; state: readonly number[]; imply: Imply },
  ): void {
    if (from === undefined || to === undefined || lines.same(from, to)) return;
    const { graph } = this.paths;
    const size = graph.nodes.length;
    const isForeign = (node: number) => lines.pathOf[node]! >= 0 && lines.pathOf[node] !== path;
    const enter = (part: number) => (part < size ? !isForeign(part) : state[part - size]! >= 0);
    /** Explains that the nodes reached without `door` need an edge out, except to other paths, whose lines are known. */
    const reach = (excluded?: number) => (add: AddCut) => {
      const sides = [from, to].map((end) =>
        flood([end], this.#parts, (part) => enter(part) && part !== excluded),
      ) as [VertexSet, VertexSet];
      // Explanations show the smaller of the two sides.
      const within = sides[0].size <= sides[1].size ? sides[0] : sides[1];
      const clause = new Set<Literal>();
      for (const [edge, [a, b]] of graph.edges.entries()) {
        if (within.has(a) === within.has(b)) continue;
        const beyond = within.has(a) ? b : a;
        if (this.switches[edge] === -TRUE) continue;
        if (state[edge]! < 0 || !isForeign(beyond)) clause.add(this.switches[edge]!);
        else
          for (const one of lines.way([beyond, lines.endOn(beyond)]))
            if (this.switches[one] !== TRUE) clause.add(-this.switches[one]!);
      }
      add(
        [...clause],
        within.list.flatMap((part) => graph.nodes[part] ?? []),
      );
    };
    const cuts = cutVerticesBetween(from, to, this.#parts, enter);
    if (!cuts) reach()((clause) => clause[0] && imply(clause[0], reach()));
    else
      for (const part of cuts)
        if (part >= size && state[part - size] === 0) imply(this.switches[part - size]!, reach(part));
  }

  /** Forbids these edges together. */
  #forbid(edges: readonly number[], add: AddCut): void {
    const clause = new Set(
      edges.flatMap((edge) => (this.switches[edge] === TRUE ? [] : -this.switches[edge]!)),
    );
    add(
      [...clause],
      edges.map((edge) => this.paths.graph.places[edge]!),
    );
  }

  /** Requires an edge out of these nodes, if this edge is live, or if a path has one end inside and one outside. */
  #demand(nodes: readonly number[], edge: number | undefined, add: AddCut): void {
    const { graph } = this.paths;
    const within = new Set(nodes);
    // Nodes that no other end can reach count as inside, so that fewer edges lead out.
    const reached = new Set<number>();
    for (const [node, path] of this.#endOf.entries()) if (path >= 0 && !within.has(node)) reached.add(node);
    for (const node of reached)
      for (const one of graph.edgesAt[node]!) {
        const next = graph.otherEnd(one, node);
        if (!within.has(next) && this.switches[one] !== -TRUE) reached.add(next);
      }
    const out = graph.edges.flatMap(([from, to], one) =>
      reached.has(from) !== reached.has(to) ? [one] : [],
    );
    const clause = new Set(out.flatMap((one) => (this.switches[one] === -TRUE ? [] : this.switches[one]!)));
    if (edge !== undefined && this.switches[edge] !== TRUE) clause.add(-this.switches[edge]!);
    add(
      [...clause],
      nodes.map((node) => graph.nodes[node]!),
    );
  }

  rename(to: (literal: Literal) => Literal): LazyConstraint {
    return new LazyPaths(this.paths, this.switches.map(to));
  }

  literals(): Iterable<Literal> {
    return this.switches;
  }

  endAt(node: number): number {
    return this.#endOf[node]!;
  }
}

/** The lines of live edges. */
class Lines {
  readonly #joined: UnionFind;
  /** By component: one of its ends. */
  readonly #ends = new Map<number, number>();
  /** Edges that close a loop. */
  readonly closing: number[] = [];
  /** Connected ends of different paths. */
  readonly wrong: (readonly [number, number])[] = [];
  /** By node: the path of its line; -1 if the line has no end. */
  readonly pathOf: Int32Array;

  #paths: ShortestPaths | undefined;

  constructor(
    readonly rule: LazyPaths,
    readonly live: (edge: number) => boolean,
  ) {
    const { graph, ends } = rule.paths;
    this.#joined = new UnionFind(graph.nodes.length);
    for (const [edge, [from, to]] of graph.edges.entries())
      if (live(edge) && !this.#joined.join(from, to)) this.closing.push(edge);
    for (const end of ends.flat()) {
      if (end === undefined) continue;
      const piece = this.#joined.piece(end);
      const other = this.#ends.get(piece);
      if (other === undefined) this.#ends.set(piece, end);
      else if (rule.endAt(other) !== rule.endAt(end)) this.wrong.push([other, end]);
    }
    this.pathOf = Int32Array.from(graph.nodes, (_, node) => {
      const end = this.#ends.get(this.#joined.piece(node));
      return end === undefined ? -1 : rule.endAt(end);
    });
  }

  same(one: number, other: number): boolean {
    return this.#joined.piece(one) === this.#joined.piece(other);
  }

  /** Returns whether connecting two nodes would connect ends of different paths. */
  differ(one: number, other: number): boolean {
    const [a, b] = [this.pathOf[one]!, this.pathOf[other]!];
    return a >= 0 && b >= 0 && a !== b;
  }

  endOn(node: number): number {
    return this.#ends.get(this.#joined.piece(node))!;
  }

  nodesWith(node: number): number[] {
    return [...this.rule.paths.graph.nodes.keys()].filter((other) => this.same(node, other));
  }

  /** Returns the live edges of a shortest path between two connected nodes, without one edge. */
  way([from, to]: readonly [number, number], but?: number): number[] {
    this.#paths ??= new ShortestPaths(this.rule.paths.graph);
    return this.#paths.between(from, to, (edge) => this.live(edge) && edge !== but);
  }
}
