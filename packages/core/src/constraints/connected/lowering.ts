import type { GraphConstraint } from '../graph-constraint.js';
import type { Lower } from '../writer.js';
import { LazyConnected } from './lazy.js';

export const lower: Lower<GraphConstraint<'connected'>> = ({ graph }, writer) => {
  const switches = graph.switches.map((one) => writer.literalOf(one));
  writer.addLazy(LazyConnected.of(graph, switches));
};
