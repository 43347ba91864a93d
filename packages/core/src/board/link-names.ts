import { type Coordinates, cellNames } from './coordinates.js';
import { joinList } from './join-list.js';
import { type Cell, endsOf, type Link, placeKey } from './place.js';

/** Formats routes by their cells: `from row 1, column 2 to column 4 and on to row 3`. */
export function formatRoutes(ways: readonly Route[], coordinates: Coordinates): string {
  const names = cellNames(coordinates);
  const told = ways.map(([from, ...turns]) => {
    const stops = turns.map((to, nth) => {
      const name = names.next(turns[nth - 1] ?? from!, to);
      return nth === 0 ? `to ${name}` : `on to ${name}`;
    });
    return `from ${names.cell(from!.row, from!.col)} ${joinList(stops, 'and')}`;
  });
  return joinList(told, 'and');
}

/** Formats links separately, grouped by cell: `from row 2, column 3 up or to the left`; all four links of a cell are `through` it. */
export function formatExits(links: readonly Link[], coordinates: Coordinates): string {
  const names = cellNames(coordinates);
  const left = new Set(links);
  const told: string[] = [];
  while (left.size > 0) {
    const [{ cell, beyond }] = [...meetings([...left]).values()].sort(
      (a, b) => b.beyond.length - a.beyond.length,
    ) as [Meeting];
    for (const { link } of beyond) left.delete(link);
    const name = names.cell(cell.row, cell.col);
    const [only, ...others] = beyond;
    if (others.length === 0) told.push(`from ${name} to ${names.next(cell, only!.to)}`);
    else if (beyond.length === 4) told.push(`through ${name}`);
    else
      told.push(
        `from ${name} ${joinList(
          beyond.map(({ to }) => wayTowards(cell, to)),
          'or',
        )}`,
      );
  }
  return joinList(told, 'or');
}

/** A cell with links, and the cells to which they lead. */
interface Meeting {
  readonly cell: Cell;
  readonly beyond: { readonly link: Link; readonly to: Cell }[];
}

/** Finds the cells at the ends of links, row by row. */
function meetings(links: readonly Link[]): ReadonlyMap<number, Meeting> {
  const found = new Map<number, Meeting>();
  const add = (link: Link, cell: Cell, to: Cell) => {
    const here = found.get(placeKey(cell)) ?? { cell, beyond: [] };
    here.beyond.push({ link, to });
    found.set(placeKey(cell), here);
  };
  for (const link of links) {
    const [from, to] = endsOf(link);
    add(link, from, to);
    add(link, to, from);
  }
  return new Map([...found].sort(([, { cell: a }], [, { cell: b }]) => a.row - b.row || a.col - b.col));
}

/** A route along links: its first cell, the cells where it turns, and its last cell. */
export type Route = readonly Cell[];

/** Joins links to routes that are as long as possible. */
export function routesAlong(links: readonly Link[]): readonly Route[] {
  const left = new Set(links);
  const ways: Cell[][] = [];
  while (left.size > 0) {
    const at = meetings([...left]);
    const all = [...at.values()];
    const start = all.find(({ beyond }) => beyond.length % 2 === 1) ?? all[0]!;
    const way = [start.cell];
    for (let here: Meeting | undefined = start; here; ) {
      const open: Meeting['beyond'] = here.beyond.filter(({ link }) => left.has(link));
      const before = way.at(-2);
      const { cell } = here;
      // Prefers to go straight on.
      const on = open.find(({ to }) => before && isStraight(before, cell, to)) ?? open[0];
      if (!on) break;
      left.delete(on.link);
      if (before && isStraight(before, cell, on.to)) way.pop();
      way.push(on.to);
      here = at.get(placeKey(on.to));
    }
    ways.push(way);
  }
  return ways;
}

const isStraight = (from: Cell, cell: Cell, to: Cell): boolean =>
  (from.row === cell.row && cell.row === to.row) || (from.col === cell.col && cell.col === to.col);

function wayTowards(from: Cell, to: Cell): string {
  if (from.row === to.row) return from.col < to.col ? 'to the right' : 'to the left';
  return from.row < to.row ? 'down' : 'up';
}
