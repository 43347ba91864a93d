import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutVertices } from './cut-vertices.js';
import { flood } from './flood.js';

it('returns the last part on all ways to each part', () => {
  const part = fc.nat(7);
  const graph = fc.record({
    joined: fc.array(fc.tuple(part, part), { maxLength: 14 }),
    from: fc.uniqueArray(part, { minLength: 1, maxLength: 3 }),
    closed: fc.uniqueArray(part, { maxLength: 2 }),
  });
  fc.assert(
    fc.property(graph, ({ joined, from, closed }) => {
      const beside = Array.from({ length: 8 }, (_, one) =>
        joined.flatMap(([a, b]) => (a === b ? [] : a === one ? [b] : b === one ? [a] : [])),
      );
      const open = (one: number) => !closed.includes(one);
      const reached = flood(from, beside, open);
      const found = cutVertices(from, beside, open);
      for (const one of reached) {
        const passed = [...reached].filter(
          (other) =>
            other !== one &&
            !from.includes(other) &&
            !flood(from, beside, (next) => open(next) && next !== other).has(one),
        );
        const gate = found.get(one);
        if (gate === undefined) expect(passed).toEqual([]);
        else {
          expect(passed).toContain(gate);
          // Every other required part lies on all ways to the last one, too.
          const before = flood(from, beside, (next) => open(next) && next !== gate);
          for (const other of passed) if (other !== gate) expect(before.has(other)).toBe(true);
        }
      }
      for (const one of found.keys()) expect(reached.has(one)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
