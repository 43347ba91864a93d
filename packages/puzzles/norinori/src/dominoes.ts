import { type Board, type Cell, type Random, RegionPartition } from '@gridproof/describe';

/** The number of attempts to pair the shaded cells differently, per region. */
const SWAPS = 8;

/** The shaded cells of dominoes, and regions with two of them each. */
export interface Dominoes {
  readonly shaded: ReadonlySet<Cell>;
  readonly partition: RegionPartition;
}

/**
 * Dominoes at random, as many as find room, and regions with two of their cells each. First each cell belongs to a shaded one near it;
 * then these areas are joined two by two, those of a domino at first.
 */
export function drawDominoes(board: Board, random: Random): Dominoes {
  const halves = placed(board, random);
  const areas = RegionPartition.grow(board, halves, random);
  const touching = new Set(
    board.cells.flatMap((cell) =>
      board.neighbours(cell).map((next) => `${areas.numberAt(cell)} ${areas.numberAt(next)}`),
    ),
  );
  const touch = (one: number, other: number) => touching.has(`${one} ${other}`);
  const partner = halves.map((_, at) => at ^ 1);
  for (let swap = SWAPS * halves.length; swap > 0; swap--) {
    const [one, other] = [random.below(halves.length), random.below(halves.length)];
    const [ones, others] = [partner[one]!, partner[other]!];
    if (other === one || other === ones || !touch(one, other) || !touch(ones, others)) continue;
    partner[one] = other;
    partner[other] = one;
    partner[ones] = others;
    partner[others] = ones;
  }
  const numbers = areas.numbers.map((area) => Math.min(area, partner[area]!));
  return { shaded: new Set(halves), partition: new RegionPartition(board, numbers) };
}

/** The cells of dominoes that share no side, both of each one after the other. */
function placed(board: Board, random: Random): readonly Cell[] {
  const halves: Cell[] = [];
  const taken = new Set<Cell>();
  const pairs = board.cells.flatMap((cell) => board.neighbours(cell).map((next) => [cell, next] as const));
  for (const domino of random.shuffled(pairs)) {
    if (domino.some((cell) => taken.has(cell))) continue;
    halves.push(...domino);
    for (const cell of domino) for (const near of [cell, ...board.neighbours(cell)]) taken.add(near);
  }
  return halves;
}
