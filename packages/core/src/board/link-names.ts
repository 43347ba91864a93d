import { type Coordinates, cellNames } from './coordinates.js';
import { joinList } from './join-list.js';
import { type Cell, endsOf, type Link, placeKey } from './place.js';

/** Formats routes by their cells: `from row 1, column 2 to column 4 and on to row 3`. */
export function formatRoutes(routes: readonly Route[], coordinates: Coordinates): string {
  const names = cellNames(coordinates);
  const texts = routes.map(([from, ...turns]) => {
    const stops = turns.map((to, nth) => {
      const name = names.nextCell(turns[nth - 1] ?? from!, to);
      return nth === 0 ? `to ${name}` : `on to ${name}`;
    });
    return `from ${names.cell(from!.row, from!.col)} ${joinList(stops, 'and')}`;
  });
  return joinList(texts, 'and');
}

/** Formats links separately, grouped by cell: `from row 2, column 3 up or to the left`; all four links of a cell are `through` it. */
export function formatExits(links: readonly Link[], coordinates: Coordinates): string {
  const names = cellNames(coordinates);
  const remaining = new Set(links);
  const texts: string[] = [];
  while (remaining.size > 0) {
    const [{ cell, exits: beyond }] = [...meetings([...remaining]).values()].sort(
      (a, b) => b.exits.length - a.exits.length,
    ) as [Meeting];
    for (const { link } of beyond) remaining.delete(link);
    const name = names.cell(cell.row, cell.col);
    const [only, ...others] = beyond;
    if (others.length === 0) texts.push(`from ${name} to ${names.nextCell(cell, only!.to)}`);
    else if (beyond.length === 4) texts.push(`through ${name}`);
    else
      texts.push(
        `from ${name} ${joinList(
          beyond.map(({ to }) => exitTowards(cell, to)),
          'or',
        )}`,
      );
  }
  return joinList(texts, 'or');
}

/** A cell with links, and the cells to which they lead. */
interface Meeting {
  readonly cell: Cell;
  readonly exits: { readonly link: Link; readonly to: Cell }[];
}

/** Finds the cells at the ends of links, row by row. */
function meetings(links: readonly Link[]): ReadonlyMap<number, Meeting> {
  const found = new Map<number, Meeting>();
  const add = (link: Link, cell: Cell, to: Cell) => {
    const here = found.get(placeKey(cell)) ?? { cell, exits: [] };
    here.exits.push({ link, to });
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
  const remaining = new Set(links);
  const routes: Cell[][] = [];
  while (remaining.size > 0) {
    const at = meetings([...remaining]);
    const all = [...at.values()];
    const start = all.find(({ exits: beyond }) => beyond.length % 2 === 1) ?? all[0]!;
    const route = [start.cell];
    for (let here: Meeting | undefined = start; here; ) {
      const open: Meeting['exits'] = here.exits.filter(({ link }) => remaining.has(link));
      const before = route.at(-2);
      const { cell } = here;
      // Prefers to go straight on.
      const on = open.find(({ to }) => before && isStraight(before, cell, to)) ?? open[0];
      if (!on) break;
      remaining.delete(on.link);
      if (before && isStraight(before, cell, on.to)) route.pop();
      route.push(on.to);
      here = at.get(placeKey(on.to));
    }
    routes.push(route);
  }
  return routes;
}

const isStraight = (from: Cell, cell: Cell, to: Cell): boolean =>
  (from.row === cell.row && cell.row === to.row) || (from.col === cell.col && cell.col === to.col);

function exitTowards(from: Cell, to: Cell): string {
  if (from.row === to.row) return from.col < to.col ? 'to the right' : 'to the left';
  return from.row < to.row ? 'down' : 'up';
}
