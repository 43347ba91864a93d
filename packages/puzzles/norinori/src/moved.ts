import { type Board, type Cell, type Grid, type Random, type Regions, regionsOf } from '@gridproof/describe';

interface Divided {
  readonly regions: Regions;
  readonly answer: Grid<boolean>;
}

/** A cell that changes over, and the region that it belongs to then. */
interface Move {
  readonly cell: Cell;
  readonly to: readonly Cell[];
}

/**
 * The same regions, but for one cell that belongs to another of them, so that of the answer and its last rival only one is left, which is
 * the answer then; of such changes one that fewest of the other rivals keep to. Where no cell can change over so, one does that is
 * unshaded in both, so that others can later; none where there is no such cell either.
 */
export function moved(
  board: Board,
  { regions, answer }: Divided,
  rivals: readonly Grid<boolean>[],
  random: Random,
): Divided | undefined {
  const last = rivals.at(-1)!;
  const regionOf = new Map(regions.flatMap((region) => region.map((cell) => [cell, region] as const)));
  const moves = random.shuffled(
    board.cells.flatMap((cell) =>
      [...new Set(board.beside(cell).map((next) => regionOf.get(next)!))]
        .filter((to) => to !== regionOf.get(cell))
        .map((to): Move => ({ cell, to })),
    ),
  );
  const after = ({ cell, to }: Move): Regions => {
    const of = (one: Cell) => (one === cell ? to : regionOf.get(one)!);
    return regionsOf(board, (one, other) => of(one) === of(other));
  };
  const bestOf = (some: readonly Move[]): Divided | undefined => {
    let best: (Divided & { readonly solved: number }) | undefined;
    for (const move of some) {
      const found = after(move);
      if (found.length !== regions.length) continue;
      const left = answer.at(move.cell) ? last : answer;
      const solved = rivals.filter((rival) => rival !== left && isSolved(found, rival)).length;
      if (!best || solved < best.solved) best = { regions: found, answer: left, solved };
      if (solved === 0) break;
    }
    return best;
  };
  const differ = (cell: Cell) => answer.at(cell) !== last.at(cell);
  return (
    bestOf(moves.filter(({ cell }) => differ(cell))) ??
    bestOf(moves.filter(({ cell }) => !differ(cell) && !answer.at(cell)))
  );
}

const isSolved = (regions: Regions, shaded: Grid<boolean>): boolean =>
  regions.every((region) => region.filter((cell) => shaded.at(cell)).length === 2);
