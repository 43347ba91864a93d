import type { Board, Cell, Grid, Outside, Violation } from '@gridproof/describe';

interface Clues {
  readonly board: Board;
  readonly counts: Grid<number | undefined, Outside>;
  readonly trees: Grid<true | undefined, Cell>;
}

/**
 * The rules that an answer breaks. Whether tents can be paired with trees is seen from their camps, trees and tents that are connected
 * by sides. Tents touch nowhere, so a tree has at most two beside it, and joins them as
 * a line joins two points: where as many lines as points are connected, each point can have a line of its own. So
 * each camp must have as many trees as tents.
 */
export function* verify(
  { board, counts, trees }: Clues,
  tents: Grid<boolean, Cell>,
): Iterable<Violation<'own' | 'apart' | 'line'>> {
  const pitched = tents.places.filter((cell) => tents.at(cell));
  const isTent = new Set(pitched);
  for (const one of pitched)
    for (const other of board.block(one)) {
      // The cells before it in reading order: each pair is met once.
      if (other === one) break;
      if (isTent.has(other)) yield { rule: 'apart', places: [other, one] };
    }

  const signs = new Map<Cell, 'tree' | 'tent'>([
    ...trees.known().map(([cell]) => [cell, 'tree'] as const),
    ...pitched.map((cell) => [cell, 'tent'] as const),
  ]);
  const seen = new Set<Cell>();
  for (const cell of board.cells) {
    if (!signs.has(cell) || seen.has(cell)) continue;
    const camp = new Set([cell]);
    for (const one of camp)
      for (const next of board.beside(one))
        if (signs.has(next) && signs.get(next) !== signs.get(one)) camp.add(next);
    for (const one of camp) seen.add(one);
    const trees = [...camp].filter((one) => signs.get(one) === 'tree').length;
    if (2 * trees !== camp.size) yield { rule: 'own', places: [...camp] };
  }

  for (const [end, n] of counts.known()) {
    const line = end.end === 'left' ? board.rows[end.row]! : board.columns[end.col]!;
    if (line.filter((cell) => isTent.has(cell)).length !== n) yield { rule: 'line', places: [end] };
  }
}
