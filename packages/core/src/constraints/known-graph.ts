import type { Place } from '../board/place.js';
import type { Bool } from '../expressions/expression.js';
import type { Graph } from '../expressions/graph.js';
import type { Breach, ReadKnown } from './definition.js';

/** States of a node or an edge: part of the live graph or not; 0 is open. */
const LIVE = 1;
const DEAD = -1;

/** The live and dead parts of a graph, as far as its switches are known. */
export class KnownGraph {
  /** State by node. If edges are switched, a node is live if it has a live edge, and never dead. */
  readonly nodes: Int8Array;
  /** State by edge. */
  readonly edges: Int8Array;

  constructor(
    readonly graph: Graph,
    known: ReadKnown,
  ) {
    const { ends, switched, switches } = graph;
    const states = new Int8Array(switches.length);
    for (let at = 0; at < states.length; at++) {
      const value = known(switches[at]!);
      if (value !== undefined) states[at] = value ? LIVE : DEAD;
    }
    if (switched === 'nodes') {
      this.nodes = states;
      this.edges = new Int8Array(ends.length >> 1);
      for (let edge = 0; edge < this.edges.length; edge++)
        this.edges[edge] = Math.min(states[ends[2 * edge]!]!, states[ends[2 * edge + 1]!]!);
    } else {
      this.edges = states;
      this.nodes = new Int8Array(graph.nodes.length);
      for (let edge = 0; edge < states.length; edge++)
        if (states[edge] === LIVE) this.nodes[ends[2 * edge]!] = this.nodes[ends[2 * edge + 1]!] = LIVE;
    }
  }

  /** Returns whether the same parts of the same graph are known. */
  equals({ graph, edges, nodes }: KnownGraph): boolean {
    return graph === this.graph && areEqual(edges, this.edges) && areEqual(nodes, this.nodes);
  }

  isLive(node: number): boolean {
    return this.nodes[node] === LIVE;
  }

  isDead(node: number): boolean {
    return this.nodes[node] === DEAD;
  }

  /** Returns the live edges at a node. */
  liveAt(node: number): readonly number[] {
    return this.graph.edgesAt[node]!.filter((edge) => this.edges[edge] === LIVE);
  }

  /** Returns the edges at a node that are live or open. */
  usableAt(node: number): readonly number[] {
    return this.graph.edgesAt[node]!.filter((edge) => this.edges[edge] !== DEAD);
  }

  /** Returns the components of the live nodes, connected by live edges. */
  livePieces(): Components {
    return this.#pieces(LIVE, (node) => this.isLive(node));
  }

  /** Returns the components of all nodes, connected by live edges. */
  joinedPieces(): Components {
    return this.#pieces(LIVE, () => true);
  }

  /** Returns the components of the nodes that are not dead, connected by live and open edges. No component can grow beyond them. */
  widestPieces(): Components {
    return this.#pieces(0, (node) => !this.isDead(node));
  }

  #pieces(least: number, isIn: (node: number) => boolean): Components {
    const { edgesAt } = this.graph;
    const pieceOf = new Int32Array(edgesAt.length).fill(-1);
    const all: number[][] = [];
    for (let start = 0; start < edgesAt.length; start++) {
      if (pieceOf[start] !== -1 || !isIn(start)) continue;
      const piece = [start];
      pieceOf[start] = all.length;
      for (const node of piece)
        for (const edge of edgesAt[node]!) {
          if (this.edges[edge]! < least) continue;
          const next = this.graph.otherEnd(edge, node);
          if (pieceOf[next] !== -1) continue;
          pieceOf[next] = all.length;
          piece.push(next);
        }
      all.push(piece);
    }
    return { all, pieceOf };
  }

  /** Returns some nodes with the live edges between them and everything dead around them. */
  sealedNodes(nodes: readonly number[]): Breach {
    const { graph } = this;
    const within = new Set(nodes);
    const switches = new Set<number>();
    for (const node of nodes) {
      if (graph.switched === 'nodes' && this.isLive(node)) switches.add(node);
      for (const edge of graph.edgesAt[node]!) {
        const next = graph.otherEnd(edge, node);
        if (graph.switched === 'nodes') {
          if (this.isDead(next)) switches.add(next);
        } else if (this.edges[edge] === (within.has(next) ? LIVE : DEAD)) switches.add(edge);
      }
    }
    return { scope: this.switchesOf([...switches]) };
  }

  /** Returns the live nodes of a component with their live edges. */
  componentBreach(nodes: readonly number[]): Breach {
    const { graph } = this;
    if (graph.switched === 'nodes')
      return { scope: this.switchesOf(nodes.filter((node) => this.isLive(node))) };
    return this.edgeBreach([...new Set(nodes.flatMap((node) => this.liveAt(node)))]);
  }

  /** Returns some edges as a breach. */
  edgeBreach(edges: readonly number[], at: readonly number[] = []): Breach {
    return { scope: this.switchesOf(this.graph.switchesOf(edges)), places: this.placesOf(at) };
  }

  switchesOf(positions: readonly number[]): readonly Bool[] {
    return positions.map((at) => this.graph.switches[at]!);
  }

  placesOf(nodes: readonly number[]): readonly Place[] {
    return nodes.map((node) => this.graph.nodes[node]!);
  }

  /** Returns the loops of live edges: one for each edge that closes a loop with earlier ones. */
  loops(): readonly (readonly number[])[] {
    const { graph } = this;
    const root = Int32Array.from(graph.nodes.keys());
    const find = (node: number): number => {
      while (root[node] !== node) node = root[node] = root[root[node]!]!;
      return node;
    };
    const before: number[][] = graph.nodes.map(() => []);
    const loops: number[][] = [];
    for (let edge = 0; edge < this.edges.length; edge++) {
      if (this.edges[edge] !== LIVE) continue;
      const [from, to] = graph.edges[edge]!;
      const [a, b] = [find(from), find(to)];
      if (a === b) loops.push([edge, ...this.#path(from, to, (node) => before[node]!)]);
      else {
        root[a] = b;
        before[from]!.push(edge);
        before[to]!.push(edge);
      }
    }
    return loops;
  }

  /** Returns a shortest path of live edges between two connected nodes. */
  path(from: number, to: number): readonly number[] {
    return this.#path(from, to, (node) => this.liveAt(node));
  }

  #path(from: number, to: number, edgesAt: (node: number) => readonly number[]): readonly number[] {
    const by = new Map<number, number>([[from, -1]]);
    for (const [node] of by)
      for (const edge of edgesAt(node)) {
        const next = this.graph.otherEnd(edge, node);
        if (!by.has(next)) by.set(next, edge);
      }
    const path: number[] = [];
    for (let node = to; node !== from; ) {
      const edge = by.get(node)!;
      path.push(edge);
      node = this.graph.otherEnd(edge, node);
    }
    return path;
  }
}

function areEqual(left: Int8Array, right: Int8Array): boolean {
  for (let at = 0; at < left.length; at++) if (left[at] !== right[at]) return false;
  return true;
}

/** The components of a part of a graph. */
export interface Components {
  /** Nodes of each component. */
  readonly all: readonly (readonly number[])[];
  /** Index of the component by node; -1 if it is in none. */
  readonly pieceOf: Int32Array;
}
