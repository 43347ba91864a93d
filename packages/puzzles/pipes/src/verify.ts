import {
  type Board,
  type Cell,
  endsOf,
  type Grid,
  type Link,
  placeKey,
  type Violation,
} from '@gridproof/describe';

/** The rules that an answer breaks: the pipes of each tile are read clockwise, and what hangs on nothing else is cut off, again and again. */
export function* verify(
  { board, tiles }: { readonly board: Board; readonly tiles: Grid<number> },
  pipe: Grid<boolean, Link>,
): Iterable<Violation<'tile' | 'connected' | 'tree'>> {
  const pipes = pipe.places.filter((link) => pipe.at(link));

  // Clockwise from above: what leaves the first cell of a link on the right or below comes into its other one on the left or above.
  const found = new Map(board.cells.map((cell) => [placeKey(cell), [0, 0, 0, 0]]));
  for (const link of pipes) {
    const [from, to] = endsOf(link).map((end) => found.get(placeKey(end))!);
    const leaves = link.towards === 'right' ? 1 : 2;
    from![leaves] = 1;
    to![(leaves + 2) % 4] = 1;
  }
  for (const cell of board.cells) {
    const own = [2, 1, 8, 4].map((worth) => (Math.floor(tiles.at(cell) / worth) % 2 ? 1 : 0)).join('');
    if (!(own + own).includes(found.get(placeKey(cell))!.join(''))) yield { rule: 'tile', places: [cell] };
  }

  const beside = new Map<Cell, { readonly link: Link; readonly to: Cell }[]>();
  for (const cell of board.cells) beside.set(cell, []);
  for (const link of pipes) {
    const [from, to] = endsOf(link).map(({ row, col }) => board.cell(row, col)) as [Cell, Cell];
    beside.get(from)!.push({ link, to });
    beside.get(to)!.push({ link, to: from });
  }

  const reached = new Set([board.cell(0, 0)]);
  for (const cell of reached) for (const { to } of beside.get(cell)!) reached.add(to);
  const others = board.cells.filter((cell) => !reached.has(cell));
  if (others.length) yield { rule: 'connected', places: others };

  // A tile with one pipe left is no part of a loop, and neither is that pipe.
  const left = new Set(pipes);
  const leftAt = (cell: Cell) => beside.get(cell)!.filter(({ link }) => left.has(link));
  const toLook = [...board.cells];
  for (const cell of toLook) {
    const [only, more] = leftAt(cell);
    if (!only || more) continue;
    left.delete(only.link);
    toLook.push(only.to);
  }
  if (left.size) yield { rule: 'tree', places: board.cells.filter((cell) => leftAt(cell).length) };
}
