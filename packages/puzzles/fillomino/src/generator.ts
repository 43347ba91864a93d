import { type Board, type Cell, Grid, longerSide, type Random } from '@gridproof/describe';

/** Larger regions are seldom in collections, and some formats have no room for two digits. */
const LARGEST = 9;
/** The number of changes to regions that must not touch before the board is rejected, per cell. */
const CHANGES = 20;

/** Draws regions of which no two of equal size touch, and returns the size of each cell's region; undefined if the draw failed. */
export function drawRegionSizes(board: Board, random: Random): Grid<number> | undefined {
  const most = Math.min(LARGEST, longerSide(board));
  const regionOf = new Map(board.cells.map((cell) => [cell, new Set([cell])]));
  const touches = (cell: Cell) =>
    board.neighbours(cell).filter((near) => regionOf.get(near) !== regionOf.get(cell));
  const clashes = (cell: Cell) =>
    touches(cell).some((near) => regionOf.get(near)!.size === regionOf.get(cell)!.size);
  for (let left = CHANGES * board.cells.length; left > 0; left--) {
    const cell = anyOf(board.cells.filter(clashes), random);
    if (!cell) return Grid.from(board.cells, (one) => regionOf.get(one)!.size);
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
    for (const near of board.neighbours(cell)) if (cells.includes(near)) reached.add(near);
  return reached.size === cells.length;
}
