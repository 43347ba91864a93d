import { setTimeout as wait } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepThreads, Runner } from '../src/index.js';
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

test('idle ones of a closed runner are kept for the next runner, up to a number', async () => {
  keepThreads(1);
  const first = new Runner({ threads: 2 });
  await Promise.all([first.run(honest), first.run(honest)]);
  await first.close();
  await vi.waitFor(() => expect(alive()).toBe(1));
  const second = new Runner({ threads: 1 });
  expect(await second.run(honest)).toMatchObject({ status: 'solved' });
  expect(threads).toHaveLength(2);
  keepThreads(0);
  await second.close();
  await gone();
});

test('one that runs a job when its runner is closed is not kept', async () => {
  keepThreads(1);
  const runner = new Runner({ threads: 1 });
  const slow = runner.run(job('solve', '????????????????????????=12', 'slow'));
  await vi.waitFor(() => expect(alive()).toBe(1));
  await runner.close();
  expect(await slow).toMatchObject({ status: 'unknown', reason: 'aborted' });
  await gone();
  keepThreads(0);
});

test('one stays if a path ends early', async () => {
  const runner = new Runner({ threads: 1 });
  for (let nth = 0; nth < 3; nth++)
    expect(await runner.run({ ...honestPath, end: { steps: 1 } })).toEqual({ status: 'enough' });
  expect(threads).toHaveLength(1);
  await runner.close();
  await gone();
});
