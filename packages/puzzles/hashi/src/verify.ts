import {
  type Board,
  type Cell,
  cell,
  type Grid,
  type Link,
  placeKey,
  type Violation,
} from '@gridproof/describe';

/** The rules that an answer breaks: its bridges are drawn cell by cell, and walked along from island to island. */
export function* verify(
  {
    islands,
    loops,
  }: {
    readonly board: Board;
    readonly islands: Grid<number | '?' | undefined>;
    readonly loops: boolean;
  },
  bridges: Grid<number, Link>,
): Iterable<Violation<'number' | 'cross' | 'connected' | 'loop'>> {
  const ends = new Map<number, number>();
  const drawn = new Map<number, Link>();
  const away = new Map<number, Cell[]>();
  for (const [link, n] of bridges.entries()) {
    if (n === 0) continue;
    const path = Array.from({ length: link.length + 1 }, (_, by) =>
      link.towards === 'right' ? cell(link.row, link.col + by) : cell(link.row + by, link.col),
    );
    const [first, last] = [path[0]!, path.at(-1)!];
    for (const [from, to] of [
      [first, last],
      [last, first],
    ] as const) {
      ends.set(placeKey(from), (ends.get(placeKey(from)) ?? 0) + n);
      away.set(placeKey(from), [...(away.get(placeKey(from)) ?? []), to]);
    }
    for (const water of path.slice(1, -1)) {
      const other = drawn.get(placeKey(water));
      if (other) yield { rule: 'cross', places: [other, link] };
      drawn.set(placeKey(water), link);
    }
  }

  const all = islands.known();
  for (const [island, n] of all)
    if (n !== '?' && (ends.get(placeKey(island)) ?? 0) !== n) yield { rule: 'number', places: [island] };

  const left = new Map(all.map(([island]) => [placeKey(island), island]));
  for (let parts = 1; left.size > 0; parts++) {
    const part: Cell[] = [];
    const visits = [...left.values()].slice(0, 1);
    let ways = 0;
    for (let island = visits.pop(); island; island = visits.pop()) {
      if (!left.delete(placeKey(island))) continue;
      part.push(island);
      const next = away.get(placeKey(island)) ?? [];
      ways += next.length;
      visits.push(...next);
    }
    if (parts > 1) yield { rule: 'connected', places: part };
    // Without a loop there is one way fewer than there are islands; each was counted at both its ends.
    if (!loops && ways / 2 >= part.length) yield { rule: 'loop', places: part };
  }
}
