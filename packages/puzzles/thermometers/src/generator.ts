import type { Board, Cell, Random } from '@gridproof/describe';

/** A thermometer has this many cells at most. */
const LONGEST = 7;

/** Thermometers at random, on all cells of a board: ways from free cell to free cell, each as long as was drawn where there is room. */
export function drawThermometers(board: Board, random: Random): readonly (readonly Cell[])[] {
  const free = new Set(board.cells);
  const found: Cell[][] = [];
  /** By the first and the last cell of each: its position among those found. */
  const byEnd = new Map<Cell, number>();
  for (const first of random.shuffled(board.cells)) {
    if (!free.delete(first)) continue;
    const path = [first];
    const wanted = 2 + random.below(LONGEST - 1);
    while (path.length < wanted) {
      const [next] = random.shuffled(board.neighbours(path.at(-1)!).filter((cell) => free.has(cell)));
      if (!next) break;
      path.push(next);
      free.delete(next);
    }
    // A cell alone is the end of a thermometer beside it, if there is one.
    const beside = path.length === 1 ? board.neighbours(first) : [];
    const at = Math.min(...beside.map((cell) => byEnd.get(cell) ?? found.length), found.length);
    const other = found[at];
    if (!other) found.push(path);
    else {
      const isLast = beside.includes(other.at(-1)!);
      if (other.length > 1) byEnd.delete(isLast ? other.at(-1)! : other[0]!);
      if (isLast) other.push(first);
      else other.unshift(first);
    }
    for (const end of [found[at]![0]!, found[at]!.at(-1)!]) byEnd.set(end, at);
  }
  return found;
}
