import { type Board, type Cell, type Random, regionsOf } from '@gridproof/describe';

/** Shaded cells at random, no two of them side by side and all others connected, to which no further cell may be added. */
export function drawShading(board: Board, random: Random): ReadonlySet<Cell> {
  const shaded = new Set<Cell>();
  for (const cell of random.shuffled(board.cells)) {
    const beside = board.beside(cell);
    if (beside.some((near) => shaded.has(near))) continue;
    shaded.add(cell);
    if (beside.length > 0 && !isConnected(board, shaded)) shaded.delete(cell);
  }
  return shaded;
}

const isConnected = (board: Board, shaded: ReadonlySet<Cell>): boolean =>
  regionsOf(board, (one, other) => !shaded.has(one) && !shaded.has(other)).filter(
    ([first]) => !shaded.has(first!),
  ).length <= 1;
