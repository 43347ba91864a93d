import type { GraphRule } from '../constraints/graph-rule.js';
import type { Literal } from '../engine.js';
import { LazilyAcyclic } from '../lazy/acyclic.js';
import { LazilyConnected } from '../lazy/connected.js';
import type { Neighbours } from '../lazy/flood.js';
import type { AddCut, Lazy } from '../lazy/lazy.js';
import type { Graph } from '../model/graph.js';
import type { Draft } from '../program/draft.js';

/**
 * Writes down what a rule on a graph says of each small part, and returns the rest of it. `on`: the literals of the
 * switches; `cut` takes what would be cut again and again.
 */
export function lowerGraphRule(
  draft: Draft,
  { op, graph }: GraphRule,
  on: readonly Literal[],
  unless: readonly Literal[],
  cut: AddCut,
): Lazy {
  if (op === 'acyclic') {
    for (const loop of shortLoops(graph)) {
      const parts = graph.switchesOf(loop);
      cut(
        parts.map((part) => -on[part]!),
        parts.map((part) => graph.places[part]!),
      );
    }
    return new LazilyAcyclic(graph, on);
  }
  if (op === 'singleLoop') {
    draft.clause([...unless, ...on]);
    passEachNodeOnce(draft, graph, on, unless);
  }
  return new LazilyConnected(on, partsBeside(graph), graph.places);
}

/** Each live node has two live edges. */
function passEachNodeOnce(
  draft: Draft,
  graph: Graph,
  on: readonly Literal[],
  unless: readonly Literal[],
): void {
  const { nodes, edgesAt, switched } = graph;
  const guard = draft.guard(unless);
  for (const node of nodes.keys()) {
    const at = edgesAt[node]!;
    if (switched === 'nodes') {
      const beside = at.map((edge) => on[graph.beyond(edge, node)]!);
      draft.count(draft.guard([...unless, -on[node]!]), 2, 2, beside);
    } else {
      draft.count(
        guard,
        0,
        2,
        at.map((edge) => on[edge]!),
      );
      for (const edge of at) {
        const others = at.filter((other) => other !== edge).map((other) => on[other]!);
        draft.clause([...unless, -on[edge]!, ...others]);
      }
    }
  }
}

/** The longest loop that is stated at once, and how many loops for each edge at most: dense graphs have very many. */
const LONGEST = 4;
const MOST_LOOPS = 4;

/** Loops of few edges: so many of them are broken that it pays to state them. Two edges between the same nodes are a loop too. */
function shortLoops(graph: Graph): number[][] {
  const { nodes, edges, edgesAt } = graph;
  const most = MOST_LOOPS * edges.length;
  const loops: number[][] = [];
  const path: number[] = [];
  const onPath = new Uint8Array(nodes.length);
  /** By node: how many edges lead from it to the start at least; 0 where it is further away. */
  const away = new Uint8Array(nodes.length);
  const walk = (start: number, node: number): void => {
    for (const edge of edgesAt[node]!) {
      const next = graph.beyond(edge, node);
      // Each loop begins at its first node, and runs in the direction of its lesser edge.
      if (next === start && path.length > 0 && path[0]! < edge) loops.push([...path, edge]);
      if (next <= start || onPath[next] || !away[next] || path.length + 1 + away[next]! > LONGEST) continue;
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

/** Writes down for the nodes behind a start how far they are from it, and returns those that a short loop reaches. */
function nearTo(start: number, graph: Graph, away: Uint8Array): readonly number[] {
  let ring = [start];
  const near: number[] = [];
  for (let distance = 1; distance <= LONGEST >> 1; distance++) {
    const further: number[] = [];
    for (const node of ring)
      for (const edge of graph.edgesAt[node]!) {
        const next = graph.beyond(edge, node);
        if (next <= start || away[next]) continue;
        away[next] = distance;
        further.push(next);
      }
    near.push(...further);
    ring = further;
  }
  return near;
}

/** By switch: those that hang together with it where both are on. */
function partsBeside(graph: Graph): Neighbours {
  const { nodes, edges, edgesAt, switched } = graph;
  if (switched === 'nodes')
    return nodes.map((_, node) => edgesAt[node]!.map((edge) => graph.beyond(edge, node)));
  return edges.map((ends, edge) => [
    ...new Set(ends.flatMap((end) => edgesAt[end]!).filter((other) => other !== edge)),
  ]);
}
