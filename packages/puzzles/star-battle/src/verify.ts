import {
  type Board,
  type Cell,
  type Grid,
  placeKey,
  type Regions,
  type Violation,
} from '@gridproof/describe';

interface Clues {
  readonly board: Board;
  readonly stars: number;
  readonly regions: Regions;
}

/** The rules that an answer breaks: each star is put down in its row, its column and its region, and looks at its neighbours. */
export function* verify(
  { board, stars, regions }: Clues,
  answer: Grid<boolean, Cell>,
): Iterable<Violation<'stars' | 'apart'>> {
  const found = board.cells.filter((cell) => answer.at(cell));
  const lots = [
    ...board.rows.map((cells) => ({ cells, holds: (star: Cell) => star.row === cells[0]!.row })),
    ...board.columns.map((cells) => ({ cells, holds: (star: Cell) => star.col === cells[0]!.col })),
    ...regions.map((cells) => ({
      cells,
      holds: (star: Cell) => cells.some((cell) => placeKey(cell) === placeKey(star)),
    })),
  ];
  for (const { cells, holds } of lots)
    if (found.filter(holds).length !== stars) yield { rule: 'stars', places: cells };
  for (const star of found) {
    const near = found.filter(
      (other) => other !== star && Math.hypot(other.row - star.row, other.col - star.col) < 2,
    );
    if (near.length > 0) yield { rule: 'apart', places: [star, ...near] };
  }
}
