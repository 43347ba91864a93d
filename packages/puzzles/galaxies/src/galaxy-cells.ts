import { type Board, type Cell, checkpoint, type Grid, type Place } from '@gridproof/describe';
import { centreCells, halfTurn } from './half-turn.js';

/**
 * For each centre, the cells that its galaxy may have, and those right beside them, which it cannot have: their opposite is not on the
 * board, or one of the two is at another centre. Beyond them the galaxy cannot be, since it is connected, so no other constraint is needed.
 */
export function galaxyCells(
  board: Board,
  cells: Grid<unknown>,
  centres: readonly Place[],
): readonly (readonly Cell[])[] {
  /** By cell: the centre that touches it. */
  const taken = new Map<Cell, number>();
  const own = centres.map((at) => centreCells(at).map(({ row, col }) => board.cell(row, col)));
  for (const [n, touched] of own.entries()) for (const cell of touched) taken.set(cell, n);
  const isFree = (cell: Cell, n: number) => (taken.get(cell) ?? n) === n;

  return centres.map((at, n) => {
    const met = new Set(own[n]);
    for (const cell of met) {
      checkpoint();
      if (!isFree(cell, n)) continue;
      const opposite = halfTurn(cell, at);
      if (!cells.has(opposite) || !isFree(board.cell(opposite.row, opposite.col), n)) continue;
      for (const next of board.neighbours(cell)) if (cells.has(next)) met.add(next);
    }
    return [...met];
  });
}
