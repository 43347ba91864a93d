import { type Board, type Cell, cell, type Grid, type Violation } from '@gridproof/describe';
import type { Black } from './runs.js';

/** Walks to the right and down from each cell: from a black one it adds up, from a white one it looks for the same number. */
export function* verify(
  { board, blacks }: { readonly board: Board; readonly blacks: Grid<Black | undefined> },
  number: Grid<number>,
): Iterable<Violation<'different' | 'sum'>> {
  /** The white cells beyond a cell, one step after the other. */
  const walk = (from: Cell, down: number, right: number): readonly Cell[] => {
    const cells: Cell[] = [];
    const next = ({ row, col }: Cell) => cell(row + down, col + right);
    for (let at = next(from); number.has(at); at = next(at)) cells.push(at);
    return cells;
  };
  for (const from of board.cells)
    for (const [half, down, right] of [
      [0, 1, 0],
      [1, 0, 1],
    ] as const) {
      const totalAt = (at: Cell): number | undefined => {
        const clue = blacks.has(at) ? blacks.at(at) : undefined;
        return clue === 'black' ? undefined : clue?.[half];
      };
      const walked = walk(from, down, right);
      if (number.has(from)) {
        const same = walked.filter((one) => number.at(one) === number.at(from));
        if (same.length === 0) continue;
        const first = walk(from, -down, -right).at(-1) ?? from;
        const total = totalAt(cell(first.row - down, first.col - right));
        yield { rule: total === undefined ? 'different' : 'sum', places: [from, ...same] };
      } else {
        const total = totalAt(from);
        const sum = walked.reduce((all, one) => all + number.at(one), 0);
        if (total !== undefined && sum !== total)
          yield { rule: 'sum', places: walked.length > 0 ? walked : [from] };
      }
    }
}
