import type { Adjacency } from './flood.js';

/**
 * Returns, by part, the last part before it on all ways from some parts to it, if there is one. Finds these cut vertices by how far back
 * each branch of a depth-first search reaches (Hopcroft and Tarjan, "Efficient algorithms for graph manipulation", 1973).
 */
export function cutVertices(
  from: readonly number[],
  beside: Adjacency,
  enter: (part: number) => boolean,
): ReadonlyMap<number, number> {
  const size = beside.length;
  /** By part: its search number from 1, or 0 before it is entered; the lowest number that its branch reaches. */
  const order = new Int32Array(size);
  const low = new Int32Array(size);
  const parent = new Int32Array(size).fill(-1);
  const nextAt = new Int32Array(size);
  const isStart = new Uint8Array(size);
  for (const part of from) {
    order[part] = 1;
    isStart[part] = 1;
  }
  const walked: number[] = [];
  const path: number[] = [];
  let count = 1;
  for (const start of from) {
    path.push(start);
    while (path.length) {
      const part = path[path.length - 1]!;
      const ways = beside[part]!;
      if (nextAt[part]! >= ways.length) {
        path.pop();
        const above = parent[part]!;
        if (above >= 0 && low[part]! < low[above]!) low[above] = low[part]!;
        continue;
      }
      const next = ways[nextAt[part]!++]!;
      if (order[next]) {
        if (next !== parent[part] && order[next]! < low[part]!) low[part] = order[next]!;
        continue;
      }
      if (!enter(next)) continue;
      order[next] = ++count;
      low[next] = count;
      parent[next] = part;
      walked.push(next);
      path.push(next);
    }
  }
  const found = new Map<number, number>();
  for (const part of walked) {
    const above = parent[part]!;
    const gate = !isStart[above] && low[part]! >= order[above]! ? above : found.get(above);
    if (gate !== undefined) found.set(part, gate);
  }
  return found;
}
