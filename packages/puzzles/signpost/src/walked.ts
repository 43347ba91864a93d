import { type Cell, Grid, type Wished } from '@gridproof/describe';
import { headingTo } from './sight.js';

/** Before a walk is begun anew it is tried so often. */
const TRIES = 200;

/** A walk over the board at random in straight leaps, as arrows and numbers; none where every try has ended in a dead end. */
export function walked({ board, random }: Wished) {
  const sights = new Map(
    board.cells.map((cell) => [cell, board.cells.filter((other) => headingTo(cell, other))] as const),
  );
  for (let tried = 0; tried < TRIES; tried++) {
    const left = new Set(board.cells);
    const path: Cell[] = [];
    for (let cell = random.shuffled(board.cells)[0]; cell; ) {
      path.push(cell);
      left.delete(cell);
      const open = (one: Cell) => sights.get(one)!.filter((other) => left.has(other));
      // Cells that few others see are visited first, else nothing leads there in the end.
      const next = random.shuffled(open(cell)).map((one) => ({ one, ways: open(one).length }));
      cell = next.toSorted((a, b) => a.ways - b.ways)[0]?.one;
    }
    if (left.size > 0) continue;
    const numbers = new Map(path.map((cell, at) => [cell, at + 1]));
    const answer = Grid.over(board.cells, (cell) => numbers.get(cell)!);
    const arrows = Grid.over(board.cells, (cell) => {
      const next = path[numbers.get(cell)!];
      return (next && headingTo(cell, next)) ?? 'up';
    });
    return { clues: { arrows, givens: answer }, answer };
  }
  return undefined;
}
