import { type Board, type Grid, regionsOf, type Violation } from '@gridproof/describe';

/** Yields violations: divides the cells into islands and seas. */
export function* verify(
  { board, numbers }: { readonly board: Board; readonly numbers: Grid<number | '?' | undefined> },
  shaded: Grid<boolean>,
): Iterable<Violation<'island' | 'sea' | 'pool'>> {
  const areas = regionsOf(board, (one, other) => shaded.at(one) === shaded.at(other));
  const [seas, islands] = [true, false].map((wet) => areas.filter(([cell]) => shaded.at(cell!) === wet));

  for (const places of islands!) {
    const [number, ...more] = numbers.pick(places).filter((one) => one !== undefined);
    if (number === undefined || more.length || (number !== '?' && number !== places.length))
      yield { rule: 'island', places };
  }
  for (const [cell] of numbers.known()) if (shaded.at(cell)) yield { rule: 'island', places: [cell] };

  const [, ...others] = seas!.toSorted((a, b) => b.length - a.length);
  for (const places of others) yield { rule: 'sea', places };

  for (let row = 1; row < board.height; row++)
    for (let col = 1; col < board.width; col++) {
      const places = [row - 1, row].flatMap((r) => [board.cell(r, col - 1), board.cell(r, col)]);
      if (places.every((cell) => shaded.at(cell))) yield { rule: 'pool', places };
    }
}
