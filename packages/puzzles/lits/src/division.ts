import type { Random } from '@gridproof/describe';
import type { Piece, Pieces } from './pieces.js';

/** By region: the tetrominoes that it may have. */
export type TetrominoOptions = readonly (readonly Piece[])[];

/** The cells of a board in regions whose borders move. */
export class Division {
  readonly #regionOf: number[];
  /** By region: the tetrominoes that lie in it. */
  #inside: TetrominoOptions;
  /** By region: those that share a side with it. */
  #neighbours: readonly (readonly number[])[];

  constructor(
    private readonly pieces: Pieces,
    regionOf: readonly number[],
  ) {
    this.#regionOf = [...regionOf];
    const regions = [...new Set(regionOf).keys()].sort((a, b) => a - b);
    const own = (region: number) => (cell: number) => regionOf[cell] === region;
    this.#inside = regions.map((region) => pieces.all.filter(({ cells }) => cells.every(own(region))));
    this.#neighbours = this.#besideEach();
  }

  regionOf(cell: number): number {
    return this.#regionOf[cell]!;
  }

  /** Moves a cell to a neighbouring region; returns a function that undoes it, or undefined if its own region would fall apart. */
  move(random: Random): (() => void) | undefined {
    const cell = random.below(this.#regionOf.length);
    const region = this.#regionOf[cell]!;
    const others = this.pieces.beside[cell]!.map((one) => this.#regionOf[one]!).filter(
      (one) => one !== region,
    );
    const other = others[random.below(others.length)];
    if (other === undefined || !this.#hangsTogetherWithout(cell)) return undefined;
    const [inside, neighbours] = [this.#inside, this.#neighbours];
    this.#regionOf[cell] = other;
    const isOther = (one: number) => this.#regionOf[one] === other;
    const gained = this.pieces.covering[cell]!.filter(({ cells }) => cells.every(isOther));
    this.#inside = inside.map((pieces, at) => {
      if (at === region) return pieces.filter(({ cells }) => !cells.includes(cell));
      return at === other ? [...pieces, ...gained] : pieces;
    });
    this.#neighbours = this.#besideEach();
    return () => {
      this.#regionOf[cell] = region;
      [this.#inside, this.#neighbours] = [inside, neighbours];
    };
  }

  /** The tetrominoes that each region may have, by what those of any two say of each other; none where one can have none. */
  left(inside: TetrominoOptions = this.#inside): TetrominoOptions | undefined {
    const left = [...inside];
    const open = new Set(left.keys());
    for (const region of open) {
      open.delete(region);
      const around = this.#neighbours[region]!;
      const may = left[region]!.filter((piece) =>
        this.#goes(
          piece,
          around.map((one) => left[one]!),
        ),
      );
      if (may.length === 0) return undefined;
      if (may.length < left[region]!.length) for (const one of around) open.add(one);
      left[region] = may;
    }
    return left;
  }

  /** The same, and each that is left was tried. */
  tried(left: TetrominoOptions): TetrominoOptions | undefined {
    for (const [region, pieces] of left.entries()) {
      const may = pieces.filter((piece) => this.left(left.with(region, [piece])));
      const next = may.length < pieces.length ? this.left(left.with(region, may)) : left;
      if (next !== left) return next && this.tried(next);
    }
    return left;
  }

  /** Returns whether a tetromino is compatible with a candidate of each surrounding region, and joined to one of them. */
  #goes(piece: Piece, around: TetrominoOptions): boolean {
    let joined = around.length === 0;
    for (const others of around) {
      let goes = false;
      for (const other of others) {
        const meeting = this.pieces.meeting(piece, other);
        goes ||= meeting !== 'never';
        joined ||= meeting === 'joined';
        if (goes && joined) break;
      }
      if (!goes) return false;
    }
    return joined;
  }

  #besideEach(): readonly (readonly number[])[] {
    const found = this.#inside.map(() => new Set<number>());
    for (const [cell, region] of this.#regionOf.entries())
      for (const near of this.pieces.beside[cell]!)
        if (this.#regionOf[near] !== region) found[region]!.add(this.#regionOf[near]!);
    return found.map((regions) => [...regions]);
  }

  #hangsTogetherWithout(cell: number): boolean {
    const region = this.#regionOf[cell];
    const isOwn = (one: number) => one !== cell && this.#regionOf[one] === region;
    const near = this.pieces.beside[cell]!.filter(isOwn);
    const reached = new Set(near.slice(0, 1));
    for (const one of reached)
      for (const next of this.pieces.beside[one]!) if (isOwn(next)) reached.add(next);
    return near.length > 0 && near.every((one) => reached.has(one));
  }
}
