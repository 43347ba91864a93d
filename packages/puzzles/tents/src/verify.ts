import type { Board, Cell, Grid, Violation } from '@gridproof/describe';

interface Clues {
  readonly board: Board;
  readonly trees: Grid<true | undefined, Cell>;
}

/**
 * Yields groups of trees and tents that are connected by sides and differ in number. Tents touch nowhere, so a tree has at most two of them
 * beside it, and joins them as a line joins two points: in a connected group with as many lines as points, each point has a line of its own.
 */
export function* verify({ board, trees }: Clues, tents: Grid<boolean, Cell>): Iterable<Violation<'own'>> {
  const pitched = tents.places.filter((cell) => tents.at(cell));
  const signs = new Map<Cell, 'tree' | 'tent'>([
    ...trees.known().map(([cell]) => [cell, 'tree'] as const),
    ...pitched.map((cell) => [cell, 'tent'] as const),
  ]);
  const seen = new Set<Cell>();
  for (const cell of board.cells) {
    if (!signs.has(cell) || seen.has(cell)) continue;
    const camp = new Set([cell]);
    for (const one of camp)
      for (const next of board.neighbours(one))
        if (signs.has(next) && signs.get(next) !== signs.get(one)) camp.add(next);
    for (const one of camp) seen.add(one);
    const trees = [...camp].filter((one) => signs.get(one) === 'tree').length;
    if (2 * trees !== camp.size) yield { rule: 'own', places: [...camp] };
  }
}
