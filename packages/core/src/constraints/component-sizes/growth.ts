import type { ComponentGraph } from './component-graph.js';

/** Nodes that are surely connected, and what is demanded of the component that they are part of. */
export interface Piece {
  readonly nodes: readonly number[];
  readonly size: number;
  readonly least: number;
  readonly most: number;
  readonly roots: number;
  /** It is a node that need not be live. */
  readonly open: boolean;
  /** Of the last walk that came to it: walks are many, and a set for each takes longer than they do. */
  mark: number;
}

/** What a piece can grow to. */
export interface GrowthLimit {
  /** The pieces that it may take in, itself first. */
  readonly pieces: readonly Piece[];
  /** By these pieces: the least size of a component that has both. */
  readonly sizes: readonly number[];
  /** The nodes of all of them. */
  readonly size: number;
}

/**
 * Grows pieces from what is known of the switches of a graph. Nothing far from what is asked is looked at. If `used`
 * is given, the switches that mattered are written into it: what was found follows from them alone.
 */
export class Growth {
  readonly #pieces: (Piece | undefined)[];
  /** By node: for a walk to write down what it likes. */
  readonly numbers: Int32Array;
  /** How many walks there have been. */
  #marks = 0;

  constructor(
    readonly ways: ComponentGraph,
    /** By switch: 1 on, -1 off, 0 open. */
    readonly state: ArrayLike<number>,
    readonly used?: Set<number>,
  ) {
    this.#pieces = new Array(ways.beside.length);
    this.numbers = new Int32Array(ways.beside.length);
  }

  /** What no piece is marked with: the mark of a new walk. */
  newMark(): number {
    return ++this.#marks;
  }

  /** The piece that a node is part of: by itself, where it need not be live. */
  pieceAt(node: number): Piece {
    const known = this.#pieces[node];
    if (known) return known;
    const found = this.#pieceAt(node);
    this.#pieces[node] = found;
    return found;
  }

  #pieceAt(start: number): Piece {
    const { beside, by, byNodes, least, most, isRoot } = this.ways;
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
      const near = beside[node]!;
      for (let at = 0; at < near.length; at++) {
        const next = near[at]!;
        const on = by[node]![at]!;
        if (this.state[on]! <= 0 || this.#pieces[next] === piece) continue;
        this.used?.add(on);
        this.#pieces[next] = piece;
        nodes.push(next);
      }
    }
    return piece;
  }

  /** Whether a piece cannot be part of any component: what is on is too much, or what can be on is too little. */
  isWrong(piece: Piece): boolean {
    const { size, least, most, roots, open } = piece;
    if (open) return false;
    if (size > most || least > most || (this.ways.roots && roots > 1)) return true;
    if (this.#isParted(piece, piece)) return true;
    if (size < least && this.reach(piece, least).size < least) return true;
    return this.ways.roots !== undefined && roots === 0 && !this.#hasRoot(piece);
  }

  /** Whether some root reaches a piece. */
  #hasRoot(piece: Piece): boolean {
    return this.ways.roots!.some((root) => {
      if (this.ways.byNodes && this.state[root]! < 0) {
        this.used?.add(root);
        return false;
      }
      const from = this.pieceAt(root);
      return this.reach(from, Number.POSITIVE_INFINITY, piece).pieces.some((one) => one === piece);
    });
  }

  /** The pieces that are surely connected with an open node if it is live. */
  around(node: number): readonly Piece[] {
    const found: Piece[] = [];
    const near = this.ways.beside[node]!;
    for (let at = 0; at < near.length; at++) {
      if (this.state[near[at]!]! <= 0) continue;
      const piece = this.pieceAt(near[at]!);
      if (!found.includes(piece)) found.push(piece);
    }
    return found.length ? found : NONE;
  }

  /** Whether an open node would join what cannot be one component. */
  joinsTooMuch(node: number): boolean {
    const { least, most, isRoot, roots } = this.ways;
    return exceedsSize(
      [{ size: 1, least: least[node]!, most: most[node]!, roots: isRoot[node]! }, ...this.around(node)],
      roots !== undefined,
    );
  }

  /** All that a piece can take in without being too large; no further than up to a size, or to another piece. */
  reach(from: Piece, enough = Number.POSITIVE_INFINITY, goal?: Piece): GrowthLimit {
    const { beside, by, roots } = this.ways;
    const pieces = [from];
    const sizes = [from.size];
    const mark = this.newMark();
    from.mark = mark;
    const waiting: Piece[][] = [];
    waiting[from.size] = [from];
    const limit = Math.min(from.most, beside.length);
    let size = from.size;
    for (let now = from.size; now <= limit; now++)
      for (const piece of waiting[now] ?? []) {
        for (const node of piece.nodes)
          for (let at = 0; at < beside[node]!.length; at++) {
            const next = beside[node]![at]!;
            const on = by[node]![at]!;
            if (this.state[on]! < 0) {
              this.used?.add(on);
              continue;
            }
            const other = this.pieceAt(next);
            if (other.mark === mark) continue;
            const both = now + other.size;
            if (both > limit || both > other.most || other.least > limit) continue;
            if (roots && from.roots && other.roots) continue;
            if (other.open ? this.#refuses(next, from) : this.#isParted(other, from)) continue;
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
    return { pieces, sizes, size };
  }

  /** Whether two pieces cannot be in one component since there is something between them. */
  #isParted(one: Piece, other: Piece): boolean {
    const { beside, by, induced, byNodes } = this.ways;
    if (!induced || byNodes) return false;
    for (const node of one.nodes)
      for (const [at, next] of beside[node]!.entries()) {
        const edge = by[node]![at]!;
        if (this.state[edge]! >= 0 || this.pieceAt(next) !== other) continue;
        this.used?.add(edge);
        return true;
      }
    return false;
  }

  /** Whether an open node cannot be in one component with a piece, since it would join others to it. */
  #refuses(node: number, from: Piece): boolean {
    const beside = this.around(node);
    const around = beside.includes(from) ? beside.filter((piece) => piece !== from) : beside;
    return (
      around.length > 0 &&
      exceedsSize(
        [from, { size: 1, least: 0, most: from.most, roots: 0 }, ...around],
        this.ways.roots !== undefined,
      )
    );
  }
}

const NONE: readonly Piece[] = [];

type Part = Pick<Piece, 'size' | 'least' | 'most' | 'roots'>;

/** Whether parts cannot be in one component. */
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
