import type { Place } from '../../board/place.js';
import type { Literal } from '../../engine.js';
import { flood } from '../../lazy/flood.js';
import type {
  AddCut,
  EagerWriter,
  Imply,
  LazyConstraint,
  LiteralState,
  ReadLiteral,
} from '../../lazy/lazy-constraint.js';
import { TRUE } from '../../literal.js';
import { minimizeSet } from '../../minimize-set.js';
import type { ComponentGraph } from './component-graph.js';
import { type CutPiece, cutPieces } from './cut-pieces.js';
import { excess, frontier, inducedViolations } from './cuts.js';
import { exceedsSize, type GrowthLimit, type Piece, PieceGrowth } from './growth.js';
import { memberships } from './memberships.js';

/** Maximum number of stored explanations. */
const MAX_EXPLANATIONS = 5000;

/** Components have sizes: large ones must be divided, small ones must grow. */
export class LazyComponentSizes implements LazyConstraint {
  readonly reasonPerCut = true;
  /** The last states without consequences: explanations repeat them, and others differ little from them. */
  #idle: readonly Int8Array[] = [];
  /** By node, assumed switch and the state of all switches that count: a few that explain it, and the piece concerned. */
  readonly #explanations = new Map<string, { parts: readonly number[]; nodes: readonly number[] }>();
  #fixedParts: readonly number[] | undefined;
  /** Distance from the nodes of a switch within which it has consequences. */
  readonly #range: number;

  /** `switches`: literals of the switches; `places`: their places. */
  constructor(
    readonly graph: ComponentGraph,
    readonly switches: readonly Literal[],
    readonly places: readonly Place[],
  ) {
    const most = graph.most.reduce((one, other) => Math.max(one, other), 0);
    // Before a component meets a piece that is too large for it, both may have almost the maximum size.
    this.#range = graph.roots ? Number.POSITIVE_INFINITY : (graph.byNodes ? 2 : 1) * most + 1;
  }

  cut(value: ReadLiteral, add: AddCut): void {
    const { switches } = this;
    const state = new Int8Array(switches.length);
    for (let part = 0; part < switches.length; part++) state[part] = value(switches[part]!) ? 1 : -1;
    const growth = new PieceGrowth(this.graph, state);
    const isSure = (part: number) => this.#fixed(part);
    for (const piece of this.#pieces(growth)) {
      const apart = [...inducedViolations(piece, growth)];
      for (const parts of apart) this.#forbid(parts, state, piece.nodes, add);
      if (apart.length || !growth.isWrong(piece)) continue;
      const isTooMuch = exceedsSize([piece], this.graph.roots !== undefined);
      this.#forbid((isTooMuch ? excess : frontier)(piece, growth, isSure), state, piece.nodes, add);
    }
  }

  /** Forbids these states of switches; `nodes` is the piece concerned. */
  #forbid(parts: readonly number[], state: ArrayLike<number>, nodes: readonly number[], add: AddCut): void {
    add(
      parts.flatMap((part) => (this.#fixed(part) ? [] : -state[part]! * this.switches[part]!)),
      this.#placesOf(parts, state, nodes),
    );
  }

  /**
   * Returns the places of a piece: its own relevant nodes, or those around it if there are none, and the roots beside them; for edges, the
   * nodes that they connect, or the whole piece.
   */
  #placesOf(parts: readonly number[], state: ArrayLike<number>, nodes: readonly number[]): readonly Place[] {
    const { byNodes, neighbours, neighbourSwitches, roots = [] } = this.graph;
    const present = parts.filter((part) => state[part]! > 0);
    if (byNodes) {
      const own = present.length ? present : parts;
      const beside = roots.filter((root) => neighbours[root]!.some((node) => own.includes(node)));
      return [...new Set([...own, ...beside])].map((part) => this.places[part]!);
    }
    const on = new Set(present);
    const joined = nodes.filter((node) => neighbourSwitches[node]!.some((edge) => on.has(edge)));
    return (joined.length ? joined : nodes).map((node) => this.graph.nodes[node]!);
  }

