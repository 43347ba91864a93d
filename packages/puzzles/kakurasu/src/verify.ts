import type { Board, Cell, Grid, Outside, Violation } from '@gridproof/describe';

/** The rules that an answer breaks: each shaded cell is taken away from what its row and its column must add up to. */
export function* verify(
  { board, sums }: { readonly board: Board; readonly sums: Grid<number | undefined, Outside> },
  shaded: Grid<boolean, Cell>,
): Iterable<Violation<'row' | 'column'>> {
  const left = { rows: board.rows.map(() => 0), columns: board.columns.map(() => 0) };
  for (const [end, n] of sums.known())
    if (end.end === 'right') left.rows[end.row]! += n;
    else left.columns[end.col]! += n;
  for (const { row, col } of board.cells.filter((cell) => shaded.at(cell))) {
    left.rows[row]! -= col + 1;
    left.columns[col]! -= row + 1;
  }
  for (const [end] of sums.known()) {
    const [rule, rest] =
      end.end === 'right'
        ? (['row', left.rows[end.row]] as const)
        : (['column', left.columns[end.col]] as const);
    if (rest !== 0) yield { rule, places: [end] };
  }
}
