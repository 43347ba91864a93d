import type { GraphRule } from '../graph-rule.js';
import type { Lower } from '../writer.js';
import { LazilyConnected } from './lazy.js';

export const lower: Lower<GraphRule<'connected'>> = ({ graph }, writer) => {
  const on = graph.switches.map((one) => writer.literalOf(one));
  writer.lazily(LazilyConnected.of(graph, on));
};
