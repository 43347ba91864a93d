import { type Board, type Cell, endsOf, Grid, type Link } from '@gridproof/describe';

/** What draws the order in which things are tried. */
interface Order {
  shuffled<T>(things: readonly T[]): T[];
}

/** So often it is tried to lay lines none of which is of two cells. */
const TRIES = 20;

/**
 * Lines that are laid at random. None runs beside itself: it could be shortened there, and the puzzle of its numbers would have two
 * answers. So cells are joined one by one as long as nothing but the new link joins two lines.
 */
export function laid(board: Board, order: Order, tries = TRIES) {
  const lineOf = new Map<Cell, Cell[]>(board.cells.map((cell) => [cell, [cell]]));
  const drawn = new Set<Link>();
  for (const link of order.shuffled(board.links)) {
    const [from, to] = endsOf(link).map(({ row, col }) => board.cell(row, col)) as [Cell, Cell];
    const [one, other] = [lineOf.get(from)!, lineOf.get(to)!];
    const isEnd = (cell: Cell, line: readonly Cell[]) => cell === line[0] || cell === line.at(-1);
    const touching = one.flatMap((cell) => board.beside(cell).filter((next) => other.includes(next)));
    if (one === other || !isEnd(from, one) || !isEnd(to, other) || touching.length > 1) continue;
    const joined = [
      ...(from === one.at(-1) ? one : one.toReversed()),
      ...(to === other[0] ? other : other.toReversed()),
    ];
    for (const cell of joined) lineOf.set(cell, joined);
    drawn.add(link);
  }
  const lines = order.shuffled([...new Set(lineOf.values())].filter(({ length }) => length > 1));
  if (tries > 1 && lines.some(({ length }) => length === 2)) return laid(board, order, tries - 1);
  const numbers = new Map(lines.flatMap((line, n) => [line[0], line.at(-1)].map((end) => [end, n + 1])));
  return {
    numbers: Grid.over(board.cells, (cell) => numbers.get(cell)),
    line: Grid.over(board.links, (link) => drawn.has(link)),
  };
}
