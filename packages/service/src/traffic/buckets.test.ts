import { expect, test } from 'vitest';
import { Buckets } from './buckets.js';

test('an address has its burst at once, and then so many a second; others have theirs', () => {
  let now = 0;
  const buckets = new Buckets(2, 3, () => now);
  expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([0, 0, 0, 500]);
  expect(buckets.take('b')).toBe(0);
  now = 400;
  expect(buckets.take('a')).toBe(100);
  now = 500;
  expect(buckets.take('a')).toBe(0);
});

test('addresses that have not asked for long are forgotten, and without a rate none is known', () => {
  let now = 0;
  const buckets = new Buckets(1, 2, () => now);
  for (let n = 0; n < 1000; n++) buckets.take(`address ${n}`);
  now = 60_000;
  buckets.take('a');
  expect(buckets.size).toBe(1);
  const unlimited = new Buckets(0, 1);
  expect([1, 2, 3].map(() => unlimited.take('a'))).toEqual([0, 0, 0]);
  expect(unlimited.size).toBe(0);
});
