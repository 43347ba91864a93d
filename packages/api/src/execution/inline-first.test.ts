import { readPuzzle } from '@gridproof/core';
import type { Job, Outcome, Task } from '@gridproof/runner';
import { expect, test } from 'vitest';
import { GuardedPlugins } from '../watchdog/guarded-plugins.js';
import { confirm } from './confirm.js';
import { chooseStrategy } from './engine-strategy.js';
import { canRunInline, inlineFirst } from './inline-first.js';
import { race } from './race.js';
import { Runners } from './runners.js';

const plugins = new GuardedPlugins(import.meta.dirname);

/** The outcome of a runner that only records its use. */
const ELSEWHERE = { status: 'crashed', message: 'elsewhere' } as const;
const elsewhere = () => ({ run: async <T extends Task>(_: Job<T>): Promise<Outcome<T>> => ELSEWHERE });

async function jobOf(task: Task, text: string): Promise<Job> {
  const { type, puzzle } = readPuzzle(text, await plugins.types());
  const { url } = plugins.pluginOf(type);
  return { task, type: url, engine: plugins.engines.find('cadical').url, puzzle: type.print(puzzle) };
}

test('solves a small puzzle inline without a runner', async () => {
  const job = await jobOf('unique', 'takuzu:.1../0.../..1./.0..');
  const outcome = await inlineFirst(() => {
    throw new Error('there is a runner');
  }).run(job);
  expect(outcome.status).not.toBe('crashed');
});

test('hands a job beyond the budget to the runner', async () => {
  const job = await jobOf('count', `takuzu:${Array(10).fill('.'.repeat(10)).join('/')}`);
  expect(await inlineFirst(elsewhere, { budget: 40 }).run(job)).toEqual(ELSEWHERE);
  const limited = { ...job, timeout: 20 };
  expect(await inlineFirst(elsewhere, { budget: 40 }).run(limited)).toMatchObject({ reason: 'time limit' });
  expect(await inlineFirst(elsewhere).run(limited)).toMatchObject({ reason: 'time limit' });
});

test('ends a job that needs too much memory', async () => {
  const job = await jobOf('count', `takuzu:${Array(10).fill('.'.repeat(10)).join('/')}`);
  const outcome = await inlineFirst(elsewhere, { maxMemory: 1 }).run(job);
  expect(outcome).toMatchObject({ reason: 'needs more than 1 MB' });
});

test('starts an enumeration only once', async () => {
  const job = await jobOf('enumerate', `takuzu:${Array(4).fill('.'.repeat(4)).join('/')}`);
  expect(await inlineFirst(elsewhere, { budget: 40 }).run(job)).toEqual(ELSEWHERE);
  const answers: string[] = [];
  const onAnswer = (answer: string) => void answers.push(answer);
  const outcome = await inlineFirst(elsewhere).run({ ...job, limit: 3 }, { onAnswer });
  expect(outcome).toMatchObject({ status: 'enumerated', complete: false });
  expect(answers).toHaveLength(3);
});

test('hands a crashed job to the runner', async () => {
  const job = {
    ...(await jobOf('unique', 'takuzu:....../....../....../....../....../......')),
    engine: 'none',
  };
  expect(await inlineFirst(elsewhere).run(job)).toEqual(ELSEWHERE);
});

test('adds the time of the inline attempt to the statistics', async () => {
  const job = await jobOf('count', `takuzu:${Array(10).fill('.'.repeat(10)).join('/')}`);
  const stats = { engine: 'cadical', firstAnswer: 2, milliseconds: { search: 5 } } as never;
  const exact = { status: 'counted', count: 9, stats } as never;
  const outcome = await inlineFirst(() => ({ run: async () => exact }), { budget: 40 }).run(job);
  expect(outcome).toMatchObject({ status: 'counted', stats: { milliseconds: { search: 5 } } });
  const { milliseconds, firstAnswer } = (outcome as Extract<typeof outcome, { stats: unknown }>).stats;
  expect(milliseconds.attempt).toBeGreaterThanOrEqual(39);
  expect(firstAnswer).toBe(2 + milliseconds.attempt!);
});

