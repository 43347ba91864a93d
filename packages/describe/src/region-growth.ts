import type { Board, Cell, Random } from '@gridproof/core';

/** The number of the seed that each cell belongs to: cells join one beside them at random, until none is left. */
export function growRegions(board: Board, seeds: readonly Cell[], random: Random): ReadonlyMap<Cell, number> {
  const area = new Map(seeds.map((cell, at) => [cell, at]));
  const rim = [...seeds];
  while (rim.length > 0) {
    const at = random.below(rim.length);
    const free = board.beside(rim[at]!).filter((cell) => !area.has(cell));
    const next = free[random.below(free.length)];
    if (next) {
      area.set(next, area.get(rim[at]!)!);
      rim.push(next);
    } else rim.splice(at, 1);
  }
  return area;
}
