import type { Graph } from '../../expressions/graph.js';
import type { GraphConstraint } from '../graph-constraint.js';
import type { Lower } from '../writer.js';
import { LazyAcyclic } from './lazy.js';

/** Forbids short loops by eager clauses, longer ones lazily. */
export const lower: Lower<GraphConstraint<'acyclic'>> = ({ graph }, writer) => {
  const switches = graph.switches.map((one) => writer.literalOf(one));
  for (const loop of shortLoops(graph)) {
    const parts = graph.switchesOf(loop);
    writer.requireAt(
      [parts.map((part) => -switches[part]!)],
      parts.map((part) => graph.places[part]!),
    );
  }
  writer.addLazy(new LazyAcyclic(graph, switches));
};

/** Maximum length of a loop for eager clauses, and maximum number of loops per edge, because dense graphs have very many. */
const MAX_LENGTH = 4;
const MAX_LOOPS_PER_EDGE = 4;

/** Finds short loops, which are closed so often that eager clauses pay off. Two edges between the same nodes are a loop too. */
function shortLoops(graph: Graph): number[][] {
  const { nodes, edges, edgesAt } = graph;
  const most = MAX_LOOPS_PER_EDGE * edges.length;
  const loops: number[][] = [];
  const path: number[] = [];
  const onPath = new Uint8Array(nodes.length);
  /** By node: the minimum number of edges to the start; 0 if it is further away. */
  const away = new Uint8Array(nodes.length);
  const walk = (start: number, node: number): void => {
    for (const edge of edgesAt[node]!) {
      const next = graph.otherEnd(edge, node);
      // Each loop starts at its first node, in the direction of its smaller edge.
      if (next === start && path.length > 0 && path[0]! < edge) loops.push(path.concat(edge));
      if (next <= start || onPath[next] || !away[next] || path.length + 1 + away[next]! > MAX_LENGTH)
        continue;
      if (loops.length >= most) return;
      path.push(edge);
      onPath[next] = 1;
      walk(start, next);
      onPath[next] = 0;
      path.pop();
    }
  };
  for (const start of nodes.keys()) {
    const near = nearTo(start, graph, away);
    walk(start, start);
    for (const node of near) away[node] = 0;
  }
  return loops;
}

/** Sets the distances of nodes after the start, and returns the nodes that a short loop can reach. */
function nearTo(start: number, graph: Graph, away: Uint8Array): readonly number[] {
  let ring = [start];
  const near: number[] = [];
  for (let distance = 1; distance <= MAX_LENGTH >> 1; distance++) {
    const further: number[] = [];
    for (const node of ring)
      for (const edge of graph.edgesAt[node]!) {
        const next = graph.otherEnd(edge, node);
        if (next <= start || away[next]) continue;
        away[next] = distance;
        further.push(next);
      }
    near.push(...further);
    ring = further;
  }
  return near;
}
