import {
  type Board,
  type Cell,
  Grid,
  latticeOf,
  middleOf,
  type Place,
  type Random,
  type Symmetry,
  turnsOf,
} from '@gridproof/describe';
import { around, halfTurn } from './half-turn.js';

/** A region is begun with up to so many cells; it takes in more only where they fit nowhere else. */
const MOST = 14;

/**
 * Divides a board into regions, each of which half a turn about its centre takes onto itself, as symmetrical as is wished: the
 * centres, all of them white, and of each cell the number of its centre. Only those cells are regions of their own that nothing else can take in.
 */
export function packed(
  board: Board,
  symmetry: Symmetry,
  random: Random,
): { readonly centers: Grid<'white' | undefined, Place>; readonly answer: Grid<number> } {
  const lattice = latticeOf(board);
  const packing = new Packing(board, symmetry);
  const order = random.shuffled(lattice);
  for (const centre of order) {
    const [first, ...others] = around(centre) as [Cell, ...Cell[]];
    const starts = others.length
      ? [[first, ...others]]
      : random.shuffled(board.beside(first)).map((next) => [first, next, halfTurn(next, centre)]);
    if (!starts.some((cells) => packing.claim(centre, cells))) continue;
    for (let wanted = random.below(MOST); wanted > 2; wanted -= 2) if (!packing.grow(centre, random)) break;
  }
  for (const centre of order) while (packing.grow(centre, random));
  for (const cell of board.cells) packing.claim(cell, [cell]);
  const centres = lattice.filter((place) => packing.region(place).length);
  const numbers = new Map(centres.flatMap((at, n) => packing.region(at).map((cell) => [cell, n] as const)));
  return {
    centers: Grid.over(lattice, (at) => (packing.region(at).length ? 'white' : undefined)),
    answer: Grid.over(board.cells, (cell) => numbers.get(cell)!),
  };
}

/** Regions about their centres, and what symmetry makes of them. */
class Packing {
  readonly #regions = new Map<string, Cell[]>();
  readonly #taken = new Set<Cell>();
  readonly #turns: ReturnType<typeof turnsOf>;

  constructor(
    private readonly board: Board,
    symmetry: Symmetry,
  ) {
    this.#turns = turnsOf(symmetry, board);
  }

  /** The cells about a centre; none where it is no centre. */
  region(centre: Place): readonly Cell[] {
    return this.#regions.get(nameOf(middleOf(centre))) ?? [];
  }

  /** Takes cells into the region of a centre, and their images into its images; nothing where one of them is taken or missing. */
  claim(centre: Place, cells: readonly Cell[]): boolean {
    const claims = new Map<Cell, string>();
    for (const turn of this.#turns) {
      const region = nameOf(turn(middleOf(centre)));
      for (const one of cells) {
        const { row, col } = turn(one);
        const cell = this.board.rows[row]?.[col];
        if (!cell || this.#taken.has(cell) || (claims.get(cell) ?? region) !== region) return false;
        claims.set(cell, region);
      }
    }
    for (const [cell, name] of claims) {
      const region = this.#regions.get(name);
      if (region) region.push(cell);
      else this.#regions.set(name, [cell]);
      this.#taken.add(cell);
    }
    return true;
  }

  /** Lets a region take in a free cell beside it, and the one opposite. */
  grow(centre: Place, random: Random): boolean {
    const beside = this.region(centre).flatMap((cell) => this.board.beside(cell));
    const free = beside.filter((cell) => !this.#taken.has(cell));
    return random.shuffled(free).some((cell) => this.claim(centre, [cell, halfTurn(cell, centre)]));
  }
}

const nameOf = ({ row, col }: { readonly row: number; readonly col: number }): string => `${row},${col}`;
