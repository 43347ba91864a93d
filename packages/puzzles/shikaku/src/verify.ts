import { type Board, type Cell, type Grid, regionsOf, type Violation } from '@gridproof/describe';

/** The rules that an answer breaks: each piece is held against the frame around it. */
export function* verify(
  { board, numbers }: { readonly board: Board; readonly numbers: Grid<number | '?' | undefined, Cell> },
  answer: Grid<number>,
): Iterable<Violation<'rectangle' | 'area'>> {
  for (const places of regionsOf(board, (one, other) => answer.at(one) === answer.at(other))) {
    const clues = numbers.pick(places).filter((n) => n !== undefined);
    const framed = span(places.map(({ row }) => row)) * span(places.map(({ col }) => col));
    if (framed !== places.length || clues.length !== 1) yield { rule: 'rectangle', places };
    else if (clues[0] !== '?' && clues[0] !== places.length) yield { rule: 'area', places };
  }
}

const span = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers) + 1;
