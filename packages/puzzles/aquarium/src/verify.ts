import { type Board, type Cell, type Grid, regionsOf, type Violation } from '@gridproof/describe';

interface Clues {
  readonly board: Board;
  readonly level: 'region' | 'body';
  readonly regions: readonly (readonly Cell[])[];
}

/** The rules that an answer breaks: the cells beside water or among it that are dry though they lie no higher than its surface. */
export function* verify(
  { board, level, regions }: Clues,
  filled: Grid<boolean, Cell>,
): Iterable<Violation<'region' | 'body'>> {
  const region = new Map(regions.flatMap((cells) => cells.map((cell) => [cell, cells] as const)));
  const bodies =
    level === 'region'
      ? regions.map((cells) => cells.filter((cell) => filled.at(cell)))
      : regionsOf(
          board,
          (one, other) => region.get(one) === region.get(other) && filled.at(one) === filled.at(other),
        );
  for (const water of bodies) {
    const [first] = water;
    if (!first || !filled.at(first)) continue;
    // Cells are in reading order, so the first is at the surface.
    const near = level === 'region' ? region.get(first)! : water.flatMap((cell) => board.neighbours(cell));
    const dry = near.filter(
      (cell) => !filled.at(cell) && cell.row >= first.row && region.get(cell) === region.get(first),
    );
    if (dry.length > 0) yield { rule: level, places: dry };
  }
}
