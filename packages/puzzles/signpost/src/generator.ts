import { checkpoint } from '@gridproof/core';
import { type Cell, type DrawContext, Grid } from '@gridproof/describe';
import { cellsInSight, headingTo } from './sight.js';

/** The number of attempts before a path is restarted. */
const TRIES = 200;

/** A walk over the board at random in straight leaps, as arrows and numbers; none where every try has ended in a dead end. */
export function drawWalk({ board, random }: DrawContext) {
  const sights = new Map(
    board.cells.map((cell) => {
      const seen = cellsInSight(board, cell);
      checkpoint(seen.length);
      return [cell, seen] as const;
    }),
  );
  for (let tried = 0; tried < TRIES; tried++) {
    const left = new Set(board.cells);
    /** The number of cells without a number that each cell sees. */
    const ways = new Map(Array.from(sights, ([cell, seen]) => [cell, seen.length] as const));
    const path: Cell[] = [];
    for (let cell = random.shuffled(board.cells)[0]; cell; ) {
      path.push(cell);
      left.delete(cell);
      const seen = sights.get(cell)!;
      checkpoint(seen.length);
      for (const one of seen) ways.set(one, ways.get(one)! - 1);
      // Cells that few others see are visited first, else nothing leads there in the end.
      const open = random.shuffled(seen.filter((one) => left.has(one)));
      cell = open.toSorted((one, other) => ways.get(one)! - ways.get(other)!)[0];
    }
    if (left.size > 0) continue;
    const numbers = new Map(path.map((cell, at) => [cell, at + 1]));
    const answer = Grid.from(board.cells, (cell) => numbers.get(cell)!);
    const arrows = Grid.from(board.cells, (cell) => {
      const next = path[numbers.get(cell)!];
      return (next && headingTo(cell, next)) ?? 'up';
    });
    return { clues: { arrows, givens: answer }, answer };
  }
  return undefined;
}
