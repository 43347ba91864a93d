import { expect, test } from 'vitest';
import { interleave } from './interleave.js';

test('contestants run in turn; the warm-up does not count, and the hopeless run no more', async () => {
  const order: string[] = [];
  const contestant = (name: string, hopeless = false) => ({
    run: async () => {
      order.push(name);
      return order.length;
    },
    hopeless: () => hopeless,
  });
  const runs = await interleave([contestant('a'), contestant('b', true), contestant('c')], 2);
  expect(order.join('')).toBe('abcacac');
  expect(runs).toEqual([[4, 6], [2], [5, 7]]);
});
