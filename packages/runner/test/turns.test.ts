import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Job } from '../src/index.js';
import { Runner } from '../src/index.js';
import { job } from './jobs.js';

let runner: Runner;
const honest = job('solve', '?o?=1');

// Once the only thread is known to be quick, waiting jobs are sent to it together.
beforeEach(async () => {
  runner = new Runner({ threads: 1 });
  for (let n = 0; n < 5; n++) await runner.run(honest);
});
afterEach(() => runner.close());

test('of jobs handed over together, only those that break the thread are lost', async () => {
  const engines = ['brute-force', 'brute-force', 'breaks', 'brute-force', 'exits', 'breaks', 'brute-force'];
  const outcomes = await Promise.all(
    engines.map((engine) => runner.run(job('solve', '??=1', engine as 'breaks'))),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(
    engines.map((engine) => (engine === 'brute-force' ? 'solved' : 'crashed')),
  );
});

test('each of them has its own time limit', async () => {
  const outcomes = await Promise.all([
    runner.run(honest),
    runner.run(job('solve', '?o?=1', 'brute-force', { timeout: 10_000 })),
    runner.run(job('solve', '??=1', 'blocks', { timeout: 600 })),
    runner.run(job('solve', '??=1', 'blocks', { timeout: 700 })),
    runner.run(honest),
  ]);
  const killed = { status: 'unknown', reason: 'time limit' };
  expect(outcomes).toMatchObject([
    { status: 'solved' },
    { status: 'solved' },
    killed,
    killed,
    { status: 'solved' },
  ]);
});

test('quick rows before one that hangs are there meanwhile, and neither they nor those behind take the blame', async () => {
  const row = (text: string, engine: 'brute-force' | 'blocks' | 'breaks' = 'brute-force', timeout = 1_000) =>
    runner.run({ ...job('row', text, engine, { timeout }) });
  // Rows decided by propagation need no engine, and are delayed briefly.
  const decided = () => row('oo=2');
  const seen: string[] = [];
  const outcomes = await Promise.all(
    [decided(), decided(), row('??=1', 'blocks'), decided(), row('??=1', 'breaks'), decided()].map(
      async (outcome, at) => {
        const { status } = await outcome;
        seen.push(`${at} ${status}`);
        return outcome;
      },
    ),
  );
  const expected = ['0 solved', '1 solved', '2 unknown', '3 solved', '4 crashed', '5 solved'];
  expect(outcomes.map(({ status }, at) => `${at} ${status}`)).toEqual(expected);
  expect(seen).toEqual(expected);
});

test('one that is called off is not begun, whether its thread is killed or goes on', async () => {
  const first = new AbortController();
  const second = new AbortController();
  const third = new AbortController();
  const outcomes = await Promise.all([
    runner.run(honest),
    runner.run(job('enumerate', '??=1', 'blocks-later'), {
      signal: first.signal,
      onAnswer: () => {
        second.abort();
        first.abort();
      },
    }),
    runner.run(job('solve', '??=1', 'blocks'), { signal: second.signal }),
    runner.run(honest),
    runner.run(job('enumerate', '????=2'), { onAnswer: () => third.abort() }),
    runner.run(job('solve', '??=1', 'blocks'), { signal: third.signal }),
    runner.run(honest),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'solved',
    'unknown',
    'unknown',
    'solved',
    'enumerated',
    'unknown',
    'solved',
  ]);
});

test('a listener that throws ends one of them', async () => {
  const onAnswer = () => {
    throw new Error('cannot be written');
  };
  const settled = await Promise.allSettled([
    runner.run(honest),
    runner.run(job('enumerate', '????=2'), { onAnswer }),
    runner.run(honest),
  ]);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('close ends all of them', async () => {
  const outcomes = await Promise.all([
    ...Array.from({ length: 40 }, () => runner.run(job('solve', '??=1', 'blocks'))),
    runner.close(),
  ]);
  expect(new Set(outcomes.map((outcome) => outcome?.status))).toEqual(new Set(['unknown', undefined]));
});

test('few of those handed over last wait behind a slow one', async () => {
  const pair = new Runner({ threads: 2 });
  for (let n = 0; n < 5; n++) await Promise.all([pair.run(honest), pair.run(honest)]);
  const ended: string[] = [];
  const run = async (name: string, one: Job) => {
    await pair.run(one);
    ended.push(name);
  };
  await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      n === 2
        ? run('slow', job('count', `${'?'.repeat(40)}=20`, 'brute-force', { timeout: 400 }))
        : run('quick', honest),
    ),
  );
  await pair.close();
  expect(ended.length - 1 - ended.indexOf('slow')).toBeLessThanOrEqual(2);
});

test('a job that continues another is begun before those that wait, also before those that the thread has already', async () => {
  const seen: string[] = [];
  const run = async (name: string, ...[made, options]: Parameters<Runner['run']>) => {
    await runner.run(made, options);
    seen.push(name);
  };
  const continued: Promise<void>[] = [];
  const onAnswer = () => {
    if (continued.length > 0) return;
    for (const n of [1, 2]) continued.push(run(`continued ${n}`, honest, { continues: true }));
  };
  await Promise.all([
    run('first', honest),
    run('slow', job('enumerate', '??=1', 'slow'), { onAnswer }),
    ...['next', 'one', 'other'].map((name) => run(name, honest)),
  ]);
  await Promise.all(continued);
  expect(seen).toEqual(['first', 'slow', 'continued 1', 'continued 2', 'next', 'one', 'other']);
});

test('a job that continues another, handed in when that is done, is begun before the next', async () => {
  const seen: string[] = [];
  const run = async (name: string) => {
    await runner.run(job('solve', '??=1', 'slow'));
    seen.push(name);
    await runner.run(honest, { continues: true });
    seen.push(`${name} continued`);
  };
  await Promise.all(['one', 'two', 'three'].map(run));
  expect(seen).toEqual(['one', 'two', 'three'].flatMap((name) => [name, `${name} continued`]));
});

test('the wait of a job that is stopped is none of its time', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const blocks = () => runner.run(job('solve', '??=1', 'blocks', { timeout: 600 }));
  const first = blocks();
  const second = blocks();
  await first;
  now = 60_000;
  expect(await second).toEqual({ status: 'unknown', reason: 'time limit', milliseconds: 0 });
  vi.restoreAllMocks();
});
