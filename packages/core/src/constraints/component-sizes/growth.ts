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
}

/** The extent to which a piece can grow. */
export interface GrowthLimit {
  /** Pieces that it can include, itself first. */
  readonly pieces: readonly Piece[];
  /** By piece: the minimum size of a component with both. */
  readonly sizes: readonly number[];
  /** Total number of nodes. */
  readonly size: number;
}

/** Grows pieces from the known switches of a graph, on demand. Adds the switches on which the results depend to `used`, if given. */
export class PieceGrowth {
  readonly #pieces: (Piece | undefined)[];
  /** Scratch array by node for searches. */
  readonly numbers: Int32Array;
  /** Number of marks so far. */
  #marks = 0;

  constructor(
    readonly graph: ComponentGraph,
    /** State by switch: 1 on, -1 off, 0 open. */
    readonly state: ArrayLike<number>,
    readonly used?: Set<number>,
  ) {
    this.#pieces = new Array(graph.neighbours.length);
    this.numbers = new Int32Array(graph.neighbours.length);
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
    const { neighbours, neighbourSwitches, byNodes, least, most, isRoot } = this.graph;
    const nodes = [start];
    const open = byNodes && this.state[start]! <= 0;
    if (open)
      return {
        nodes,
        size: 1,
        least: least[start]!,
        most: most[start]!,
        roots: isRoot[start]!,
        open,
        mark: 0,
      };
    if (byNodes) this.used?.add(start);
    const piece = { nodes, size: 0, least: 0, most: Number.POSITIVE_INFINITY, roots: 0, open, mark: 0 };
    this.#pieces[start] = piece;
    for (const node of nodes) {
      piece.size++;
      piece.least = Math.max(piece.least, least[node]!);
      piece.most = Math.min(piece.most, most[node]!);
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
      if (this.graph.byNodes && this.state[root]! < 0) {
        this.used?.add(root);
        return false;
      }
      const from = this.pieceAt(root);
      return this.reach(from, Number.POSITIVE_INFINITY, piece).pieces.some((one) => one === piece);
    });
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

  /** Returns everything that a piece can include without getting too large; stops at a size or a goal. */
  reach(from: Piece, enough = Number.POSITIVE_INFINITY, goal?: Piece): GrowthLimit {
    const { neighbours, neighbourSwitches, roots } = this.graph;
    const pieces = [from];
    const sizes = [from.size];
    const mark = this.newMark();
    from.mark = mark;
    const waiting: Piece[][] = [];
    waiting[from.size] = [from];
    const limit = Math.min(from.most, neighbours.length);
    let size = from.size;
    for (let now = from.size; now <= limit; now++)
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
            if (size >= enough || other === goal) return { pieces, sizes, size };
          }
      }
    checkpoint(1 + (pieces.length >> 4));
    return { pieces, sizes, size };
  }

  /** Returns whether an edge that is off separates two pieces of an induced component. */
  #isSeparated(one: Piece, other: Piece): boolean {
    const { neighbours, neighbourSwitches, induced, byNodes } = this.graph;
    if (!induced || byNodes) return false;
    for (const node of one.nodes)
      for (const [at, next] of neighbours[node]!.entries()) {
        const edge = neighbourSwitches[node]![at]!;
        if (this.state[edge]! >= 0 || this.pieceAt(next) !== other) continue;
        this.used?.add(edge);
        return true;
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
