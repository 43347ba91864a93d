import {
  type Board,
  type Cell,
  type Grid,
  type Random,
  RegionPartition,
  type Regions,
} from '@gridproof/describe';

interface Divided {
  readonly regions: Regions;
  readonly answer: Grid<boolean>;
}

/** A cell that changes over, and the number of the region that it belongs to then. */
interface Move {
  readonly cell: Cell;
  readonly to: number;
}

/**
 * The same regions, but for one cell that belongs to another of them, so that of the answer and its last rival only one is left, which is
 * the answer then; of such changes one that fewest of the other rivals keep to. Where no cell can change over so, one does that is
 * unshaded in both, so that others can later; none where there is no such cell either.
 */
export function repairRegions(
  board: Board,
  { regions, answer }: Divided,
  rivals: readonly Grid<boolean>[],
  random: Random,
): Divided | undefined {
  const last = rivals.at(-1)!;
  const partition = RegionPartition.of(board, regions);
  const moves = random.shuffled(
    board.cells.flatMap((cell) => partition.othersBeside(cell).map((to): Move => ({ cell, to }))),
  );
  const shared = new Map([answer, ...rivals].map((shaded) => [shaded, new Shared(regions, shaded)]));
  /** Returns whether each region has two shaded cells after a move. */
  const isSolved = (shaded: Grid<boolean>, { cell, to }: Move): boolean =>
    shared.get(shaded)!.isEven(partition.numberAt(cell), to, shaded.at(cell) ? 1 : 0);
  const bestOf = (some: readonly Move[]): Divided | undefined => {
    let best: (Move & { readonly left: Grid<boolean>; readonly solved: number }) | undefined;
    for (const move of some) {
      if (!partition.canSpare(move.cell)) continue;
      const left = answer.at(move.cell) ? last : answer;
      const solved = rivals.filter((rival) => rival !== left && isSolved(rival, move)).length;
      if (!best || solved < best.solved) best = { ...move, left, solved };
      if (solved === 0) break;
    }
    if (!best) return undefined;
    const { cell, to, left } = best;
    partition.move(cell, to);
    return { regions: partition.regions(), answer: left };
  };
  const differ = (cell: Cell) => answer.at(cell) !== last.at(cell);
  return (
    bestOf(moves.filter(({ cell }) => differ(cell))) ??
    bestOf(moves.filter(({ cell }) => !differ(cell) && !answer.at(cell)))
  );
}

/** The distribution of an answer's shaded cells among regions. */
class Shared {
  readonly #counts: readonly number[];
  /** The number of regions without exactly two shaded cells. */
  readonly #odd: number;

  constructor(regions: Regions, shaded: Grid<boolean>) {
    this.#counts = regions.map((region) => region.filter((cell) => shaded.at(cell)).length);
    this.#odd = this.#counts.filter((n) => n !== 2).length;
  }

  /** Returns whether each region has two after shaded cells move from one region to another. */
  isEven(from: number, to: number, gone: number): boolean {
    const [fewer, more] = [this.#counts[from]!, this.#counts[to]!];
    const others = this.#odd - Number(fewer !== 2) - Number(more !== 2);
    return others === 0 && fewer - gone === 2 && more + gone === 2;
  }
}
