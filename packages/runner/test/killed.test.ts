import { getEventListeners } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { Runner } from '../src/index.js';
import { job } from './jobs.js';

let runner: Runner;
afterEach(() => runner.close());

const killed = (reason: string) => ({ status: 'unknown', reason });
const honest = job('solve', '?o?=1');

test('a job that blocks its thread is killed soon after its timeout, and the next job runs', async () => {
  runner = new Runner({ threads: 1 });
  expect(await runner.run(job('solve', '??=1', 'blocks', { timeout: 100 }))).toMatchObject(
    killed('time limit'),
  );
  expect(await runner.run(honest)).toMatchObject({ status: 'solved' });
});

test('the time limit counts from the start of the job, not from its place in the queue', async () => {
  runner = new Runner({ threads: 1 });
  const ended: string[] = [];
  const run = async (name: string, timeout: number) => {
    expect(await runner.run(job('solve', '??=1', 'blocks', { timeout }))).toMatchObject(killed('time limit'));
    ended.push(name);
  };
  await Promise.all([run('first', 600), run('second', 100)]);
  expect(ended).toEqual(['first', 'second']);
});

test('a job that needs too much memory is killed, and the next job runs', async () => {
  let used = 5_000;
  runner = new Runner({ threads: 1, maxMemory: 2_048, usedMemory: () => used });
  expect(await runner.run(job('solve', '??=1', 'blocks'))).toMatchObject(killed('needs more than 2048 MB'));
  used = 100;
  expect(await runner.run(honest)).toMatchObject({ status: 'solved' });
});

test('a signal kills a job at work; the one behind it gets a new thread', async () => {
  runner = new Runner({ threads: 1 });
  const abort = new AbortController();
  const answers: string[] = [];
  const blocked = runner.run(job('enumerate', '??=1', 'blocks-later'), {
    signal: abort.signal,
    onAnswer: (answer) => {
      answers.push(answer);
      abort.abort();
    },
  });
  const behind = runner.run(honest);
  expect(await blocked).toMatchObject(killed('aborted'));
  expect(answers).toHaveLength(1);
  expect(await behind).toMatchObject({ status: 'solved' });
});

test('a signal calls off a job that waits, and no other', async () => {
  runner = new Runner({ threads: 1 });
  const first = new AbortController();
  const second = new AbortController();
  const blocked = runner.run(job('solve', '??=1', 'blocks'), { signal: first.signal });
  const waiting = runner.run(honest, { signal: second.signal });
  const behind = runner.run(honest);
  second.abort();
  expect(await waiting).toMatchObject(killed('aborted'));
  first.abort();
  expect(await blocked).toMatchObject(killed('aborted'));
  expect(await behind).toMatchObject({ status: 'solved' });
});

test('a signal that was given before the job calls it off', async () => {
  runner = new Runner({ threads: 1 });
  expect(await runner.run(honest, { signal: AbortSignal.abort() })).toMatchObject(killed('aborted'));
});

test('a job runs beside one that blocks', async () => {
  runner = new Runner({ threads: 2 });
  const abort = new AbortController();
  const blocked = runner.run(job('solve', '??=1', 'blocks'), { signal: abort.signal });
  const beside = await Promise.all([runner.run(honest), runner.run(honest), runner.run(honest)]);
  expect(beside).toMatchObject(Array(3).fill({ status: 'solved' }));
  abort.abort();
  expect(await blocked).toMatchObject(killed('aborted'));
});

test('close kills what works and calls off what waits', async () => {
  runner = new Runner({ threads: 1 });
  const waiting: Promise<unknown>[] = [];
  const blocked = runner.run(job('enumerate', '??=1', 'blocks-later'), {
    onAnswer: () => waiting.push(runner.run(honest), runner.close()),
  });
  expect(await blocked).toMatchObject(killed('aborted'));
  expect(await Promise.all(waiting)).toMatchObject([killed('aborted'), undefined]);
});

test('a listener that throws ends its job, and its error comes out', async () => {
  runner = new Runner({ threads: 1 });
  const onAnswer = () => {
    throw new Error('cannot be written');
  };
  await expect(runner.run(job('enumerate', '????=2'), { onAnswer })).rejects.toThrow('cannot be written');
  expect(await runner.run(honest)).toMatchObject({ status: 'solved' });
});

test('a job after one that was ended just as its thread was done with it is not lost', async () => {
  runner = new Runner({ threads: 1 });
  for (let n = 0; n < 20; n++) {
    const stop = new AbortController();
    const ended = runner.run(job('enumerate', '????=2'), {
      signal: stop.signal,
      onAnswer: () => stop.abort(),
    });
    expect(await ended).toMatchObject(killed('aborted'));
    expect(await runner.run(honest)).toMatchObject({ status: 'solved' });
  }
}, 60_000);

test('a signal that outlives its jobs is left alone', async () => {
  runner = new Runner({ threads: 1 });
  const { signal } = new AbortController();
  for (let n = 0; n < 3; n++) await runner.run(honest, { signal });
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
});

test('a closed runner starts no job', async () => {
  runner = new Runner({ threads: 1 });
  const jobs = [runner.run(honest), runner.run(honest)];
  await runner.close();
  expect(await Promise.all([...jobs, runner.run(honest)])).toEqual(Array(3).fill(killed('aborted')));
});

test.each([0, 1.5, Number.POSITIVE_INFINITY])('a runner has one thread or more, and not %s', (threads) => {
  expect(() => new Runner({ threads })).toThrow(`a runner needs one thread or more, not ${threads}`);
});
