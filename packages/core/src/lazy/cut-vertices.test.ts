import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutVertices, cutVerticesBetween } from './cut-vertices.js';
import { flood } from './flood.js';

/** Returns the neighbours of each vertex of a graph with these edges, without loops. */
const adjacencyOf = (size: number, edges: readonly (readonly [number, number])[]) =>
  Array.from({ length: size }, (_, one) =>
    edges.flatMap(([a, b]) => (a === b ? [] : a === one ? [b] : b === one ? [a] : [])),
  );

it('returns the last cut vertex before each vertex', () => {
  const part = fc.nat(7);
  const graph = fc.record({
    joined: fc.array(fc.tuple(part, part), { maxLength: 14 }),
    from: fc.uniqueArray(part, { minLength: 1, maxLength: 3 }),
    closed: fc.uniqueArray(part, { maxLength: 2 }),
  });
  fc.assert(
    fc.property(graph, ({ joined, from, closed }) => {
      const neighbours = adjacencyOf(8, joined);
      const open = (one: number) => !closed.includes(one);
      const reached = flood(from, neighbours, open);
      const found = cutVertices(from, neighbours, open);
      for (const one of reached) {
        const passed = [...reached].filter(
          (other) =>
            other !== one &&
            !from.includes(other) &&
            !flood(from, neighbours, (next) => open(next) && next !== other).has(one),
        );
        const cutVertex = found.get(one);
        if (cutVertex === undefined) expect(passed).toEqual([]);
        else {
          expect(passed).toContain(cutVertex);
          // Every other required part lies on all paths to the last one, too.
          const before = flood(from, neighbours, (next) => open(next) && next !== cutVertex);
          for (const other of passed) if (other !== cutVertex) expect(before.has(other)).toBe(true);
        }
      }
      for (const one of found.keys()) expect(reached.has(one)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

it('returns all cut vertices between two vertices, the last one first', () => {
  const vertex = fc.nat(9);
  const graph = fc.record({
    joined: fc.array(fc.tuple(vertex, vertex), { maxLength: 20 }),
    ends: fc.uniqueArray(vertex, { minLength: 2, maxLength: 2 }),
    closed: fc.uniqueArray(vertex, { maxLength: 2 }),
  });
  fc.assert(
    fc.property(graph, ({ joined, ends, closed }) => {
      const [from, to] = ends as [number, number];
      const neighbours = adjacencyOf(10, joined);
      const open = (one: number) => !closed.includes(one);
      const lastCuts = cutVertices([from], neighbours, open);
      const chain: number[] = [];
      for (let at = lastCuts.get(to); at !== undefined; at = lastCuts.get(at)) chain.push(at);
      const isReached = flood([from], neighbours, open).has(to);
      expect(cutVerticesBetween(from, to, neighbours, open)).toEqual(isReached ? chain : undefined);
    }),
    { numRuns: 500 },
  );
});
