import { type Board, type Cell, endsOf, type Grid, type Link, link, placeKey } from '@gridproof/describe';

/** The links between each island and the next to its right, and to the next below. */
export const linksOf = (board: Board, islands: Grid<unknown>): readonly Link[] => {
  const along = (lines: readonly (readonly Cell[])[], towards: Link['towards']) =>
    lines.flatMap((line) => {
      const own = [...line.keys()].filter((at) => islands.at(line[at]!) !== undefined);
      return own
        .slice(1)
        .map((to, nth) => link(line[own[nth]!]!.row, line[own[nth]!]!.col, towards, to - own[nth]!));
    });
  return [...along(board.rows, 'right'), ...along(board.columns, 'below')];
};

/** Returns a function that finds the links at an island. */
export function linksAt(links: readonly Link[]): (island: Cell) => readonly Link[] {
  const at = new Map<number, Link[]>();
  for (const one of links)
    for (const end of endsOf(one)) at.set(placeKey(end), [...(at.get(placeKey(end)) ?? []), one]);
  return (island) => at.get(placeKey(island)) ?? [];
}

/** The pairs of links that cross. */
export function crossings(links: readonly Link[]): readonly (readonly [across: Link, down: Link])[] {
  // No two of one direction have a cell between their ends in common.
  const over = new Map<string, Link>();
  for (const one of links)
    if (one.towards === 'right')
      for (let by = 1; by < one.length; by++) over.set(`${one.row},${one.col + by}`, one);
  return links.flatMap((one) => {
    if (one.towards === 'right') return [];
    return Array.from({ length: one.length - 1 }, (_, by) => over.get(`${one.row + by + 1},${one.col}`))
      .filter((across) => across !== undefined)
      .map((across) => [across, one] as const);
  });
}
