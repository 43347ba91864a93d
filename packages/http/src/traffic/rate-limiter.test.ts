import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RateLimiter } from './rate-limiter.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The milliseconds that a client has to wait, for each of several requests at the same time. */
async function takeAll(limiter: RateLimiter, client: string, requests: number): Promise<readonly number[]> {
  return Promise.all(Array.from({ length: requests }, () => limiter.take(client)));
}

test('allows each client a burst, then so many requests a second', async () => {
  const limiter = new RateLimiter(2, 3);
  expect(await takeAll(limiter, 'a', 4)).toEqual([0, 0, 0, 1000]);
  expect(await limiter.take('b')).toBe(0);
  vi.advanceTimersByTime(400);
  expect(await limiter.take('a')).toBe(600);
  vi.advanceTimersByTime(600);
  expect(await takeAll(limiter, 'a', 3)).toEqual([0, 0, 1000]);
  vi.advanceTimersByTime(59_000);
  expect(await takeAll(limiter, 'a', 4)).toEqual([0, 0, 0, 1000]);
});

test('keeps the rate where the burst is smaller, with shorter intervals', async () => {
  const limiter = new RateLimiter(10, 1);
  expect(await takeAll(limiter, 'a', 2)).toEqual([0, 100]);
  vi.advanceTimersByTime(100);
  expect(await takeAll(limiter, 'a', 2)).toEqual([0, 100]);
});

test('forgets clients that have not sent a request for a minute, and knows none without a rate', async () => {
  const limiter = new RateLimiter(1, 2);
  for (let n = 0; n < 100; n++) await takeAll(limiter, `client ${n}`, 2);
  expect(vi.getTimerCount()).toBe(200);
  vi.advanceTimersByTime(60_000);
  expect(vi.getTimerCount()).toBe(0);
  expect(await takeAll(new RateLimiter(0, 1), 'a', 3)).toEqual([0, 0, 0]);
  expect(vi.getTimerCount()).toBe(0);
});
