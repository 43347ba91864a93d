import type { Lower } from '../writer.js';
import { LazilySized } from './lazy.js';
import type { Sized } from './meaning.js';
import { waysOf } from './ways.js';

/** A node that is no component by itself has a live neighbour. */
export const lower: Lower<Sized> = (sized, writer) => {
  const { places } = sized.graph;
  const on = sized.graph.switches.map((one) => writer.literalOf(one));
  const ways = waysOf(sized);
  for (const [node, by] of ways.by.entries()) {
    if (sized.least[node]! <= 1 && (!ways.roots || ways.isRoot[node])) continue;
    const own = ways.byNodes ? [-on[node]!] : [];
    writer.part([[...own, ...by.map((part) => on[part]!)]], [sized.graph.nodes[node]!]);
  }
  writer.lazily(new LazilySized(ways, on, places));
};
