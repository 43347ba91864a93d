import type { GraphRule, Partition } from './constraint.js';
import type { Draft } from './draft.js';
import type { Literal } from './engine.js';
import type { IntVar } from './expression.js';
import type { Graph } from './graph.js';
import { LazilyAcyclic } from './lazy/acyclic.js';
import { LazilyConnected } from './lazy/connected.js';
import type { Neighbours } from './lazy/flood.js';
import { LazilyGrown } from './lazy/grown.js';
import type { Lazy } from './lazy/lazy.js';
import { TRUE } from './literal.js';

/** Writes down what a rule on a graph says of each small part, and returns the rest of it. `on`: the literals of the switches. */
export function lowerGraphRule(
  draft: Draft,
  { op, graph }: GraphRule,
  on: readonly Literal[],
  unless: readonly Literal[],
): Lazy {
  if (op === 'acyclic') {
    for (const loop of shortLoops(graph))
      draft.clause([...unless, ...partsOf(loop, graph).map((part) => -on[part]!)]);
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
  { nodes, edges, edgesAt, switched }: Graph,
  on: readonly Literal[],
  unless: readonly Literal[],
): void {
  const guard = draft.guard(unless);
  for (const node of nodes.keys()) {
    const at = edgesAt[node]!;
    if (switched === 'nodes') {
      const beside = at.map((edge) => on[beyond(edges[edge]!, node)]!);
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

/** Loops of up to four edges: so many that it pays to state them at once, and few enough. Edges that join the same two nodes are one too. */
function shortLoops({ nodes, edges, edgesAt }: Graph): number[][] {
  const loops: number[][] = [];
  const walk = (start: number, node: number, path: readonly number[]): void => {
    for (const edge of edgesAt[node]!) {
      const next = beyond(edges[edge]!, node);
      // Each loop begins at its first node, and runs in the direction of its lesser edge.
      if (next === start && path.length > 0 && path[0]! < edge) loops.push([...path, edge]);
      const crossed = path.some((one) => edges[one]!.includes(next));
      if (next > start && path.length < LONGEST - 1 && !crossed) walk(start, next, [...path, edge]);
    }
  };
  for (const start of nodes.keys()) walk(start, start, []);
  return loops;
}

const LONGEST = 4;

/** The switches that a loop of edges needs. */
const partsOf = (loop: readonly number[], { edges, switched }: Graph): number[] =>
  switched === 'edges' ? [...loop] : [...new Set(loop.flatMap((edge) => edges[edge]!))];

/** By switch: those that hang together with it where both are on. */
function partsBeside({ nodes, edges, edgesAt, switched }: Graph): Neighbours {
  if (switched === 'nodes')
    return nodes.map((_, node) => edgesAt[node]!.map((edge) => beyond(edges[edge]!, node)));
  return edges.map((ends, edge) => [
    ...new Set(ends.flatMap((end) => edgesAt[end]!).filter((other) => other !== edge)),
  ]);
}

const beyond = ([from, to]: readonly [number, number], node: number): number => from + to - node;

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
      if (!isRoot.has(place))
        draft.clause([...unless, -member, ...beside[place]!.map((next) => members[n]![next]!)]);
  }
  return new LazilyGrown(partition, members);
}
