import type { Neighbours } from './flood.js';

/**
 * By part: the last one before it that every way from some parts to it must pass, where there is one. Such a cut vertex
 * is found by how far back each branch of a depth-first walk reaches (Hopcroft and Tarjan, "Efficient algorithms for graph
 * manipulation", 1973).
 */
export function gates(
  from: readonly number[],
  beside: Neighbours,
  enter: (part: number) => boolean,
): ReadonlyMap<number, number> {
  const order = new Map<number, number>(from.map((part) => [part, 0]));
  const low = new Map<number, number>();
  const parent = new Map<number, number>();
  const walked: number[] = [];
  for (const start of from) {
    const path = [start];
    const left = [beside[start]!.slice()];
    while (path.length) {
      const part = path.at(-1)!;
      const next = left.at(-1)!.pop();
      if (next === undefined) {
        path.pop();
        left.pop();
        const above = parent.get(part);
        if (above !== undefined && low.has(above)) low.set(above, Math.min(low.get(above)!, low.get(part)!));
        continue;
      }
      const seen = order.get(next);
      if (seen !== undefined) {
        if (low.has(part) && next !== parent.get(part)) low.set(part, Math.min(low.get(part)!, seen));
        continue;
      }
      if (!enter(next)) continue;
      order.set(next, order.size);
      low.set(next, order.get(next)!);
      parent.set(next, part);
      walked.push(next);
      path.push(next);
      left.push(beside[next]!.slice());
    }
  }
  const found = new Map<number, number>();
  for (const part of walked) {
    const above = parent.get(part)!;
    const gate = low.has(above) && low.get(part)! >= order.get(above)! ? above : found.get(above);
    if (gate !== undefined) found.set(part, gate);
  }
  return found;
}
