import fc from 'fast-check';
import { expect, it } from 'vitest';
import { flood, separator } from './flood.js';

it('returns the parts next to a piece that are reached from beyond without crossing another of them', () => {
  const part = fc.nat(8);
  const graph = fc.record({
    joined: fc.array(fc.tuple(part, part), { minLength: 6, maxLength: 18 }),
    piece: part,
    beyond: part,
    off: fc.uniqueArray(part, { maxLength: 2 }),
    live: fc.uniqueArray(part, { maxLength: 4 }),
  });
  fc.assert(
    fc.property(graph, ({ joined, piece: start, beyond, off, live }) => {
      const neighbours = Array.from({ length: 9 }, (_, one) =>
        joined.flatMap(([a, b]) => (a === b ? [] : a === one ? [b] : b === one ? [a] : [])),
      );
      const mayBeLive = (one: number) => !off.includes(one);
      const piece = flood([start], neighbours, (one) => live.includes(one));
      const near = new Set([...piece].flatMap((one) => neighbours[one]!).filter((one) => !piece.has(one)));
      fc.pre(!piece.has(beyond) && !near.has(beyond));
      const reached = flood([beyond], neighbours, (one) => mayBeLive(one) && !near.has(one));
      const expected = [...near].filter(
        (one) => mayBeLive(one) && neighbours[one]!.some((other) => reached.has(other)),
      );
      expect(separator(piece, [beyond], neighbours, mayBeLive).sort()).toEqual(expected.sort());
    }),
    { numRuns: 500 },
  );
});
