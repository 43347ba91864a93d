import { type Board, type Grid, regionsOf, type Violation } from '@gridproof/describe';

/** The rules that an answer breaks: its regions are counted. */
export function* verify(board: Board, answer: Grid<number>): Iterable<Violation<'region'>> {
  for (const places of regionsOf(board, (one, other) => answer.at(one) === answer.at(other)))
    if (answer.at(places[0]!) !== places.length) yield { rule: 'region', places };
}
