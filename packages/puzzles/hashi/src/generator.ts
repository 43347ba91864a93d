import { type DrawContext, endsOf, Grid, type Link, linkBetween, placeKey } from '@gridproof/describe';
import { cellsBetween, linksOf } from './links.js';

/** The share of the cells that are islands, in percent, where there is room: as in published boards. */
const SHARE = { min: 22, max: 34 } as const;
/** The number of attempts to place another island. */
const TRIES = 60;
/** Up to so many bridges join two islands. */
const MOST = 2;

/** Islands that grow from one at random, bridge by bridge, with the numbers of these bridges; none where there is no room. */
export function drawIslands({ board, random }: DrawContext) {
  const share = SHARE.min + random.below(SHARE.max - SHARE.min + 1);
  const wanted = Math.max(2, Math.round((board.cells.length * share) / 100));
  const islands = [board.cells[random.below(board.cells.length)]!];
  const drawn: { readonly link: Link; readonly n: number }[] = [];
  /** The cells that have an island or a bridge. */
  const taken = new Set([placeKey(islands[0]!)]);
  for (let tries = 0; islands.length < wanted && tries < TRIES * wanted; tries++) {
    const from = islands[random.below(islands.length)]!;
    const [left, right, up, down] = board.raysFrom(from, (one) => taken.has(placeKey(one)));
    const free = [up!, down!, left!, right!][random.below(4)]!;
    const room = free.filter(
      (one, at) => at > 0 && !board.neighbours(one).some((near) => islands.includes(near)),
    );
    const to = room[random.below(Math.max(1, room.length))];
    if (!to) continue;
    for (const one of free.slice(0, free.indexOf(to) + 1)) taken.add(placeKey(one));
    islands.push(to);
    drawn.push({ link: linkBetween(from, to), n: 1 + random.below(MOST) });
  }
  if (islands.length < 2) return undefined;
  const open = Grid.from(board.cells, (one) => (islands.includes(one) ? ('?' as const) : undefined));
  const links = linksOf(board, open);
  const bridges = new Map(drawn.map((one) => [placeKey(one.link), one.n]));
  for (const one of random.shuffled(links)) {
    if (bridges.has(placeKey(one)) || !random.below(2)) continue;
    const water = cellsBetween(one);
    if (water.some((at) => taken.has(placeKey(at)))) continue;
    for (const at of water) taken.add(placeKey(at));
    bridges.set(placeKey(one), 1 + random.below(MOST));
  }
  const answer = Grid.from(links, (one) => bridges.get(placeKey(one)) ?? 0);
  const sums = sumsOf(answer);
  return { clues: { islands: open.map((one, at) => one && sums.get(placeKey(at))) }, answer };
}

/** Returns the number of bridges at each island. */
export function sumsOf(bridges: Grid<number, Link>): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const [link, n] of bridges.entries())
    for (const end of endsOf(link)) sums.set(placeKey(end), (sums.get(placeKey(end)) ?? 0) + n);
  return sums;
}
