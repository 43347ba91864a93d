import { expect, test } from 'vitest';
import { Plugins } from '../plugins.js';
import { casesOf } from '../suites/case.js';
import { suitesByName } from '../suites/suites.js';
import { type BenchJob, type BenchThread, InlineBench } from './bench-thread.js';
import type { RunSample } from './measure.js';
import { run } from './run.js';

const plugins = new Plugins();

const hard = casesOf(suitesByName(['sudoku-hard']), await plugins.types());
const own = new InlineBench(plugins);

test('every case is run as often as wanted on every engine, with its phases and its size', async () => {
  const results = await run(hard, ['z3', 'cadical'], own, { warmUp: 1, repeat: 2, timeout: 20_000 });
  expect(results.map(({ engine, status, runs }) => [engine, status, runs])).toEqual(
    hard.flatMap(() => [
      ['z3', 'unique', 2],
      ['cadical', 'unique', 2],
    ]),
  );
  expect(results.map(({ by }) => by)).toEqual(['search', 'propagation', 'search'].flatMap((by) => [by, by]));
});

test('calls an engine for everything that propagation leaves, without steps for the depth-first search', async () => {
  const results = await run(hard, ['cadical'], own, {
    warmUp: 0,
    repeat: 1,
    timeout: 20_000,
    searchSteps: 0,
  });
  expect(results.map(({ by }) => by)).toEqual(['cadical', 'propagation', 'cadical']);
  const [{ milliseconds, variables, calls, memory }] = results as [(typeof results)[0]];
  expect(variables).toBeGreaterThan(200);
  expect(calls).toBeGreaterThan(0);
  expect(memory).toBeGreaterThan(2 ** 20);
  for (const phase of ['parse', 'total', 'solve', 'proof', 'lower', 'load', 'search', 'decode', 'verify'])
    expect(milliseconds[phase]!.median).toBeGreaterThan(0);
  for (const half of ['solve', 'proof'])
    expect(milliseconds[half]!.min).toBeLessThan(milliseconds.total!.max);
});

test('a puzzle for which the time does not suffice counts as the limit, from its warm-up', async () => {
  const [result] = await run(hard.slice(0, 1), ['z3'], own, { warmUp: 1, repeat: 2, timeout: 1 });
  expect(result).toMatchObject({
    status: 'unknown',
    reason: 'time limit',
    censored: true,
    runs: 1,
    milliseconds: { total: { median: 1, mad: 0 } },
  });
});

/** A thread with scripted run times. Records the order of runs. */
class Script implements BenchThread {
  readonly order: string[] = [];

  constructor(readonly samples: (job: BenchJob, run: number) => Partial<RunSample>) {}

  async run(job: BenchJob): Promise<RunSample> {
    this.order.push(`${job.engine}${hard.findIndex(({ text }) => text === job.text)}`);
    const total = this.order.length;
    return { status: 'unique', milliseconds: { total }, memory: 1, ...this.samples(job, total) };
  }
}

test('engines take turns on each case, every other round backwards', async () => {
  const stand = new Script(() => ({}));
  await run(hard.slice(0, 2), ['a', 'b'], stand, { warmUp: 0, repeat: 2, timeout: 100 });
  expect(stand.order.join(' ')).toBe('a0 b0 a1 b1 b1 a1 b0 a0');
});

test('reports a failure, and continues', async () => {
  const stand = new Script(({ engine }) =>
    engine === 'a' ? { status: 'failed', reason: 'out of dice' } : {},
  );
  const results = await run(hard.slice(0, 1), ['a', 'b'], stand, { warmUp: 1, repeat: 2, timeout: 100 });
  expect(results).toMatchObject([
    { status: 'failed', reason: 'out of dice', censored: true, runs: 1 },
    { status: 'unique', censored: false, runs: 2 },
  ]);
  expect(stand.order.join(' ')).toBe('a0 b0 b0 b0');
});

test('a run out of time after others that were not makes the case one that was not solved', async () => {
  const stand = new Script((_, run) => (run === 3 ? { status: 'unknown', reason: 'time limit' } : {}));
  const [result] = await run(hard.slice(0, 1), ['a'], stand, { warmUp: 0, repeat: 5, timeout: 100 });
  expect(result).toMatchObject({ censored: true, runs: 1, milliseconds: { total: { median: 100 } } });
  expect(stand.order).toHaveLength(3);
});

test('returns only complete measurements when it is stopped', async () => {
  const stop = new AbortController();
  const stand = new Script((_, run) => {
    if (run === 5) stop.abort();
    return {};
  });
  const results = await run(hard, ['a'], stand, { warmUp: 1, repeat: 9, timeout: 100, signal: stop.signal });
  expect(results.map(({ name, runs }) => [name, runs])).toEqual([[hard[2]!.name, 1]]);
});
