import { describe, expect, it } from 'vitest';
import { type FakeEngine, fakeEngines, taskSpec } from '../../test/engines.js';
import { runRoundRobin, strategyKey } from './round-robin.js';

const stats = (engine: string) => ({ engine, milliseconds: { search: 5 } });

/** An engine that finds the answer with enough conflicts. */
const solvesWithin =
  (conflicts: number): FakeEngine =>
  async ({ engine, conflicts: most = Number.POSITIVE_INFINITY }) =>
    most >= conflicts
      ? { status: 'unique', answer: 'oo', stats: stats(engine) as never }
      : { status: 'unknown', reason: 'conflict limit', stats: stats(engine) as never };

const respondWith =
  (outcome: object): FakeEngine =>
  async ({ engine }) =>
    ({ stats: stats(engine), ...outcome }) as never;

/** Calls these engines in turn, with a hundred conflicts in the first round; returns the result and the limits of each call. */
async function runTurns(
  doings: Readonly<Record<string, FakeEngine>>,
  { timeout, conflicts }: { readonly timeout?: number; readonly conflicts?: number } = {},
) {
  const allowed: (string | undefined)[] = [];
  const continued: (boolean | undefined)[] = [];
  const { engines, runners } = fakeEngines(
    Object.fromEntries(
      Object.entries(doings).map(([name, behavior]) => [
        name,
        (job, options) => {
          allowed.push([name, job.conflicts, job.timeout].filter((one) => one !== undefined).join(' '));
          continued.push(options.continues);
          return behavior(job, options);
        },
      ]),
    ),
  );
  const result = await runRoundRobin(
    runners.threadRunner(engines[0]!),
    taskSpec('unique', { timeout, conflicts }),
    engines,
    100,
  );
  return { result, allowed, continued };
}

describe('engines in turn', () => {
  it('are not called after one knows the answer', async () => {
    const { result, allowed } = await runTurns({ light: solvesWithin(100), heavy: solvesWithin(0) });
    expect(result).toMatchObject({ status: 'unique', engine: 'light', elapsed: 5 });
    expect(allowed).toEqual(['light 100']);
  });

  it('continue before puzzles that no engine has started, except for the first', async () => {
    const { continued } = await runTurns({ light: solvesWithin(400), heavy: solvesWithin(5000) });
    expect(continued).toEqual([false, true, true]);
  });

  it('take turns, then again with four times as many conflicts', async () => {
    const { result, allowed } = await runTurns({ light: solvesWithin(5000), heavy: solvesWithin(1500) });
    expect(result).toMatchObject({ status: 'unique', engine: 'heavy', elapsed: 30 });
    expect(allowed).toEqual([
      ...['light 100', 'heavy 100'],
      ...['light 400', 'heavy 400'],
      ...['light 1600', 'heavy 1600'],
    ]);
  });

  it.each([
    ['crashes', { status: 'crashed', message: 'unreachable' }],
    ['has no memory', { status: 'unknown', reason: 'memory' }],
  ])('skip one that %s, and the last has no limit', async (_, outcome) => {
    const { result, allowed } = await runTurns({ light: respondWith(outcome), heavy: solvesWithin(1e12) });
    expect(result).toMatchObject({ status: 'unique', engine: 'heavy' });
    expect(allowed).toEqual(['light 100', 'heavy 100', 'heavy']);
  });

  it('report all reasons if all give up', async () => {
    const { result } = await runTurns({
      light: respondWith({ status: 'unknown', reason: 'memory' }),
      heavy: respondWith({ status: 'unknown', reason: 'incomplete' }),
    });
    expect(result).toMatchObject({ status: 'unknown', reason: 'light: memory; heavy: incomplete' });
  });

  it('end even if one always needs more conflicts', async () => {
    const more = { status: 'unknown', reason: 'conflict limit' };
    const { result, allowed } = await runTurns({ light: respondWith(more), heavy: respondWith(more) });
    expect(result).toMatchObject({ status: 'unknown', reason: 'conflict limit' });
    expect(allowed.slice(-2)).toEqual(['light', 'heavy']);
  });

  it('share a time limit and the found answers', async () => {
    const found = { status: 'unknown', reason: 'conflict limit', answer: 'oo' };
    const late = { status: 'unknown', reason: 'time limit' };
    const { result, allowed } = await runTurns(
      { light: respondWith(found), heavy: respondWith(late) },
      { timeout: 1000 },
    );
    expect(result).toMatchObject({ status: 'unknown', reason: 'time limit' });
    expect(result.answers).toHaveLength(1);
    expect(allowed).toEqual(['light 100 1000', 'heavy 100 995']);
  });

  it('share a conflict budget: a larger one starts with the same turns', async () => {
    const doings = { light: solvesWithin(5000), heavy: solvesWithin(300) };
    const turns = ['light 100', 'heavy 100', 'light 400', 'heavy 400'];
    const of = (conflicts: number) => runTurns(doings, { conflicts });
    expect(await of(60)).toMatchObject({ result: { reason: 'conflict limit' }, allowed: ['light 60'] });
    expect((await of(100)).allowed).toEqual(['light 100']);
    expect((await of(650)).allowed).toEqual([...turns.slice(0, 3), 'heavy 50']);
    for (const conflicts of [1000, 1_000_000]) {
      const { result, allowed } = await of(conflicts);
      expect([result.engine, allowed]).toEqual(['heavy', turns]);
    }
    const alone = await runTurns({ alone: solvesWithin(5000) }, { conflicts: 70 });
    expect(alone).toMatchObject({ result: { status: 'unknown' }, allowed: ['alone 70'] });
  });

  it('have no limit if there is only one', async () => {
    const { result, allowed } = await runTurns({ alone: solvesWithin(1e12) });
    expect(result).toMatchObject({ status: 'unique', engine: 'alone' });
    expect(allowed).toEqual(['alone']);
  });
});

it('gives each choice of engines another key', () => {
  const [one, other] = [{ name: 'one' }, { name: 'other' }];
  const choices = [
    strategyKey([one]),
    strategyKey([other]),
    strategyKey([one, other]),
    strategyKey([other, one]),
  ];
  expect(new Set([...choices, strategyKey([one, other], 7)]).size).toBe(5);
  expect(strategyKey([one], 7)).toBe(strategyKey([one]));
});
