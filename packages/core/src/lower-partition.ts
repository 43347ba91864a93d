import type { Partition } from './constraint.js';
import type { Draft } from './draft.js';
import type { Literal } from './engine.js';
import type { IntVar } from './expression.js';
import { LazilyGrown } from './lazy/grown.js';
import type { Lazy } from './lazy/lazy.js';
import { TRUE } from './literal.js';

/** Writes down that roots belong to their regions, and that any other place of a region has a neighbour there. */
export function lowerPartition(
  draft: Draft,
  partition: Partition,
  literalsOf: (integer: IntVar) => readonly Literal[],
  unless: readonly Literal[],
): Lazy {
  const { region, beside, roots } = partition;
  const members = roots.map((_, n) => region.map((one) => literalsOf(one)[n - one.min] ?? -TRUE));
  for (const [n, own] of roots.entries()) {
    for (const root of own) draft.clause([...unless, members[n]![root]!]);
    const isRoot = new Set(own);
    for (const [place, member] of members[n]!.entries())
      if (!isRoot.has(place) && draft.facts.of(member) >= 0)
        draft.clause([...unless, -member, ...beside[place]!.map((next) => members[n]![next]!)]);
  }
  return new LazilyGrown(partition, members);
}
