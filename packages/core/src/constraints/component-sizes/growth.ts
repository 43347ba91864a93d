import { checkpoint } from '../../checkpoint.js';
import type { ComponentGraph } from './component-graph.js';

/** Nodes that are known to be connected, with the bounds of their component. */
export interface Piece {
  readonly nodes: readonly number[];
  readonly size: number;
  readonly least: number;
  readonly most: number;
  readonly roots: number;
  /** The piece is a single node that is not live yet. */
  readonly open: boolean;
  /** Mark of the last search that reached it; faster than a set for each of many searches. */
  mark: number;
  /** Number of the branch by which the last search reached it. */
  branch: number;
}

/** The extent to which a piece can grow. */
export interface GrowthLimit {
  /** Pieces that it can include, itself first. */
  readonly pieces: readonly Piece[];
  /** By piece: the minimum size of a component with both. */
  readonly sizes: readonly number[];
  /** Total number of nodes. */
  readonly size: number;
  /** It can grow to its minimum size in two ways that share no other piece, so it needs no other piece. */
  readonly isFree: boolean;
}

/** Grows pieces from the known switches of a graph, on demand. Adds the switches on which the results depend to `used`, if given. */
export class PieceGrowth {
  readonly #pieces: (Piece | undefined)[];
  #numbers: Int32Array | undefined;
  /** Number of marks so far. */
  #marks = 0;

  constructor(
    readonly graph: ComponentGraph,
    /** State by switch: 1 on, -1 off, 0 open. */
    readonly state: ArrayLike<number>,
    readonly used?: Set<number>,
    /** By root that cannot reach the piece in question: the switches that separate them, if they are known from an earlier search. */
    readonly blocked: Map<number, ReadonlySet<number>> = new Map(),
  ) {
    this.#pieces = new Array(graph.neighbours.length);
  }

  /** Scratch array by node for searches. */
  get numbers(): Int32Array {
    this.#numbers ??= new Int32Array(this.graph.neighbours.length);
    return this.#numbers;
  }

  /** Returns a mark that no piece has. */
  newMark(): number {
    return ++this.#marks;
  }

  /** Returns the piece of a node; an open node is a piece of its own. */
  pieceAt(node: number): Piece {
    const known = this.#pieces[node];
    if (known) return known;
    const piece = this.#pieceAt(node);
    this.#pieces[node] = piece;
    return piece;
  }

  #pieceAt(start: number): Piece {
    const { neighbours, neighbourSwitches, byNodes, isRoot, least: minSizes, most: maxSizes } = this.graph;
    const nodes = [start];
    const open = byNodes && this.state[start]! <= 0;
    if (open)
      return {
        nodes,
        size: 1,
        least: minSizes[start]!,
        most: maxSizes[start]!,
        roots: isRoot[start]!,
        open,
        mark: 0,
        branch: 0,
      };
    if (byNodes) this.used?.add(start);
    const most = Number.POSITIVE_INFINITY;
    const piece = { nodes, size: 0, least: 0, most, roots: 0, open, mark: 0, branch: 0 };
    this.#pieces[start] = piece;
    for (const node of nodes) {
      piece.size++;
      piece.least = Math.max(piece.least, minSizes[node]!);
      piece.most = Math.min(piece.most, maxSizes[node]!);
      piece.roots += isRoot[node]!;
      const near = neighbours[node]!;
      for (let at = 0; at < near.length; at++) {
        const next = near[at]!;
        const on = neighbourSwitches[node]![at]!;
        if (this.state[on]! <= 0 || this.#pieces[next] === piece) continue;
        this.used?.add(on);
        this.#pieces[next] = piece;
        nodes.push(next);
      }
    }
    return piece;
  }

  /** Returns whether a piece cannot be in any component: too large already, or unable to grow enough. */
  isWrong(piece: Piece): boolean {
    const { size, least, most, roots, open } = piece;
    if (open) return false;
    if (size > most || least > most || (this.graph.roots && roots > 1)) return true;
    if (this.#isSeparated(piece, piece)) return true;
    if (size < least && this.reach(piece, least).size < least) return true;
    return this.graph.roots !== undefined && roots === 0 && !this.#hasRoot(piece);
  }

  /** Returns whether some root reaches a piece. */
  #hasRoot(piece: Piece): boolean {
    return this.graph.roots!.some((root) => {
      if (!this.used) return this.#isReachedBy(root, piece);
      let separating = this.blocked.get(root);
      if (!separating) {
        const used = new Set<number>();
        const growth = new PieceGrowth(this.graph, this.state, used);
        if (growth.#isReachedBy(root, growth.pieceAt(piece.nodes[0]!))) return true;
        separating = used;
        this.blocked.set(root, used);
      }
      for (const part of separating) this.used.add(part);
      return false;
    });
  }

  #isReachedBy(root: number, piece: Piece): boolean {
    if (this.graph.byNodes && this.state[root]! < 0) {
      this.used?.add(root);
      return false;
    }
    const from = this.pieceAt(root);
    return this.reach(from, Number.POSITIVE_INFINITY, piece).pieces.includes(piece);
  }

