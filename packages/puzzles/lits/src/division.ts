import { type Board, type Random, RegionPartition } from '@gridproof/describe';
import type { Piece, Pieces } from './pieces.js';

/** By region: the tetrominoes that it may have. */
export type TetrominoOptions = readonly (readonly Piece[])[];

/** Regions whose borders move, and the tetrominoes that each may have. */
export class Division {
  readonly partition: RegionPartition;
  /** By region: the tetrominoes that lie in it. */
  #inside: TetrominoOptions;
  /** By region: those that share a side with it. */
  #neighbours: readonly (readonly number[])[];

  constructor(
    private readonly board: Board,
    private readonly pieces: Pieces,
    regionOf: readonly number[],
  ) {
    this.partition = new RegionPartition(board, regionOf);
    const regions = [...new Set(regionOf).keys()].sort((a, b) => a - b);
    const own = (region: number) => (cell: number) => regionOf[cell] === region;
    this.#inside = regions.map((region) => pieces.all.filter(({ cells }) => cells.every(own(region))));
    this.#neighbours = this.#besideEach();
  }

  /** Moves a cell to a neighbouring region; returns a function that undoes it, or undefined if its own region would fall apart. */
  move(random: Random): (() => void) | undefined {
    const { numbers } = this.partition;
    const cell = random.below(numbers.length);
    const region = numbers[cell]!;
    const others = this.pieces.neighbours[cell]!.map((one) => numbers[one]!).filter((one) => one !== region);
    const other = others[random.below(others.length)];
    if (other === undefined || !this.partition.canSpare(this.board.cells[cell]!)) return undefined;
    const [inside, neighbours] = [this.#inside, this.#neighbours];
    const undo = this.partition.move(this.board.cells[cell]!, other);
    const isOther = (one: number) => numbers[one] === other;
    const gained = this.pieces.covering[cell]!.filter(({ cells }) => cells.every(isOther));
    this.#inside = inside.map((pieces, at) => {
      if (at === region) return pieces.filter(({ cells }) => !cells.includes(cell));
      return at === other ? [...pieces, ...gained] : pieces;
    });
    this.#neighbours = this.#besideEach();
    return () => {
      undo();
      [this.#inside, this.#neighbours] = [inside, neighbours];
    };
  }

  /** The tetrominoes that each region may have, by what those of any two say of each other; none where one can have none. */
  left(): TetrominoOptions | undefined {
    return this.#consistent(this.#inside, this.#inside.keys());
  }

  /** The same, and each that is left was tried. */
  tried(left: TetrominoOptions): TetrominoOptions | undefined {
    for (const [region, pieces] of left.entries()) {
      const around = this.#neighbours[region]!;
      const may = pieces.filter((piece) => this.#consistent(left.with(region, [piece]), around));
      const next = may.length < pieces.length ? this.#consistent(left.with(region, may), around) : left;
      if (next !== left) return next && this.tried(next);
    }
    return left;
  }

  /** Removes tetrominoes that exclude all those of another region, first from some regions; undefined if a region has none left. */
  #consistent(options: TetrominoOptions, regions: Iterable<number>): TetrominoOptions | undefined {
    const left = [...options];
    const open = new Set(regions);
    for (const region of open) {
      open.delete(region);
      const neighbours = this.#neighbours[region]!;
      const around = neighbours.map((one) => left[one]!);
      const may = left[region]!.filter((piece) => this.#goes(piece, around));
      if (may.length === 0) return undefined;
      if (may.length < left[region]!.length) for (const one of neighbours) open.add(one);
      left[region] = may;
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
    const { numbers } = this.partition;
    for (const [cell, region] of numbers.entries())
      for (const near of this.pieces.neighbours[cell]!)
        if (numbers[near] !== region) found[region]!.add(numbers[near]!);
    return found.map((regions) => [...regions]);
  }
}
