import type { Board, Cell, Random } from '@gridproof/core';

/** Assigns each cell the index of a seed: regions grow by random neighbours until no free cell is left. */
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
