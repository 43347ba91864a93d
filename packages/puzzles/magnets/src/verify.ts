import { type Board, type Cell, Grid, type Outside, type Violation } from '@gridproof/describe';

interface Clues {
  readonly board: Board;
  readonly pluses: Grid<number | undefined, Outside>;
  readonly minuses: Grid<number | undefined, Outside>;
  readonly dominoes: readonly (readonly Cell[])[];
}

/** The rules that an answer breaks. Each pole has a charge, and a magnet is a domino whose charges cancel out. */
export function* verify(
  { board, pluses, minuses, dominoes }: Clues,
  poles: Grid<'plus' | 'minus' | 'none', Cell>,
): Iterable<Violation<'domino' | 'alone' | 'apart' | 'pluses' | 'minuses'>> {
  const charge = Grid.from(board.cells, (cell) => ({ plus: 1, minus: -1, none: 0 })[poles.at(cell)]);
  for (const domino of dominoes) {
    const sum = charge.pick(domino).reduce((before, one) => before + one, 0);
    if (sum !== 0) yield { rule: domino.length === 1 ? 'alone' : 'domino', places: domino };
  }
  for (const cell of board.cells)
    for (const next of board.neighbours(cell))
      if (charge.at(cell) * charge.at(next) === 1 && (next.row > cell.row || next.col > cell.col))
        yield { rule: 'apart', places: [cell, next] };
  const charged = (wanted: number) => board.cells.filter((cell) => charge.at(cell) === wanted);
  for (const [rule, clues, found] of [
    ['pluses', pluses, charged(1)],
    ['minuses', minuses, charged(-1)],
  ] as const)
    for (const [end, n] of clues.known()) {
      const isColumn = end.end === 'above' || end.end === 'below';
      const own = found.filter(({ row, col }) => (isColumn ? col === end.col : row === end.row));
      if (own.length !== n) yield { rule, places: [end] };
    }
}
