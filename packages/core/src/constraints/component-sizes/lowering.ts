import type { Lower } from '../writer.js';
import { componentGraph } from './component-graph.js';
import type { ComponentSizes } from './definition.js';
import { LazyComponentSizes } from './lazy.js';

/** A node that is not a component of size 1 has a live neighbour. */
export const lower: Lower<ComponentSizes> = (sized, writer) => {
  const { places } = sized.graph;
  const switches = sized.graph.switches.map((one) => writer.literalOf(one));
  const graph = componentGraph(sized);
  for (const [node, by] of graph.neighbourSwitches.entries()) {
    if (sized.least[node]! <= 1 && (!graph.roots || graph.isRoot[node])) continue;
    const absent = graph.byNodes ? [-switches[node]!] : [];
    writer.requireAt([[...absent, ...by.map((part) => switches[part]!)]], [sized.graph.nodes[node]!]);
  }
  writer.addLazy(new LazyComponentSizes(graph, switches, places));
};
