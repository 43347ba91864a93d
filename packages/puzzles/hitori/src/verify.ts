import { type Board, type Cell, type Grid, regionsOf, type Violation } from '@gridproof/describe';

export type Rule = 'repeat' | 'apart' | 'connected';

/** The rules that an answer breaks. */
export function* verify(
  { board, numbers }: { readonly board: Board; readonly numbers: Grid<number | undefined> },
  answer: Grid<boolean>,
): Iterable<Violation<Rule>> {
  for (const line of [...board.rows, ...board.columns]) {
    /** By number: the first unshaded cell that has it. */
    const first: (Cell | undefined)[] = [];
    for (const cell of line) {
      const number = numbers.at(cell);
      if (number === undefined || answer.at(cell)) continue;
      const before = first[number];
      if (before) yield { rule: 'repeat', places: [before, cell] };
      else first[number] = cell;
    }
  }

  const regions = regionsOf(board, (one, other) => answer.at(one) === answer.at(other));
  const shaded = regions.filter(([cell]) => answer.at(cell!));
  for (const places of shaded) if (places.length > 1) yield { rule: 'apart', places };

  const unshaded = regions.filter(([cell]) => !answer.at(cell!)).toSorted((a, b) => b.length - a.length);
  for (const places of unshaded.slice(1)) yield { rule: 'connected', places };
}
