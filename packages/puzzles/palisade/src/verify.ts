import {
  type Board,
  type Cell,
  type Grid,
  regionsOf,
  type Side,
  side,
  type Violation,
} from '@gridproof/describe';

type Clue = number | '?' | 'hole' | undefined;

/** The rules that an answer breaks: a walk without crossing a wall covers a region, whose cells are counted. */
export function* verify(
  {
    board,
    cells,
    numbers,
  }: { readonly board: Board; readonly cells: number; readonly numbers: Grid<Clue, Cell> },
  wall: Grid<boolean, Side>,
): Iterable<Violation<'region' | 'around'>> {
  const isHole = (cell: Cell) => numbers.at(cell) === 'hole';
  const isOpen = (one: Cell, other: Cell) => !wall.at(between(one, other));
  for (const [cell, n] of numbers.known()) {
    if (typeof n !== 'number') continue;
    const ways = board.neighbours(cell).filter((next) => isOpen(cell, next)).length;
    if (4 - ways !== n) yield { rule: 'around', places: [cell] };
  }

  const regions = regionsOf(board, isOpen);
  const region = new Map(regions.flatMap((places) => places.map((cell) => [cell, places])));
  for (const places of regions) {
    const holes = places.filter(isHole).length;
    if (holes ? holes < places.length : places.length !== cells) yield { rule: 'region', places };
  }
  for (const [side, isWall] of wall.entries()) {
    if (!isWall) continue;
    const [one, other] = board.cellsAt(side) as [Cell, Cell];
    const isLoose = region.get(one) === region.get(other) || (isHole(one) && isHole(other));
    if (isLoose) yield { rule: 'region', places: [side] };
  }
}

/** The side between two neighbours. */
const between = (one: Cell, other: Cell): Side =>
  one.row === other.row
    ? side(one.row, Math.min(one.col, other.col), 'right')
    : side(Math.min(one.row, other.row), one.col, 'below');