  /** Returns the pieces to which an open node would connect. */
  neighboursOf(node: number): readonly Piece[] {
    const reached: Piece[] = [];
    const near = this.graph.neighbours[node]!;
    for (let at = 0; at < near.length; at++) {
      if (this.state[near[at]!]! <= 0) continue;
      const piece = this.pieceAt(near[at]!);
      if (!reached.includes(piece)) reached.push(piece);
    }
    return reached.length ? reached : NONE;
  }

  /** Returns whether an open node would connect pieces that cannot be in one component. */
  joinsTooMuch(node: number): boolean {
    const { least, most, isRoot, roots } = this.graph;
    return exceedsSize(
      [{ size: 1, least: least[node]!, most: most[node]!, roots: isRoot[node]! }, ...this.neighboursOf(node)],
      roots !== undefined,
    );
  }

  /** Returns everything that a piece can include without getting too large; stops at a size, at a goal, or where it is free. */
  reach(from: Piece, enough = Number.POSITIVE_INFINITY, goal?: Piece, untilFree = false): GrowthLimit {
    const { neighbours, neighbourSwitches, roots } = this.graph;
    const pieces = [from];
    const sizes = [from.size];
    const mark = this.newMark();
    from.mark = mark;
    const waiting: Piece[][] = [];
    waiting[from.size] = [from];
    const limit = Math.min(from.most, neighbours.length);
    let size = from.size;
    /** By branch, which begins with a piece beside the first one: its size with that. */
    const branchSizes: number[] = [];
    let largeBranches = 0;
    search: for (let now = from.size; now <= limit; now++)
      for (const piece of waiting[now] ?? []) {
        for (const node of piece.nodes)
          for (let at = 0; at < neighbours[node]!.length; at++) {
            const next = neighbours[node]![at]!;
            const on = neighbourSwitches[node]![at]!;
            if (this.state[on]! < 0) {
              this.used?.add(on);
              continue;
            }
            const other = this.pieceAt(next);
            if (other.mark === mark) continue;
            const both = now + other.size;
            if (both > limit || both > other.most || other.least > limit) continue;
            if (roots && from.roots && other.roots) continue;
            if (other.open ? this.#refuses(next, from) : this.#isSeparated(other, from)) continue;
            other.mark = mark;
            pieces.push(other);
            sizes.push(both);
            const ring = waiting[both];
            if (ring) ring.push(other);
            else waiting[both] = [other];
            size += other.size;
            other.branch = piece === from ? branchSizes.push(from.size) - 1 : piece.branch;
            const branchSize = branchSizes[other.branch]!;
            branchSizes[other.branch] = branchSize + other.size;
            if (branchSize < from.least && branchSize + other.size >= from.least) largeBranches++;
            if (size >= enough || other === goal || (untilFree && largeBranches > 1)) break search;
          }
      }
    checkpoint(1 + (pieces.length >> 4));
    return { pieces, sizes, size, isFree: largeBranches > 1 };
  }

  /** Returns whether an edge that is off separates two pieces of an induced component. */
  #isSeparated(one: Piece, other: Piece): boolean {
    const { neighbours, neighbourSwitches, induced, byNodes } = this.graph;
    if (!induced || byNodes) return false;
    for (const node of one.nodes) {
      const near = neighbours[node]!;
      const edges = neighbourSwitches[node]!;
      for (let at = 0; at < near.length; at++) {
        if (this.state[edges[at]!]! >= 0 || this.pieceAt(near[at]!) !== other) continue;
        this.used?.add(edges[at]!);
        return true;
      }
    }
    return false;
  }

  /** Returns whether an open node would connect a piece with too many others. */
  #refuses(node: number, from: Piece): boolean {
    const neighbours = this.neighboursOf(node);
    const around = neighbours.includes(from) ? neighbours.filter((piece) => piece !== from) : neighbours;
    return (
      around.length > 0 &&
      exceedsSize(
        [from, { size: 1, least: 0, most: from.most, roots: 0 }, ...around],
        this.graph.roots !== undefined,
      )
    );
  }
}

const NONE: readonly Piece[] = [];

type Part = Pick<Piece, 'size' | 'least' | 'most' | 'roots'>;

/** Returns whether parts cannot be in one component. */
export function exceedsSize(parts: readonly Part[], rooted: boolean): boolean {
  let size = 0;
  let roots = 0;
  let least = 0;
  let most = Number.POSITIVE_INFINITY;
  for (const part of parts) {
    size += part.size;
    roots += part.roots;
    least = Math.max(least, part.least);
    most = Math.min(most, part.most);
  }
  return size > most || least > most || (rooted && roots > 1);
}
