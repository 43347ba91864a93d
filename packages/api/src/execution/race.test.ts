import { describe, expect, it, vi } from 'vitest';
import { fakeEngines, respondAfter, taskSpec } from '../../test/engines.js';
import { race } from './race.js';
import type { TaskSpec } from './run-task.js';

const unique = { status: 'unique', answer: 'oo' };
const MILLISECONDS = 40;
const HEAD_START = { conflicts: 1_000, milliseconds: MILLISECONDS };
const LONG = { conflicts: 1_000, milliseconds: 60_000 };

const text = (result: { answers: readonly unknown[] }) =>
  result.answers.map((one) => taskSpec('solve').read.type.printAnswer(one, undefined));

describe('a race', () => {
  it('ends before the others start if a light engine is quick', async () => {
    const { engines, runners, log } = fakeEngines(
      { slow: respondAfter(0, unique), quick: respondAfter(5, unique) },
      ['quick'],
    );
    const result = await race(runners, taskSpec('unique'), engines, HEAD_START);
    expect(result).toMatchObject({ status: 'unique', engine: 'quick' });
    await new Promise((resolve) => setTimeout(resolve, 2 * MILLISECONDS));
    expect(log).toEqual(['quick begins', 'quick is stopped']);
  });

  it('returns the first definite answer and stops the other engine', async () => {
    const { engines, runners, log } = fakeEngines(
      { slow: respondAfter(10, unique), quick: respondAfter(60_000, unique) },
      ['quick'],
    );
    const result = await race(runners, taskSpec('unique'), engines, HEAD_START);
    expect(result).toMatchObject({ status: 'unique', engine: 'slow' });
    expect(result.elapsed).toBeGreaterThanOrEqual(MILLISECONDS);
    expect(log.slice(0, 2)).toEqual(['quick begins', 'slow begins']);
    expect(log).toContain('quick is stopped');
  });

  it('starts the other engines after some work, independent of time', async () => {
    const progress = { answers: 0, rounds: 0, cuts: 0, elapsed: 1 };
    const { engines, runners, log } = fakeEngines(
      {
        slow: respondAfter(0, unique),
        quick: async (_, { onProgress }) => {
          onProgress?.({ ...progress, conflicts: 999 });
          await Promise.resolve();
          log.push('quick has worked');
          onProgress?.({ ...progress, conflicts: 1_000 });
          return new Promise(() => {});
        },
      },
      ['quick'],
    );
    expect(await race(runners, taskSpec('unique'), engines, LONG)).toMatchObject({ engine: 'slow' });
    expect(log.slice(0, 3)).toEqual(['quick begins', 'quick has worked', 'slow begins']);
  });

  it('prints the board once for all engines', async () => {
    const { engines, runners } = fakeEngines({
      one: respondAfter(60_000, unique),
      other: respondAfter(5, unique),
    });
    const spec = taskSpec('unique');
    const print = vi.fn(spec.read.type.print);
    const read = { ...spec.read, type: { ...spec.read.type, print } };
    await race(runners, { ...spec, read }, engines, HEAD_START);
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('starts all engines if none is light', async () => {
    const { engines, runners, log } = fakeEngines({
      one: respondAfter(60_000, unique),
      other: respondAfter(5, unique),
    });
    expect(await race(runners, taskSpec('unique'), engines, LONG)).toMatchObject({ engine: 'other' });
    expect(log.slice(0, 2)).toEqual(['one begins', 'other begins']);
  });

  it.each([
    ['does not know', { status: 'unknown', reason: 'memory' }],
    ['crashes', { status: 'crashed', message: 'unreachable' }],
    ['says something that breaks a rule', { status: 'unique', answer: '..' }],
  ])('ignores an engine that %s and starts the other immediately', async (_, outcome) => {
    const { engines, runners } = fakeEngines(
      { slow: respondAfter(5, unique), quick: respondAfter(5, outcome) },
      ['quick'],
    );
    const result = await race(runners, taskSpec('unique'), engines, LONG);
    expect(result).toMatchObject({ status: 'unique', engine: 'slow' });
  });

  it('returns reasons and found answers if no engine knows the answer', async () => {
    const { engines, runners } = fakeEngines({
      one: respondAfter(5, { status: 'crashed', message: 'unreachable' }),
      other: respondAfter(5, { status: 'unknown', reason: 'time limit', answer: 'oo' }),
    });
    const result = await race(runners, taskSpec('unique'), engines);
    expect(result).toMatchObject({
      status: 'unknown',
      engine: 'other',
      reason: "one: the engine or the puzzle type 'lamps' crashed: unreachable; other: time limit",
    });
    expect(text(result)).toEqual(['oo']);
    const alone = fakeEngines({ one: respondAfter(5, { status: 'unknown', reason: 'time limit' }) });
    expect(await race(alone.runners, taskSpec('unique'), alone.engines)).toMatchObject({
      reason: 'time limit',
    });
  });

  it('gives later engines the remaining time, and starts none without any', async () => {
    const times: (number | undefined)[] = [];
    const { engines, runners, log } = fakeEngines(
      {
        slow: async ({ timeout }) => {
          times.push(timeout);
          return { ...unique, stats: { engine: 'slow', milliseconds: {} } } as never;
        },
        quick: respondAfter(MILLISECONDS + 20, { status: 'unknown', reason: 'time limit' }),
      },
      ['quick'],
    );
    await race(runners, taskSpec('unique', { timeout: 1_000 }), engines, HEAD_START);
    expect(times[0]).toBeLessThanOrEqual(1_000 - MILLISECONDS + 1);
    const late = await race(runners, taskSpec('unique', { timeout: MILLISECONDS - 1 }), engines, HEAD_START);
    expect(late).toMatchObject({ status: 'unknown', reason: 'time limit', engine: 'quick' });
    expect(log.filter((line) => line === 'slow begins')).toHaveLength(1);
  });
});

it('starts the first engines even with a very short time limit', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValueOnce(0).mockReturnValue(5);
  const { engines, runners } = fakeEngines({
    one: respondAfter(0, { status: 'unknown', reason: 'time limit' }),
  });
  const result = await race(runners, taskSpec('unique', { timeout: 1 }), engines);
  now.mockRestore();
  expect(result).toMatchObject({ status: 'unknown', reason: 'time limit', engine: 'one' });
});

describe('answers of several engines', () => {
  const recordAnswers = (more: Partial<TaskSpec['query']> = {}) => {
    const shown: string[] = [];
    const spec = taskSpec('enumerate', more);
    const onAnswer = (answer: unknown) => void shown.push(spec.read.type.printAnswer(answer, undefined));
    return { spec: { ...spec, onAnswer }, shown };
  };

  it('are reported once each, until one engine has all', async () => {
    const { spec, shown } = recordAnswers();
    const { engines, runners } = fakeEngines({
      one: respondAfter(5, { status: 'unknown', reason: 'memory' }, ['o.', '.o']),
      other: respondAfter(30, { status: 'enumerated', complete: true, count: 3 }, ['.o', 'oo', 'o.']),
    });
    const result = await race(runners, spec, engines);
    expect(result).toMatchObject({ status: 'enumerated', complete: true, count: 3, engine: 'other' });
    expect(shown).toEqual(['o.', '.o', 'oo']);
    expect(text(result)).toEqual(shown);
  });

  it('are no more than were spec for', async () => {
    const { spec, shown } = recordAnswers({ limit: 2 });
    const { engines, runners } = fakeEngines({
      one: respondAfter(5, { status: 'unknown', reason: 'memory' }, ['o.']),
      other: respondAfter(20, { status: 'enumerated', complete: false, count: 2 }, ['.o', 'oo']),
    });
    const result = await race(runners, spec, engines);
    expect(result).toMatchObject({ status: 'enumerated', complete: false, count: 2 });
    expect(shown).toEqual(['o.', '.o']);
  });

  it('are counted together if no engine finishes', async () => {
    const { spec } = recordAnswers();
    const { engines, runners } = fakeEngines({
      one: respondAfter(5, { status: 'unknown', reason: 'memory' }, ['o.', '.o']),
      other: respondAfter(5, { status: 'unknown', reason: 'memory' }, ['oo']),
    });
    const result = await race(runners, spec, engines);
    expect(result).toMatchObject({ status: 'unknown', reason: 'memory', count: 3, complete: false });
  });

  it('contradict an engine that claims completeness with fewer', async () => {
    const { spec } = recordAnswers();
    const { engines, runners } = fakeEngines({
      one: respondAfter(5, { status: 'unknown', reason: 'memory' }, ['o.', '.o']),
      other: respondAfter(20, { status: 'enumerated', complete: true, count: 1 }, ['oo']),
    });
    const result = await race(runners, spec, engines);
    expect(result.status).toBe('disagreement');
    expect(result.reason).toBe('other says that there are no more than 1 answers, and 3 were found');
  });
});
