import type { InstalledEngine } from '@gridproof/plugins';
import type { Outcome, Task } from '@gridproof/runner';
import { expect, test } from 'vitest';
import { fakeEngines, taskSpec } from '../../test/engines.js';
import { checkEntries, entriesVerdictText } from './check-entries.js';
import { createStrategy } from './engine-strategy.js';

const stats = { engine: 'dice', milliseconds: { search: 5 } } as never;
const entry = { rule: 'entry', places: [], cut: false };

/** Checks entries with an engine that returns these outcomes. */
async function checkWith(outcomes: Partial<Record<Task, Outcome<Task>>>, timeout?: number) {
  const timeouts: (number | undefined)[] = [];
  const { engines, runners } = fakeEngines({
    dice: async (job) => {
      timeouts.push(job.timeout);
      return outcomes[job.task]!;
    },
  });
  const [dice] = engines as [InstalledEngine];
  const item = { ...taskSpec('solve'), source: '' };
  const verdict = await checkEntries(runners, item, {
    answer: createStrategy([dice]),
    engine: dice,
    entries: [],
    timeout,
    onProgress: () => {},
  });
  return { verdict, claim: entriesVerdictText(verdict), timeouts };
}

const unsolvable = { status: 'unsolvable', stats } as const;

test('needs no explanation for entries that can be completed', async () => {
  const { verdict, timeouts } = await checkWith({ solve: { status: 'solved', answer: 'o.', stats } });
  expect(verdict).toEqual({ status: 'correct so far', engine: 'dice', elapsed: 5 });
  expect(timeouts).toHaveLength(1);
});

test('reports broken rules first, then a conflict', async () => {
  const conflict = { reasons: [entry], minimal: true };
  const broken = [{ rule: 'lit', places: [], cut: false }];
  expect(
    (await checkWith({ solve: unsolvable, explain: { ...unsolvable, conflict, broken } })).verdict,
  ).toMatchObject({
    status: 'wrong',
    broken,
  });
  const hopeless = await checkWith({ solve: unsolvable, explain: { ...unsolvable, conflict, broken: [] } });
  expect(hopeless.verdict).toMatchObject({ status: 'contradictory', conflict });
  expect(hopeless.claim).toBe('nothing is broken yet, but this cannot be completed');
});

test('it is hopeless even where the reason is not known; both tasks share the time', async () => {
  const late = { status: 'unknown', reason: 'time limit' } as const;
  const { verdict, claim, timeouts } = await checkWith({ solve: unsolvable, explain: late }, 1_000);
  expect(verdict).toMatchObject({ status: 'contradictory', reason: 'time limit' });
  expect(claim).toBe('this cannot be completed, and why was not found: time limit');
  expect(timeouts[0]).toBe(1_000);
  expect(timeouts[1]).toBeLessThanOrEqual(1_000);
});

test('reports unknown for an engine that contradicts itself', async () => {
  const { verdict } = await checkWith({
    solve: unsolvable,
    explain: { status: 'unique', answer: 'oo', stats },
  });
  expect(verdict).toMatchObject({ status: 'unknown', reason: expect.stringContaining('contradicts itself') });
});
