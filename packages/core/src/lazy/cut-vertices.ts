import { checkpoint } from '../checkpoint.js';
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

/**
 * Returns the vertices that every path between two vertices passes, the last one first; undefined if there is no path. Follows one path,
 * and leaves out the vertices of it that others go around.
 */
export function cutVerticesBetween(
  from: number,
  to: number,
  neighbours: Adjacency,
  mayEnter: (vertex: number) => boolean,
): readonly number[] | undefined {
  const path = shortestPath(from, to, neighbours, mayEnter);
  if (!path) return undefined;
  const last = path.length - 1;
  /** By vertex: 1 + its index on the path; -1 for others that were reached. */
  const reached = new Int32Array(neighbours.length);
  for (const [at, vertex] of path.entries()) reached[vertex] = at + 1;
  const cuts: number[] = [];
  /** Index of the last vertex of the path beside what was reached. */
  let furthest = 0;
  for (let at = 0; at < last && furthest < last; at++) {
    if (at > 0 && furthest === at) cuts.unshift(path[at]!);
    const queue = [path[at]!];
    for (let next = 0; next < queue.length && furthest < last; next++) {
      checkpoint();
      for (const beside of neighbours[queue[next]!]!) {
        if (reached[beside]! > 0) furthest = Math.max(furthest, reached[beside]! - 1);
        else if (reached[beside] === 0 && mayEnter(beside)) {
          reached[beside] = -1;
          queue.push(beside);
        }
      }
    }
  }
  return cuts;
}

/** Returns the vertices of a shortest path, both ends included; undefined if there is none. */
function shortestPath(
  from: number,
  to: number,
  neighbours: Adjacency,
  mayEnter: (vertex: number) => boolean,
): readonly number[] | undefined {
  /** By vertex: 1 + the one before it. */
  const before = new Int32Array(neighbours.length);
  before[from] = from + 1;
  const queue = [from];
  for (let at = 0; at < queue.length && before[to] === 0; at++) {
    checkpoint();
    for (const next of neighbours[queue[at]!]!) {
      if (before[next] !== 0 || !mayEnter(next)) continue;
      before[next] = queue[at]! + 1;
      queue.push(next);
    }
  }
  if (before[to] === 0) return undefined;
  const path = [to];
  while (path[0] !== from) path.unshift(before[path[0]!]! - 1);
  return path;
}
