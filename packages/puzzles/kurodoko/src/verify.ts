import { type Board, type Cell, type Grid, regionsOf, type Violation } from '@gridproof/describe';

const DIRECTIONS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

/** The rules that an answer breaks: from each number the cells are counted in each direction until something is in the way. */
export function* verify(
  { board, numbers }: { readonly board: Board; readonly numbers: Grid<number | '?' | undefined, Cell> },
  shaded: Grid<boolean, Cell>,
): Iterable<Violation<'view' | 'apart' | 'connected'>> {
  for (const [cell, n] of numbers.known()) {
    if (shaded.at(cell)) yield { rule: 'given', places: [cell] };
    if (n === '?') continue;
    let seen = shaded.at(cell) ? 0 : 1;
    for (const [down, right] of DIRECTIONS) {
      let [row, col] = [cell.row + down, cell.col + right];
      while (board.has({ row, col }) && !shaded.at(board.cell(row, col))) {
        seen++;
        row += down;
        col += right;
      }
    }
    if (seen !== n) yield { rule: 'view', places: [cell] };
  }
  const areas = regionsOf(board, (one, other) => shaded.at(one) === shaded.at(other));
  for (const places of areas) if (places.length > 1 && shaded.at(places[0]!)) yield { rule: 'apart', places };
  const unshaded = areas.filter(([first]) => !shaded.at(first!)).toSorted((a, b) => b.length - a.length);
  for (const places of unshaded.slice(1)) yield { rule: 'connected', places };
}
