/**
 * A maximum matching between two sets. A left item without a free partner searches for an augmenting path (Berge, "Two theorems in graph
 * theory", 1957).
 */
export class BipartiteMatching {
  /** Partner by left item, and by right item; -1 if there is none. */
  readonly partner: Int32Array;
  readonly other: Int32Array;
  /** Left items without a partner. */
  readonly unmatched: readonly number[];

  /** `may`: whether a right item is available. */
  constructor(
    items: Iterable<number>,
    readonly neighbours: readonly (readonly number[])[],
    others: number,
    readonly may: (other: number) => boolean,
  ) {
    this.partner = new Int32Array(neighbours.length).fill(-1);
    this.other = new Int32Array(others).fill(-1);
    const alone: number[] = [];
    for (const item of items) if (!this.#pair(item)) alone.push(item);
    this.unmatched = alone;
  }

  #pair(start: number): boolean {
    /** By right item: the left item that reached it. */
    const reachedBy = new Map<number, number>();
    const waiting = [start];
    for (const one of waiting)
      for (const other of this.neighbours[one]!) {
        if (reachedBy.has(other) || !this.may(other)) continue;
        reachedBy.set(other, one);
        if (this.other[other] === -1) {
          this.#exchange(other, start, reachedBy);
          return true;
        }
        waiting.push(this.other[other]!);
      }
    return false;
  }

  #exchange(free: number, start: number, reachedBy: ReadonlyMap<number, number>): void {
    let other = free;
    for (;;) {
      const one = reachedBy.get(other)!;
      const before = this.partner[one]!;
      this.partner[one] = other;
      this.other[other] = one;
      if (one === start) return;
      other = before;
    }
  }

  /**
   * Returns the group that competes with a left item for partners, including it: all items whose partner a member of the group could have.
   * The partners belong to the group alone; `except` is omitted.
   */
  group(start: number, except = -1): readonly number[] {
    const group = new Set([start]);
    for (const one of group)
      for (const other of this.neighbours[one]!)
        if (other !== except && this.may(other) && this.other[other] !== -1) group.add(this.other[other]!);
    return [...group];
  }
}
