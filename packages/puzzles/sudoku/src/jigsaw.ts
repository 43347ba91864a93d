import { type Board, type Cell, type Random, type Regions, regionsOf } from '@gridproof/describe';

/** The number of attempts to exchange cells between two regions, per cell. */
const EXCHANGES = 40;

/** Regions of a board, as many and as large as its rows, at random: rows that have exchanged cells again and again. */
export function drawJigsaw(board: Board, random: Random): Regions {
  const regions = board.rows.map((row) => new Set(row));
  const regionAt = new Map(regions.flatMap((region) => [...region].map((cell) => [cell, region] as const)));
  const anyOf = (cells: readonly Cell[]): Cell | undefined => cells[random.below(cells.length)];
  for (let left = EXCHANGES * board.cells.length; left > 0; left--) {
    const given = anyOf(board.cells)!;
    const from = regionAt.get(given)!;
    const to = regionAt.get(anyOf(board.neighbours(given))!)!;
    const taken = anyOf([...to].filter((cell) => board.neighbours(cell).some((near) => from.has(near))));
    if (from === to || !taken) continue;
    exchange(from, to, given, taken);
    if ([from, to].every((region) => hangsTogether(board, region))) {
      regionAt.set(given, to).set(taken, from);
    } else exchange(from, to, taken, given);
  }
  return regionsOf(board, (one, other) => regionAt.get(one) === regionAt.get(other));
}

function exchange(from: Set<Cell>, to: Set<Cell>, given: Cell, taken: Cell): void {
  from.delete(given);
  to.delete(taken);
  from.add(taken);
  to.add(given);
}

function hangsTogether(board: Board, region: ReadonlySet<Cell>): boolean {
  const [first] = region;
  const reached = new Set([first!]);
  for (const cell of reached)
    for (const near of board.neighbours(cell)) if (region.has(near)) reached.add(near);
  return reached.size === region.size;
}
