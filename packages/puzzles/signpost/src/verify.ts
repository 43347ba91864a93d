import { type Board, type Direction, type Grid, groupBy, type Violation } from '@gridproof/describe';
import { headingTo } from './sight.js';

/** The rules that an answer breaks: the numbers are walked through, and the way to each next one is held against the arrow. */
export function* verify(
  { board, arrows }: { readonly board: Board; readonly arrows: Grid<Direction> },
  number: Grid<number>,
): Iterable<Violation<'next' | 'once'>> {
  const cells = groupBy(board.cells, (cell) => number.at(cell));
  for (const same of cells.values()) if (same.length > 1) yield { rule: 'once', places: same };

  for (const [cell, n] of number.entries()) {
    if (n === board.cells.length) continue;
    const next = cells.get(n + 1) ?? [];
    if (!next.some((to) => headingTo(cell, to) === arrows.at(cell)))
      yield { rule: 'next', places: [cell, ...next] };
  }
}
