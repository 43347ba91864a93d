import type { Board, Cell, Random } from '@gridproof/describe';

/** A thermometer has this many cells at most. */
const LONGEST = 7;

/** Thermometers at random, on all cells of a board: ways from free cell to free cell, each as long as was drawn where there is room. */
export function drawThermometers(board: Board, random: Random): readonly (readonly Cell[])[] {
  const free = new Set(board.cells);
  const found: Cell[][] = [];
  for (const first of random.shuffled(board.cells)) {
    if (!free.delete(first)) continue;
    const path = [first];
    const wanted = 2 + random.below(LONGEST - 1);
    while (path.length < wanted) {
      const [next] = random.shuffled(board.beside(path.at(-1)!).filter((cell) => free.has(cell)));
      if (!next) break;
      path.push(next);
      free.delete(next);
    }
    // A cell alone is the end of a thermometer beside it, if there is one.
    const beside = new Set(path.length === 1 ? board.beside(first) : []);
    const other = found.find((cells) => beside.has(cells.at(-1)!) || beside.has(cells[0]!));
    if (!other) found.push(path);
    else if (beside.has(other.at(-1)!)) other.push(first);
    else other.unshift(first);
  }
  return found;
}
