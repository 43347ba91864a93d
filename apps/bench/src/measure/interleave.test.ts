import { expect, test } from 'vitest';
import { interleave } from './interleave.js';

test('contestants run in turn, forth and back; warm-ups do not count, and the hopeless run no more', async () => {
  const order: string[] = [];
  const contestant = (name: string, hopelessAfter = 99) => ({
    run: async () => {
      order.push(name);
      return order.length;
    },
    hopeless: (runs: number) => runs >= hopelessAfter,
  });
  const runs: number[][] = [[], [], []];
  const contestants = [contestant('a'), contestant('b', 1), contestant('c', 4)];
  for await (const { at, result, counts } of interleave(contestants, { warmUp: 1, repeat: 2 }))
    if (counts) runs[at]!.push(result);
  expect(order.join('')).toBe('abccaa');
  expect(runs).toEqual([[5, 6], [2], [4]]);
});
