/** Union-find: connects nodes one after the other. */
export class UnionFind {
  readonly #root: Int32Array;

  constructor(nodes: number) {
    this.#root = new Int32Array(nodes);
    for (let node = 0; node < nodes; node++) this.#root[node] = node;
  }

  /** Returns the component of a node, represented by one of its nodes. */
  piece(node: number): number {
    let at = node;
    while (this.#root[at] !== at) {
      this.#root[at] = this.#root[this.#root[at]!]!;
      at = this.#root[at]!;
    }
    return at;
  }

  /** Connects two nodes; returns false if they were already connected. */
  join(one: number, other: number): boolean {
    const [a, b] = [this.piece(one), this.piece(other)];
    this.#root[a] = b;
    return a !== b;
  }
}
