import type { Board, Cell, Grid, Outside, Violation } from '@gridproof/describe';

/** The lines whose runs differ from their numbers: each line is written down and taken apart where it is not shaded. */
export function* verify(
  { board, runs }: { readonly board: Board; readonly runs: Grid<readonly number[], Outside> },
  shaded: Grid<boolean, Cell>,
): Iterable<Violation<'runs'>> {
  for (const [end, numbers] of runs.entries()) {
    const line = board.lineFrom(end);
    const drawn = line.map((cell) => (shaded.at(cell) ? '#' : ' ')).join('');
    const found = drawn
      .split(' ')
      .filter(Boolean)
      .map(({ length }) => length);
    if (found.join() !== numbers.join()) yield { rule: 'runs', places: [end] };
  }
}
