/**
 * As many of some things as can be are paired with others, one to one: each that finds none free looks for a way along which pairs can
 * be exchanged (Berge, "Two theorems in graph theory", 1957).
 */
export class BipartiteMatching {
  /** By thing and by other thing: what it is paired with, or -1. */
  readonly partner: Int32Array;
  readonly other: Int32Array;
  /** The things that found no partner. */
  readonly alone: readonly number[];

  /** `may`: whether one of the others can be taken. */
  constructor(
    things: Iterable<number>,
    readonly beside: readonly (readonly number[])[],
    others: number,
    readonly may: (other: number) => boolean,
  ) {
    this.partner = new Int32Array(beside.length).fill(-1);
    this.other = new Int32Array(others).fill(-1);
    const alone: number[] = [];
    for (const one of things) if (!this.#pair(one)) alone.push(one);
    this.alone = alone;
  }

  #pair(start: number): boolean {
    /** By other thing: the thing that reached it. */
    const reachedBy = new Map<number, number>();
    const waiting = [start];
    for (const one of waiting)
      for (const other of this.beside[one]!) {
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
   * The group that competes with a thing for others, itself included: every thing that has one which a member of the group could have, too.
   * What they could have is theirs alone; `except` is left out.
   */
  group(start: number, except = -1): readonly number[] {
    const group = new Set([start]);
    for (const one of group)
      for (const other of this.beside[one]!)
        if (other !== except && this.may(other) && this.other[other] !== -1) group.add(this.other[other]!);
    return [...group];
  }
}
