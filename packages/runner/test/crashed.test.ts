import { afterEach, expect, test } from 'vitest';
import type { Job } from '../src/index.js';
import { Runner } from '../src/index.js';
import { job } from './jobs.js';

let runner: Runner;
afterEach(() => runner.close());

/** The thread of an honest job, as its engine names it. */
async function thread(): Promise<string> {
  const outcome = await runner.run(job('solve', '??=1'));
  if (outcome.status !== 'solved') throw new Error(outcome.status);
  return outcome.stats.engine;
}

async function messageOf(crashing: Job): Promise<string> {
  const outcome = await runner.run(crashing);
  if (outcome.status !== 'crashed') throw new Error(outcome.status);
  return outcome.message;
}

test('threads stay warm between jobs', async () => {
  runner = new Runner({ threads: 1 });
  expect(await thread()).toBe(await thread());
});

test('a thread is replaced after a number of jobs', async () => {
  runner = new Runner({ threads: 1, jobsPerThread: 2 });
  const threads = [await thread(), await thread(), await thread()];
  expect(threads[1]).toBe(threads[0]);
  expect(threads[2]).not.toBe(threads[0]);
});

test('an engine that breaks takes its thread with it', async () => {
  runner = new Runner({ threads: 1 });
  const before = await thread();
  const message = await messageOf(job('solve', '??=1', 'breaks'));
  expect(message).toMatchInlineSnapshot(`"RuntimeError: unreachable"`);
  expect(await thread()).not.toBe(before);
  expect(await messageOf(job('solve', '??=1', 'breaks'))).toBe(message);
});

test('a crash is one job only', async () => {
  runner = new Runner({ threads: 2 });
  const outcomes = await Promise.all(
    (['breaks', 'brute-force', 'exits', 'brute-force', 'throws-later', 'brute-force'] as const).map(
      (engine) => runner.run(job('solve', '??=1', engine)),
    ),
  );
  expect(outcomes.map(({ status }) => status)).toEqual([
    'crashed',
    'solved',
    'crashed',
    'solved',
    'crashed',
    'solved',
  ]);
});

test('the message says what happened', async () => {
  runner = new Runner({ threads: 1 });
  expect(await messageOf(job('solve', '??=1', 'exits'))).toMatchInlineSnapshot(
    `"Error: it called process.exit(3)"`,
  );
  expect(await messageOf(job('solve', '??=1', 'throws-later'))).toMatchInlineSnapshot(
    `"TypeError: nobody waits for this"`,
  );
  expect(await messageOf(job('solve', '??=1', 'lies'))).toMatchInlineSnapshot(
    `"UnsoundAnswerError: encode and verify of marbles disagree: an answer that was found breaks 'total' at row 1, columns 1 and 2"`,
  );
  expect(await messageOf(job('solve', 'marbles'))).toMatchInlineSnapshot(
    `"PuzzleError: found 'marbles', expected a row like ?o?=2"`,
  );
  const missing = { ...job('solve', '??=1'), engine: '@gridproof/no-such-engine' };
  expect(await messageOf(missing)).toContain("Cannot find package '@gridproof/no-such-engine'");
  for (const part of ['type', 'engine'] as const)
    expect(await messageOf({ ...job('solve', '??=1'), [part]: 'data:text/javascript,' })).toBe(
      'TypeError: data:text/javascript, has no default export',
    );
});

test('what an engine throws after its job costs no other job', async () => {
  runner = new Runner({ threads: 1 });
  const jobs = [job('solve', '??=1', 'throws-much-later'), ...Array(3).fill(job('solve', '??=1', 'slow'))];
  const outcomes = await Promise.all(jobs.map((one) => runner.run(one)));
  expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('solved'));
});
