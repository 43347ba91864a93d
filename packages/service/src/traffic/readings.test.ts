import { expect, test } from 'vitest';
import { Readings } from './readings.js';

const always = new AbortController().signal;

/** Whether a client may be read at once. */
async function isReady(readings: Readings, client: string): Promise<boolean> {
  const soon = AbortSignal.timeout(20);
  return readings.ready(client, soon).then(
    () => true,
    () => false,
  );
}

test('what is read quickly is free, and what takes long counts for its client alone', async () => {
  let now = 0;
  const readings = new Readings(() => now);
  for (let n = 0; n < 1_000; n++) readings.read('a', 1);
  expect(await isReady(readings, 'a')).toBe(true);
  for (let n = 0; n < 3; n++) readings.read('a', 30);
  expect(await isReady(readings, 'a')).toBe(false);
  expect(await isReady(readings, 'b')).toBe(true);
  now += 400;
  expect(await isReady(readings, 'a')).toBe(true);
});

test('who waits is let in when the time has come', async () => {
  const readings = new Readings();
  readings.read('a', 52);
  const start = performance.now();
  await readings.ready('a', always);
  expect(performance.now() - start).toBeGreaterThan(10);
});