  #fixed(part: number): boolean {
    return Math.abs(this.switches[part]!) === TRUE;
  }

  propagate(known: LiteralState, imply: Imply): void {
    const { switches } = this;
    const state = new Int8Array(switches.length);
    for (let part = 0; part < switches.length; part++) state[part] = known(switches[part]!);
    let changed: readonly number[] | undefined;
    for (const idle of this.#idle) {
      const differing = differences(idle, state);
      if (differing.length === 0) return;
      if (!changed || differing.length < changed.length) changed = differing;
    }
    let any = false;
    this.#imply(state, changed && this.#nodesNear(changed), (literal, because) => {
      any = true;
      imply(literal, because);
    });
    if (!any) this.#idle = [state, ...this.#idle.slice(0, 2)];
  }

  /** Returns by node whether changed switches may have consequences there; undefined if they may everywhere. */
  #nodesNear(changed: readonly number[]): Uint8Array | undefined {
    const { neighbours, neighbourSwitches, byNodes } = this.graph;
    if (this.#range >= neighbours.length) return undefined;
    const parts = new Set(changed);
    const isChanged = (node: number) =>
      byNodes ? parts.has(node) : neighbourSwitches[node]!.some((edge) => parts.has(edge));
    let ring = [...neighbours.keys()].filter(isChanged);
    const near = new Uint8Array(neighbours.length);
    for (const node of ring) near[node] = 1;
    for (let distance = 0; distance < this.#range && ring.length > 0; distance++) {
      const next: number[] = [];
      for (const node of ring)
        for (const beside of neighbours[node]!) {
          if (near[beside]) continue;
          near[beside] = 1;
          next.push(beside);
        }
      ring = next;
    }
    return near;
  }

  /** Implies what follows from a state, only near some nodes if they are given. */
  #imply(state: Int8Array, near: Uint8Array | undefined, imply: Imply): void {
    const { graph, switches } = this;
    const isNear = (node: number) => near === undefined || near[node] === 1;
    const growth = new PieceGrowth(graph, state);
    const rooted = graph.roots !== undefined;
    const wrong = (piece: Piece) => {
      const part = graph.byNodes ? piece.nodes[0]! : -1;
      imply(part < 0 ? -TRUE : -switches[part]!, (add) =>
        this.#explain(state, piece.nodes[0]!, undefined, add),
      );
    };
    const must = (part: number, value: 1 | -1, node: number) =>
      imply(value * switches[part]!, (add) => {
        const other = state.slice();
        other[part] = -value;
        this.#explain(other, node, part, add);
      });
    const pieces = this.#pieces(growth).filter(({ nodes }) => nodes.some(isNear));
    for (const piece of pieces)
      if (exceedsSize([piece], rooted)) {
        wrong(piece);
        return;
      }
    if (graph.byNodes) {
      for (let node = 0; node < switches.length; node++)
        if (state[node] === 0 && isNear(node) && growth.joinsTooMuch(node)) must(node, -1, node);
    } else this.#decideEdges(growth, state, isNear, must);

    /** By node: by how much a component with a root and this node can still grow. */
    const slack = new Int32Array(graph.neighbours.length).fill(-1);
    const openRoots = (graph.byNodes && graph.roots?.filter((root) => state[root] === 0)) || [];
    for (const piece of [...pieces, ...openRoots.map((root) => growth.pieceAt(root))]) {
      const reaches = rooted ? piece.roots > 0 : piece.size < piece.least;
      if (!reaches) continue;
      const reach = growth.reach(piece, undefined, undefined, !rooted);
      if (rooted)
        for (let at = 0; at < reach.pieces.length; at++) {
          const left = piece.most - reach.sizes[at]!;
          for (const node of reach.pieces[at]!.nodes) if (slack[node]! < left) slack[node] = left;
        }
      if (reach.size < piece.least) {
        if (piece.open) must(piece.nodes[0]!, -1, piece.nodes[0]!);
        else wrong(piece);
      } else if (!piece.open && piece.size < piece.least && !reach.isFree)
        for (const gate of cutPieces(growth, reach)) this.#requireCutPiece(gate, reach, growth, must);
    }
    if (!rooted) {
      if (graph.byNodes) this.#excludeSmallAreas(state, imply);
      return;
    }
    if (graph.byNodes)
      for (let node = 0; node < switches.length; node++)
        if (state[node] === 0 && slack[node]! < 0) must(node, -1, node);
    for (const piece of pieces) {
      if (piece.roots > 0) continue;
      if (slack[piece.nodes[0]!]! < 0) {
        wrong(piece);
        continue;
      }
      if (!graph.byNodes) continue;
      const exits = this.#exits(piece, state).filter((node) => slack[node]! >= piece.size);
      if (exits.length === 1) must(exits[0]!, 1, piece.nodes[0]!);
    }
  }

  /** With roots, adds clauses for the roots to which each node can belong. */
  eagerClauses(known: LiteralState, writer: EagerWriter): Iterable<readonly Literal[]> {
    const { graph, switches } = this;
    if (!graph.roots || !graph.byNodes) return [];
    return memberships(new PieceGrowth(graph, Int8Array.from(switches, known)), switches, writer);
  }

  /** Returns all pieces with live parts. */
  #pieces(growth: PieceGrowth): readonly Piece[] {
    const { neighbours, byNodes } = this.graph;
    const pieces: Piece[] = [];
    const mark = growth.newMark();
    for (let node = 0; node < neighbours.length; node++) {
      if (byNodes && growth.state[node]! <= 0) continue;
      const piece = growth.pieceAt(node);
      if (piece.mark === mark) continue;
      piece.mark = mark;
      pieces.push(piece);
    }
    return pieces;
  }

  /** Returns the open nodes next to a piece. */
  #exits(piece: Piece, state: Int8Array): readonly number[] {
    const nodes = new Set<number>();
    for (const node of piece.nodes)
      for (const next of this.graph.neighbours[node]!) if (state[next] === 0) nodes.add(next);
    return [...nodes];
  }

  /** Excludes open nodes in areas that are too small. The closed nodes around an area explain all of them. */
  #excludeSmallAreas(state: Int8Array, imply: Imply): void {
    const { neighbours, least } = this.graph;
    const seen = new Uint8Array(neighbours.length);
    for (let start = 0; start < neighbours.length; start++) {
      if (state[start] !== 0 || seen[start]) continue;
      const { list: nodes } = flood([start], neighbours, (node) => state[node]! >= 0);
      for (const node of nodes) seen[node] = 1;
      const small = nodes.filter((node) => state[node] === 0 && nodes.length < least[node]!);
      let border: readonly number[] | undefined;
      for (const node of small)
        imply(-this.switches[node]!, (add) => {
          border ??= this.#borderOf(nodes, Math.min(...small.map((one) => least[one]!)), state);
          const other = state.slice();
          other[node] = 1;
          this.#forbid([node, ...border], other, [node], add);
        });
    }
  }

  /** Returns closed nodes that keep an area below a size; none of them can be omitted. */
  #borderOf(area: readonly number[], size: number, state: Int8Array): readonly number[] {
    const { neighbours } = this.graph;
    const border = new Set(area.flatMap((node) => neighbours[node]!).filter((node) => state[node]! < 0));
    const mayEnter = (node: number) => !border.has(node);
    for (const node of [...border].reverse()) {
      if (this.#fixed(node)) continue;
      border.delete(node);
      if (flood(area.slice(0, 1), neighbours, mayEnter, size).size >= size) border.add(node);
    }
    return [...border];
  }

  /** Decides edges between pieces that would be too large together. */
  #decideEdges(
    growth: PieceGrowth,
    state: Int8Array,
    isNear: (node: number) => boolean,
    must: (part: number, value: 1 | -1, node: number) => void,
  ): void {
    const { neighbours, neighbourSwitches, roots, induced } = this.graph;
    for (let node = 0; node < neighbours.length; node++)
      for (const [at, next] of neighbours[node]!.entries()) {
        const edge = neighbourSwitches[node]![at]!;
        if (next < node || state[edge] !== 0 || !isNear(node)) continue;
        const [one, other] = [growth.pieceAt(node), growth.pieceAt(next)];
        if (one === other) {
          if (induced) must(edge, 1, node);
        } else if (exceedsSize([one, other], roots !== undefined)) must(edge, -1, node);
      }
  }

  /** Requires a cut piece: it is live, and its edge is on if there is no other way in. */
  #requireCutPiece(
    { piece: gate, leadsTo }: CutPiece,
    { pieces }: GrowthLimit,
    growth: PieceGrowth,
    must: (part: number, value: 1, node: number) => void,
  ): void {
    const { neighbours, neighbourSwitches, byNodes, induced } = this.graph;
    const [from] = pieces as [Piece];
    const [node] = from.nodes as [number];
    if (byNodes) {
      if (gate.open) must(gate.nodes[0]!, 1, node);
      return;
    }
    const openSwitches: number[] = [];
    let others = 0;
    for (const one of gate.nodes)
      for (const [at, next] of neighbours[one]!.entries()) {
        const edge = neighbourSwitches[one]![at]!;
        const other = growth.pieceAt(next);
        if (growth.state[edge]! < 0 || other === gate || leadsTo(other)) continue;
        if (induced && other === from) must(edge, 1, node);
        else if (other === from) openSwitches.push(edge);
        else if (pieces.includes(other)) others++;
      }
    if (openSwitches.length === 1 && others === 0) must(openSwitches[0]!, 1, node);
  }

  /** Forbids a few of the known switches that make the component of a node impossible. */
  #explain(state: Int8Array, node: number, assumed: number | undefined, add: AddCut): void {
    const growth = new PieceGrowth(this.graph, state, new Set());
    growth.isWrong(growth.pieceAt(node));
    // Nothing else of the state counts.
    const key = [node, assumed, ...Array.from(growth.used!, (part) => state[part]! * (part + 1))].join();
    let known = this.#explanations.get(key);
    if (!known) {
      const parts = this.#impossibleParts(state, node, assumed, growth);
      const { nodes } = new PieceGrowth(this.graph, this.#only(parts, state)).pieceAt(node);
      known = { parts, nodes };
      if (this.#explanations.size === MAX_EXPLANATIONS) this.#explanations.clear();
      this.#explanations.set(key, known);
    }
    this.#forbid(known.parts, state, known.nodes, add);
  }

  /** Returns a state with some switches and those that are fixed. */
  #only(parts: Iterable<number>, state: Int8Array): Int8Array {
    this.#fixedParts ??= [...this.switches.keys()].filter((part) => this.#fixed(part));
    const some = new Int8Array(state.length);
    for (const part of this.#fixedParts) some[part] = state[part]!;
    for (const part of parts) some[part] = state[part]!;
    return some;
  }

  /** Reduces the known switches that make the component of a node impossible to a few. */
  #impossibleParts(
    state: Int8Array,
    node: number,
    assumed: number | undefined,
    growth: PieceGrowth,
  ): readonly number[] {
    let reason = growth;
    const isRemovable = (part: number) => !this.#fixed(part) && part !== assumed;
    const removable = () => [...reason.used!].filter(isRemovable);
    minimizeSet(
      removable().reverse(),
      (some) => {
        const left = new Set(some);
        const removed = removable().filter((part) => !left.has(part));
        const fewer = this.#only(reason.used!, state);
        for (const part of removed) fewer[part] = 0;
        // Roots that other switches separate from the piece remain separated.
        const blocked = [...reason.blocked].filter(
          ([, between]) => !removed.some((part) => between.has(part)),
        );
        const then = new PieceGrowth(this.graph, fewer, new Set(), new Map(blocked));
        if (!then.isWrong(then.pieceAt(node))) return undefined;
        reason = then;
        return removable();
      },
      { most: Number.POSITIVE_INFINITY },
    );
    return [...reason.used!];
  }

  rename(to: (literal: Literal) => Literal): LazyConstraint {
    return new LazyComponentSizes(this.graph, this.switches.map(to), this.places);
  }

  literals(): Iterable<Literal> {
    return this.switches;
  }
}

/** Returns the indices at which two states differ. */
function differences(one: Int8Array, other: Int8Array): readonly number[] {
  const found: number[] = [];
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) found.push(at);
  return found;
}
