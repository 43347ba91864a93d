import type { Adjacency } from './flood.js';

/**
 * Finds the vertices that every path from `from` to another vertex passes. Maps each such vertex to the last one before it; vertices
 * without one are omitted. A depth-first search computes how far back each branch reaches (Hopcroft and Tarjan, "Efficient algorithms for
 * graph manipulation", 1973).
 */
export function cutVertices(
  from: readonly number[],
  neighbours: Adjacency,
  mayEnter: (vertex: number) => boolean,
): ReadonlyMap<number, number> {
  const size = neighbours.length;
  /** Search number of each vertex, from 1; 0 before the search enters it. */
  const order = new Int32Array(size);
  /** Lowest search number that the branch of each vertex reaches. */
  const low = new Int32Array(size);
  const parent = new Int32Array(size).fill(-1);
  /** Index of the neighbour of each vertex that the search visits next. */
  const nextIndex = new Int32Array(size);
  const isStart = new Uint8Array(size);
  for (const vertex of from) {
    order[vertex] = 1;
    isStart[vertex] = 1;
  }
  const visited: number[] = [];
  const path: number[] = [];
  let count = 1;
  for (const start of from) {
    path.push(start);
    while (path.length) {
      const vertex = path[path.length - 1]!;
      const adjacent = neighbours[vertex]!;
      if (nextIndex[vertex]! >= adjacent.length) {
        path.pop();
        const previous = parent[vertex]!;
        if (previous >= 0 && low[vertex]! < low[previous]!) low[previous] = low[vertex]!;
        continue;
      }
      const next = adjacent[nextIndex[vertex]!++]!;
      if (order[next]) {
        if (next !== parent[vertex] && order[next]! < low[vertex]!) low[vertex] = order[next]!;
        continue;
      }
      if (!mayEnter(next)) continue;
      order[next] = ++count;
      low[next] = count;
      parent[next] = vertex;
      visited.push(next);
      path.push(next);
    }
  }
  const lastCuts = new Map<number, number>();
  for (const vertex of visited) {
    const previous = parent[vertex]!;
    const cutVertex =
      !isStart[previous] && low[vertex]! >= order[previous]! ? previous : lastCuts.get(previous);
    if (cutVertex !== undefined) lastCuts.set(vertex, cutVertex);
  }
  return lastCuts;
}
