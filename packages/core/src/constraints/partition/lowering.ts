import { flood } from '../../lazy/flood.js';
import { TRUE } from '../../literal.js';
import type { Lower } from '../writer.js';
import type { Partition } from './definition.js';
import { LazyPartition } from './lazy.js';

/** Roots belong to their regions, and any other place of a region has a neighbour in it. */
export const lower: Lower<Partition> = (partition, writer) => {
  const { region, neighbours, roots, places } = partition;
  const literals = region.map((variable) => writer.literalsOf(variable));
  const members = roots.map((regionRoots, n) => {
    const all = literals.map((of, place) => of[n - region[place]!.min] ?? -TRUE);
    // If clues cut off most of the board, those places need nothing else.
    const reached = flood(regionRoots, neighbours, (place) => writer.rootValue(all[place]!) >= 0);
    for (let place = 0; place < all.length; place++) {
      if (reached.has(place)) continue;
      if (writer.rootValue(all[place]!) >= 0) writer.requireAt([[-all[place]!]], [places[place]!]);
      all[place] = -TRUE;
    }
    return all;
  });
  for (const [n, regionRoots] of roots.entries()) {
    for (const root of regionRoots) writer.requireAt([[members[n]![root]!]], [places[root]!]);
    const isRoot = new Set(regionRoots);
    for (const [place, member] of members[n]!.entries())
      if (member !== -TRUE && !isRoot.has(place))
        writer.requireAt(
          [[-member, ...neighbours[place]!.map((next) => members[n]![next]!)]],
          [places[place]!],
        );
  }
  writer.addLazy(new LazyPartition(partition, members));
};
