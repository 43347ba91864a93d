import { setTimeout as wait } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Runner } from '../src/index.js';
import { job } from './jobs.js';

const honest = job('solve', '?o?=1');
const honestPath = job('steps', '?o?=1');

/** All started threads. */
let threads: Worker[];
const started = (thread: Worker) => threads.push(thread);
beforeEach(() => {
  threads = [];
  process.on('worker', started);
});
afterEach(() => {
  process.off('worker', started);
});

const alive = () => threads.filter(({ threadId }) => threadId !== -1).length;
const gone = () => vi.waitFor(() => expect(alive()).toBe(0));

test.each([0, 10, 30, 60, 100])(
  'none is left of a runner that is closed after %s ms',
  async (milliseconds) => {
    const runner = new Runner({ threads: 2, jobsPerThread: 1 });
    const jobs = Array.from({ length: 50 }, () => runner.run(honest));
    await wait(milliseconds);
    await runner.close();
    await Promise.all(jobs);
    // A thread that starts late would exist by now.
    await wait(50);
    await gone();
    expect(threads.length).toBeGreaterThan(0);
  },
);

test('none is left of a runner that is closed while threads are replaced', async () => {
  const runner = new Runner({ threads: 2, jobsPerThread: 1 });
  await Promise.all([runner.run(honest), runner.run(honest)]);
  await runner.close();
  await wait(50);
  await gone();
});

test('one is prepared before there is a job, and the first job is done in it', async () => {
  const runner = new Runner({ threads: 2 });
  runner.prepare();
  runner.prepare();
  await vi.waitFor(() => expect(alive()).toBe(1));
  expect(await runner.run(honest)).toMatchObject({ status: 'solved' });
  expect(threads).toHaveLength(1);
  await runner.close();
  runner.prepare();
  await gone();
});

test('there are no more threads than jobs to be done at once', async () => {
  const runner = new Runner({ threads: 8 });
  expect(await runner.run(honest)).toMatchObject({ status: 'solved' });
  expect(await runner.run(honest)).toMatchObject({ status: 'solved' });
  expect(threads).toHaveLength(1);
  await Promise.all([runner.run(honest), runner.run(honest)]);
  expect(threads).toHaveLength(2);
  await runner.close();
  await gone();
});

test('one stays if a path ends early', async () => {
  const runner = new Runner({ threads: 1 });
  for (let nth = 0; nth < 3; nth++)
    expect(await runner.run({ ...honestPath, end: { steps: 1 } })).toEqual({ status: 'enough' });
  expect(threads).toHaveLength(1);
  await runner.close();
  await gone();
});
