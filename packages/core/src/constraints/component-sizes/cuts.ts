import type { Piece, PieceGrowth } from './growth.js';

/** Yields an edge that is off within a component, with a path that connects its ends. */
export function* inducedViolations(
  { nodes }: Piece,
  { graph, state }: PieceGrowth,
): Iterable<readonly number[]> {
  const { neighbours, neighbourSwitches, induced, byNodes } = graph;
  if (!induced || byNodes) return;
  const inside = new Set(nodes);
  for (const node of nodes)
    for (const [at, next] of neighbours[node]!.entries()) {
      const edge = neighbourSwitches[node]![at]!;
      if (next < node || state[edge]! > 0 || !inside.has(next)) continue;
      const via = new Map<number, readonly [number, number]>([[node, [-1, -1]]]);
      for (const one of via.keys())
        for (const [nth, to] of neighbours[one]!.entries())
          if (state[neighbourSwitches[one]![nth]!]! > 0 && !via.has(to))
            via.set(to, [one, neighbourSwitches[one]![nth]!]);
      const path: number[] = [];
      for (let one = next; one !== node; one = via.get(one)![0]) path.push(via.get(one)![1]);
      yield [edge, ...path];
    }
}

/** Returns live switches that connect too many nodes, preferably those fixed at the root. */
export function excess(
  piece: Piece,
  { graph, state }: PieceGrowth,
  isSure: (part: number) => boolean,
): readonly number[] {
  const { neighbours, neighbourSwitches, byNodes, most, least, roots, isRoot } = graph;
  const tight = piece.nodes.reduce((one, other) => (most[other]! < most[one]! ? other : one));
  const isRooted = roots !== undefined && piece.roots > 1;
  const enough = piece.size > piece.most && !isRooted ? piece.most + 1 : 0;
  const loose = piece.nodes.reduce((one, other) => (least[other]! > least[one]! ? other : one));
  const start = isRooted ? piece.nodes.find((node) => isRoot[node])! : tight;
  const isGoal = (node: number) => (isRooted ? node !== start && isRoot[node] === 1 : node === loose);
  const via = new Map<number, readonly [number, number]>([[start, [-1, byNodes ? start : -1]]]);
  const rings: number[][] = [[start]];
  const taken = new Set<number>();
  const costs = new Map<number, number>([[start, 0]]);
  for (let cost = 0; cost < rings.length; cost++)
    for (const node of rings[cost] ?? []) {
      if (taken.has(node)) continue;
      taken.add(node);
      if (enough && taken.size === enough)
        return [...taken].map((one) => via.get(one)![1]).filter((part) => part >= 0);
      if (!enough && isGoal(node)) {
        const path: number[] = [];
        for (let one = node; one >= 0; one = via.get(one)![0]) path.push(via.get(one)![1]);
        return path.filter((part) => part >= 0);
      }
      for (const [at, next] of neighbours[node]!.entries()) {
        const part = neighbourSwitches[node]![at]!;
        if (state[part]! <= 0 || taken.has(next)) continue;
        const further = cost + (isSure(part) ? 0 : 1);
        const before = via.get(next);
        if (before && costs.get(next)! <= further) continue;
        costs.set(next, further);
        via.set(next, [node, part]);
        const ring = rings[further];
        if (ring) ring.push(next);
        else rings[further] = [next];
      }
    }
  return [];
}

/**
 * Returns open switches around a piece, one of which must be on for it to grow, and one of its own switches unless it must be live.
 * Includes areas behind few switches while the total stays too small, because a shorter clause is stronger.
 */
export function frontier(
  piece: Piece,
  { graph, state }: PieceGrowth,
  isSure: (part: number) => boolean,
): readonly number[] {
  const { neighbours, neighbourSwitches, byNodes, least, isRoot } = graph;
  const small = piece.nodes.filter((node) => least[node]! > piece.size);
  const nodes = small.length ? small : piece.nodes;
  const seed = nodes.find((node) => byNodes && isSure(node)) ?? nodes[0]!;
  const room = small.length ? least[seed]! : Number.POSITIVE_INFINITY;
  const inside = new Set(piece.nodes);
  const parts = new Set<number>();
  const shut = (part: number) => state[part]! < 0 && isSure(part);
  for (const node of piece.nodes)
    for (const part of neighbourSwitches[node]!) if (state[part]! < 0 && !shut(part)) parts.add(part);
  if (byNodes) {
    for (const part of parts) {
      if (inside.size + 1 >= room || (!small.length && isRoot[part])) continue;
      const further = neighbours[part]!.filter(
        (next) => !inside.has(next) && !parts.has(next) && !shut(next),
      );
      if (further.length > 1 || further.some((next) => state[next]! > 0)) continue;
      inside.add(part);
      parts.delete(part);
      for (const next of further) parts.add(next);
    }
    parts.add(seed);
  }
  return [...parts];
}
