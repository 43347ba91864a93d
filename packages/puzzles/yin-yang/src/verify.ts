import { type Board, type Grid, regionsOf, type Violation } from '@gridproof/describe';

/** Yields violations: divides the cells into areas of one colour, and checks each square separately. */
export function* verify(
  { board }: { readonly board: Board },
  colours: Grid<'black' | 'white'>,
): Iterable<Violation<'square' | 'connected'>> {
  for (let row = 1; row < board.height; row++)
    for (let col = 1; col < board.width; col++) {
      const places = [row - 1, row].flatMap((r) => [board.cell(r, col - 1), board.cell(r, col)]);
      if (new Set(colours.pick(places)).size === 1) yield { rule: 'square', places };
    }
  const areas = regionsOf(board, (one, other) => colours.at(one) === colours.at(other));
  for (const colour of ['black', 'white']) {
    const [, ...others] = areas
      .filter(([first]) => colours.at(first!) === colour)
      .toSorted((a, b) => b.length - a.length);
    for (const places of others) yield { rule: 'connected', places };
  }
}
