import { TRUE } from '../../literal.js';
import type { Lower } from '../writer.js';
import { LazilyGrown } from './lazy.js';
import type { Partition } from './meaning.js';

/** Roots belong to their regions, and any other place of a region has a neighbour there. */
export const lower: Lower<Partition> = (partition, writer) => {
  const { region, beside, roots, places } = partition;
  const members = roots.map((_, n) => region.map((one) => writer.literalsOf(one)[n - one.min] ?? -TRUE));
  for (const [n, own] of roots.entries()) {
    for (const root of own) writer.part([[members[n]![root]!]], [places[root]!]);
    const isRoot = new Set(own);
    for (const [place, member] of members[n]!.entries())
      if (!isRoot.has(place) && writer.known(member) >= 0)
        writer.part([[-member, ...beside[place]!.map((next) => members[n]![next]!)]], [places[place]!]);
  }
  writer.lazily(new LazilyGrown(partition, members));
};
