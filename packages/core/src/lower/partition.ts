import type { Partition } from '../constraints/partition/meaning.js';
import type { Literal } from '../engine.js';
import { LazilyGrown } from '../lazy/grown.js';
import type { AddCut, Lazy } from '../lazy/lazy.js';
import { TRUE } from '../literal.js';
import type { IntVar } from '../model/expression.js';
import type { Facts } from '../program/facts.js';

/** Hands to `cut` that roots belong to their regions, and that any other place of a region has a neighbour there; returns the rest. */
export function lowerPartition(
  facts: Facts,
  partition: Partition,
  literalsOf: (integer: IntVar) => readonly Literal[],
  cut: AddCut,
): Lazy {
  const { region, beside, roots, places } = partition;
  const members = roots.map((_, n) => region.map((one) => literalsOf(one)[n - one.min] ?? -TRUE));
  for (const [n, own] of roots.entries()) {
    for (const root of own) cut([members[n]![root]!], [places[root]!]);
    const isRoot = new Set(own);
    for (const [place, member] of members[n]!.entries())
      if (!isRoot.has(place) && facts.of(member) >= 0)
        cut([-member, ...beside[place]!.map((next) => members[n]![next]!)], [places[place]!]);
  }
  return new LazilyGrown(partition, members);
}
