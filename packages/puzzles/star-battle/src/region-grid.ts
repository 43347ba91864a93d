import { type Board, type Cell, groupBy, placeKey, type Random, type Regions } from '@gridproof/describe';

/** A board divided into regions, while it is made. */
export class RegionGrid {
  /** By the key of a cell: the number of its region. */
  readonly #at = new Map<number, number>();

  constructor(
    readonly board: Board,
    regions: Regions,
  ) {
    for (const [nth, region] of regions.entries())
      for (const cell of region) this.#at.set(placeKey(cell), nth);
  }

  /** Around each star a region of its own, which grows where there is room. */
  static around(board: Board, stars: readonly Cell[], random: Random): RegionGrid {
    const grid = new RegionGrid(
      board,
      stars.map((star) => [star]),
    );
    const open = [...stars];
    while (open.length > 0) {
      const nth = random.below(open.length);
      const room = board.beside(open[nth]!).filter((next) => !grid.#at.has(placeKey(next)));
      const [next] = random.shuffled(room);
      if (next) {
        grid.#at.set(placeKey(next), grid.of(open[nth]!));
        open.push(next);
      } else open.splice(nth, 1);
    }
    return grid;
  }

  /** The number of a cell's region. */
  of(cell: Cell): number {
    return this.#at.get(placeKey(cell))!;
  }

  /** The numbers of other regions beside a cell. */
  beside(cell: Cell): readonly number[] {
    return [...new Set(this.board.beside(cell).map((next) => this.of(next)))].filter(
      (nth) => nth !== this.of(cell),
    );
  }

  regions(): Regions {
    return [...groupBy(this.board.cells, (cell) => this.of(cell)).values()];
  }

  /** Joins regions of one star each, so many at a time; false where some are left over. */
  joined(number: number, random: Random): boolean {
    const sizes = new Map(this.regions().map(([first]) => [this.of(first!), 1] as [number, number]));
    while ([...sizes.values()].some((size) => size < number)) {
      // The one with the fewest ways to grow comes first.
      const ways = [...sizes]
        .filter(([, size]) => size < number)
        .map(([nth, size]) => ({
          nth,
          others: this.#neighbours(nth).filter((other) => sizes.get(other)! + size <= number),
        }));
      const [least] = random.shuffled(ways).toSorted((a, b) => a.others.length - b.others.length);
      const [other] = random.shuffled(least!.others);
      if (other === undefined) return false;
      for (const [key, nth] of this.#at) if (nth === other) this.#at.set(key, least!.nth);
      sizes.set(least!.nth, sizes.get(least!.nth)! + sizes.get(other)!);
      sizes.delete(other);
    }
    return true;
  }

  #neighbours(nth: number): readonly number[] {
    return [
      ...new Set(
        this.board.cells.filter((cell) => this.of(cell) === nth).flatMap((cell) => this.beside(cell)),
      ),
    ];
  }

  /**
   * Moves a cell to a neighbouring region; returns a function that undoes it, or undefined if the rest of its own region would be
   * disconnected.
   */
  move(cell: Cell, to: number): (() => void) | undefined {
    const from = this.of(cell);
    this.#at.set(placeKey(cell), to);
    const undo = () => {
      this.#at.set(placeKey(cell), from);
    };
    const rest = this.board.cells.filter((one) => this.of(one) === from);
    const walked = new Set(rest.slice(0, 1));
    for (const one of walked)
      for (const next of this.board.beside(one)) if (this.of(next) === from) walked.add(next);
    if (rest.length > 0 && walked.size === rest.length) return undo;
    undo();
    return undefined;
  }

  /** Returns whether each region has this number of stars. */
  sharesOut(stars: readonly Cell[], number: number): boolean {
    const found = new Map<number, number>();
    for (const star of stars) found.set(this.of(star), (found.get(this.of(star)) ?? 0) + 1);
    return [...found.values()].every((n) => n === number);
  }
}
