import { UnionFind } from '@gridproof/core';
import type { Board, Cell, Random } from '@gridproof/describe';

/** Shaded cells at random, no two of them side by side and all others connected, to which no further cell may be added. */
export function drawShading(board: Board, random: Random): ReadonlySet<Cell> {
  const { width, height, cells } = board;
  const isFlat = width === 1 || height === 1;
  const shaded = new Set<Cell>();
  // Shaded cells that touch at corners form chains, and so does the edge of the board with those on it. A closed chain parts the other cells.
  const chains = new UnionFind(cells.length + 1);
  const edge = cells.length;
  const position = ({ row, col }: Cell) => row * width + col;
  for (const cell of random.shuffled(cells)) {
    const beside = board.neighbours(cell);
    if (beside.some((near) => shaded.has(near))) continue;
    // An inner cell of a board of one line touches the edge on both sides.
    const edges = isFlat ? beside.length : beside.length < 4 ? 1 : 0;
    const touched = [
      ...board
        .around(cell)
        .filter((near) => shaded.has(near))
        .map(position),
      ...Array<number>(edges).fill(edge),
    ];
    if (new Set(touched.map((one) => chains.piece(one))).size < touched.length) continue;
    for (const one of touched) chains.join(position(cell), one);
    shaded.add(cell);
  }
  return shaded;
}
