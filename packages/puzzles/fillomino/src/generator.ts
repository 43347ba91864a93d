import { type Board, type Cell, Grid, longerSide, type Random } from '@gridproof/describe';

/** Larger regions are seldom in collections, and some formats have no room for two digits. */
const LARGEST = 9;
/** How often, for each cell, regions that must not touch are changed before it is given up. */
const CHANGES = 20;

/** How many cells the region of each cell has: regions at random, of which no two of one size touch; undefined where none were found. */
export function drawRegionSizes(board: Board, random: Random): Grid<number> | undefined {
  const most = Math.min(LARGEST, longerSide(board));
  const regionOf = new Map(board.cells.map((cell) => [cell, new Set([cell])]));
  const touches = (cell: Cell) =>
    board.beside(cell).filter((near) => regionOf.get(near) !== regionOf.get(cell));
  const clashes = (cell: Cell) =>
    touches(cell).some((near) => regionOf.get(near)!.size === regionOf.get(cell)!.size);
  for (let left = CHANGES * board.cells.length; left > 0; left--) {
    const cell = anyOf(board.cells.filter(clashes), random);
    if (!cell) return Grid.over(board.cells, (one) => regionOf.get(one)!.size);
    const region = regionOf.get(cell)!;
    // The region becomes one with another that it touches; where that would be too large, only the cell changes over.
    const other = regionOf.get(anyOf([...region].flatMap(touches), random)!)!;
    if (region.size + other.size <= most) join(regionOf, region, other);
    else {
      const beyond = regionOf.get(anyOf(touches(cell), random)!)!;
      const rest = [...region].filter((one) => one !== cell);
      if (beyond.size === most || !hangsTogether(board, rest)) continue;
      region.delete(cell);
      join(regionOf, [cell], beyond);
    }
  }
  return undefined;
}

function join(regionOf: Map<Cell, Set<Cell>>, cells: Iterable<Cell>, region: Set<Cell>): void {
  for (const cell of cells) {
    region.add(cell);
    regionOf.set(cell, region);
  }
}

const anyOf = (cells: readonly Cell[], random: Random): Cell | undefined => cells[random.below(cells.length)];

function hangsTogether(board: Board, cells: readonly Cell[]): boolean {
  const reached = new Set(cells.slice(0, 1));
  for (const cell of reached)
    for (const near of board.beside(cell)) if (cells.includes(near)) reached.add(near);
  return reached.size === cells.length;
}
