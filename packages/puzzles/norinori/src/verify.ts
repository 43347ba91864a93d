import { type Board, type Grid, type Regions, regionsOf, type Violation } from '@gridproof/describe';

/** The rules that an answer breaks: what hangs together of its shaded cells must be pieces of two. */
export function* verify(
  { board, regions }: { readonly board: Board; readonly regions: Regions },
  shaded: Grid<boolean>,
): Iterable<Violation<'two' | 'domino'>> {
  for (const region of regions)
    if (region.filter((cell) => shaded.at(cell)).length !== 2) yield { rule: 'two', places: region };
  for (const places of regionsOf(board, (one, other) => shaded.at(one) && shaded.at(other)))
    if (shaded.at(places[0]!) && places.length !== 2) yield { rule: 'domino', places };
}
