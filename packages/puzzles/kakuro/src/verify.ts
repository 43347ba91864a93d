import { type Board, type Cell, cell, type Grid, type Violation } from '@gridproof/describe';
import type { Black } from './runs.js';

/** Walks to the right and down from each cell: from a black one it adds up, from a white one it looks for the same number. */
export function* verify(
  { board, blacks }: { readonly board: Board; readonly blacks: Grid<Black | undefined> },
  number: Grid<number>,
): Iterable<Violation<'different' | 'sum'>> {
  for (const from of board.cells)
    for (const [half, down, right] of [
      [0, 1, 0],
      [1, 0, 1],
    ] as const) {
      const walked: Cell[] = [];
      for (
        let at = cell(from.row + down, from.col + right);
        number.has(at);
        at = cell(at.row + down, at.col + right)
      )
        walked.push(at);
      const clue = blacks.at(from);
      if (clue === undefined) {
        const same = walked.filter((one) => number.at(one) === number.at(from));
        if (same.length > 0) yield { rule: 'different', places: [from, ...same] };
      } else if (clue !== 'black' && clue[half] !== undefined) {
        const total = walked.reduce((sum, one) => sum + number.at(one), 0);
        if (total !== clue[half]) yield { rule: 'sum', places: walked.length > 0 ? walked : [from] };
      }
    }
}
