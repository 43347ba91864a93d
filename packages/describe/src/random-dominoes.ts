import { type Board, type Cell, placeKey, type Random, type Regions, regionsOf } from '@gridproof/core';

/** The number of moves per cell. */
const MOVES = 8;

/**
 * Covers a board with dominoes at random, except for one cell of an odd number: rows of dominoes at first; then two that lie side by side
 * turn again and again, and the uncovered cell changes places with half of a domino in line with it.
 */
export function randomDominoes(board: Board, random: Random): Regions {
  const others = new Map<number, Cell>();
  const join = (one: Cell, other: Cell) => {
    others.set(placeKey(one), other);
    others.set(placeKey(other), one);
  };
  const { width, height } = board;
  // The last of an odd number of columns has upright dominoes.
  for (const row of board.rows) for (let col = 0; col + 1 < width; col += 2) join(row[col]!, row[col + 1]!);
  if (width % 2 === 1) {
    const last = board.columns[width - 1]!;
    for (let row = 0; row + 1 < height; row += 2) join(last[row]!, last[row + 1]!);
  }
  for (let move = 0; move < MOVES * board.cells.length; move++) {
    const one = board.cells[random.below(board.cells.length)]!;
    const near = board.neighbours(one);
    const next = near[random.below(near.length)];
    if (!next) continue;
    const [first, second] = [others.get(placeKey(one)), others.get(placeKey(next))];
    if (!second || next === first) continue;
    if (first) {
      if (board.neighbours(first).includes(second)) {
        join(one, next);
        join(first, second);
      }
    } else if (second.row - next.row === next.row - one.row && second.col - next.col === next.col - one.col) {
      join(one, next);
      others.delete(placeKey(second));
    }
  }
  return regionsOf(board, (one, other) => others.get(placeKey(one)) === other);
}
