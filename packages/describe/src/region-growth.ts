import type { Board, Cell, Random } from '@gridproof/core';

/** Assigns each cell the index of a seed: regions grow by random neighbours until no free cell is left. */
export function growRegions(board: Board, seeds: readonly Cell[], random: Random): ReadonlyMap<Cell, number> {
  const area = new Map(seeds.map((cell, at) => [cell, at]));
  const frontier = [...seeds];
  while (frontier.length > 0) {
    const at = random.below(frontier.length);
    const free = board.beside(frontier[at]!).filter((cell) => !area.has(cell));
    const next = free[random.below(free.length)];
    if (next) {
      area.set(next, area.get(frontier[at]!)!);
      frontier.push(next);
    } else frontier.splice(at, 1);
  }
  return area;
}