test('gives a repeated search the inline limit, unless the job has one', async () => {
  const job = await jobOf('count', `takuzu:${Array(10).fill('.'.repeat(10)).join('/')}`);
  // The famous hard sudoku that needs the most search steps; by default it is left to an engine.
  const sudoku = await jobOf(
    'unique',
    '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
  );
  const outcome = await inlineFirst(elsewhere, { budget: 10_000 }).run(sudoku);
  expect(outcome).toMatchObject({ status: 'unique', stats: { engine: 'search' } });
  const calls: unknown[] = [];
  const runner = {
    run: async <T extends Task>({ searchSteps }: Job<T>): Promise<Outcome<T>> => {
      calls.push(searchSteps);
      return ELSEWHERE;
    },
  };
  for (const searchSteps of [undefined, 7])
    await inlineFirst(() => runner, { budget: 1 }).run({ ...job, searchSteps });
  expect(calls).toEqual([20_000, 7]);
});

test('hands no cancelled job to the runner', async () => {
  const job = await jobOf('count', `takuzu:${Array(10).fill('.'.repeat(10)).join('/')}`);
  const nowhere = inlineFirst(() => {
    throw new Error('there is a runner');
  });
  const killed = { status: 'unknown', reason: 'aborted' };
  expect(await nowhere.run(job, { signal: AbortSignal.abort() })).toEqual(killed);
  expect(await nowhere.run(job, { signal: AbortSignal.timeout(100) })).toEqual(killed);
});

test('runs at most one of several engines inline, and none to confirm', async () => {
  const { type, puzzle } = readPuzzle(
    `takuzu:${Array(10).fill('.'.repeat(10)).join('/')}`,
    await plugins.types(),
  );
  const spec = {
    read: { type, format: 'text', puzzle },
    typeUrl: plugins.pluginOf(type).url,
    query: { task: 'count' },
  } as const;
  const [light, heavy] = [plugins.engines.find('cadical'), plugins.engines.find('z3')] as const;
  const calls: string[] = [];
  const run = (async ({ engine }: Job) => {
    calls.push(engine === light.url ? 'light' : 'heavy');
    return { status: 'counted', count: 9, stats: { engine, milliseconds: { search: 5 } } };
  }) as never;
  const runners = new Runners({ allowInline: true }, () => ({ run, close: async () => {} }));
  const raced = await race(runners, spec, [light, heavy], { conflicts: 1e6, milliseconds: 40 });
  expect(raced).toMatchObject({ status: 'counted', engine: heavy.url });
  expect(raced.stats?.milliseconds).toEqual({ search: 5 });
  expect(calls).toEqual(['heavy']);
  const confirmed = await confirm(runners, spec, [light, heavy]);
  expect(confirmed).toMatchObject({ status: 'counted', elapsed: 5 });
  const answer = await chooseStrategy({ engine: 'z3' }, plugins.engines);
  const alone = await answer(runners, spec);
  // The time of the attempt in this thread counts, too.
  expect(alone.elapsed).toBeGreaterThan(5);
});

test('finishes a race of a small puzzle inline', async () => {
  const { type, puzzle } = readPuzzle('takuzu:.1../0.../..1./.0..', await plugins.types());
  const typeUrl = plugins.pluginOf(type).url;
  const runners = new Runners({ allowInline: true }, () => {
    throw new Error('there is a runner');
  });
  const spec = { read: { type, format: 'text', puzzle }, typeUrl, query: { task: 'unique' } } as const;
  expect((await race(runners, spec, plugins.engines.all)).status).not.toBe('unknown');
});

/** An empty board. */
const boardOf = (side: number) => `takuzu:${Array(side).fill('.'.repeat(side)).join('/')}`;

test('large boards are calls about elsewhere', async () => {
  const types = await plugins.types();
  const isHere = (side: number) => canRunInline(readPuzzle(boardOf(side), types), plugins);
  expect([20, 30, 32].map(isHere)).toEqual([true, true, false]);
});
