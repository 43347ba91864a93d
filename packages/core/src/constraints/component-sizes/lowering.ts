import type { Lower } from '../writer.js';
import { componentGraph } from './component-graph.js';
import type { ComponentSizes } from './definition.js';
import { LazyComponentSizes } from './lazy.js';

/** A node that is no component by itself has a live neighbour. */
export const lower: Lower<ComponentSizes> = (sized, writer) => {
  const { places } = sized.graph;
  const on = sized.graph.switches.map((one) => writer.literalOf(one));
  const ways = componentGraph(sized);
  for (const [node, by] of ways.neighbourSwitches.entries()) {
    if (sized.least[node]! <= 1 && (!ways.roots || ways.isRoot[node])) continue;
    const absent = ways.byNodes ? [-on[node]!] : [];
    writer.requireAt([[...absent, ...by.map((part) => on[part]!)]], [sized.graph.nodes[node]!]);
  }
  writer.addLazy(new LazyComponentSizes(ways, on, places));
};
