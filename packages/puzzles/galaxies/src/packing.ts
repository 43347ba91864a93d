import {
  type Board,
  type Cell,
  checkpoint,
  latticeOf,
  middleOf,
  type Place,
  type Symmetry,
  symmetryMaps,
} from '@gridproof/describe';
import { halfTurn } from './half-turn.js';

/** Regions about their centres, each of which half a turn takes onto itself; and what symmetry makes of them. */
export class Packing {
  /** Every place where a centre may be. */
  readonly lattice: readonly Place[];
  readonly #regions = new Map<Place, readonly Cell[]>();
  readonly #centres = new Map<Cell, Place>();
  readonly #images: ReadonlyMap<Place, readonly Place[]>;
  readonly #turns: ReturnType<typeof symmetryMaps>;

  constructor(
    readonly board: Board,
    symmetry: Symmetry,
  ) {
    this.lattice = latticeOf(board);
    this.#turns = symmetryMaps(symmetry, board);
    const named = new Map(this.lattice.map((place) => [nameOf(middleOf(place)), place]));
    this.#images = new Map(
      this.lattice.map((place) => [
        place,
        this.#turns.map((turn) => named.get(nameOf(turn(middleOf(place))))!),
      ]),
    );
  }

  /** The cells about a centre; none where it is no centre. */
  region(centre: Place): readonly Cell[] {
    return this.#regions.get(centre) ?? [];
  }

  /** The centre of the region that a cell belongs to. */
  centreOf(cell: Cell): Place | undefined {
    return this.#centres.get(cell);
  }

  /** The cells that are regions of their own. */
  get singles(): readonly Cell[] {
    return this.board.cells.filter((cell) => this.region(this.centreOf(cell)!).length === 1);
  }

  /** Takes cells into the region of a centre, and their images into its images; nothing where one of them is taken or missing. */
  claim(centre: Place, cells: readonly Cell[]): boolean {
    checkpoint(this.#turns.length * cells.length);
    const claims = new Map<Cell, Place>();
    for (const [nth, turn] of this.#turns.entries()) {
      const image = this.#images.get(centre)![nth]!;
      for (const one of cells) {
        const { row, col } = turn(one);
        const cell = this.board.rows[row]?.[col];
        if (!cell || this.#centres.has(cell) || (claims.get(cell) ?? image) !== image) return false;
        claims.set(cell, image);
      }
    }
    for (const [cell, image] of claims) {
      this.#regions.set(image, [...this.region(image), cell]);
      this.#centres.set(cell, image);
    }
    return true;
  }

  /** Adds the first possible free neighbour to a region, with the opposite cell; returns whether there was one. */
  grow(centre: Place, inTurn: (cells: readonly Cell[]) => readonly Cell[]): boolean {
    checkpoint(this.region(centre).length);
    const beside = new Set(this.region(centre).flatMap((cell) => this.board.neighbours(cell)));
    const free = [...beside].filter((cell) => !this.#centres.has(cell));
    return inTurn(free).some((cell) => this.claim(centre, [cell, halfTurn(cell, centre)]));
  }

  /** Gives up a region and its images: their cells are free again. */
  drop(centre: Place): void {
    for (const image of this.#images.get(centre)!) {
      for (const cell of this.region(image)) this.#centres.delete(cell);
      this.#regions.delete(image);
    }
  }

  /** Returns a function that restores the current state. */
  remembered(): () => void {
    const [regions, centres] = [[...this.#regions], [...this.#centres]];
    return () => {
      this.#regions.clear();
      this.#centres.clear();
      for (const [centre, region] of regions) this.#regions.set(centre, region);
      for (const [cell, centre] of centres) this.#centres.set(cell, centre);
    };
  }
}

const nameOf = ({ row, col }: { readonly row: number; readonly col: number }): string => `${row},${col}`;
