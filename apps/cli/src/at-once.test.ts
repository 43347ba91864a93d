import { readPuzzle } from '@gridproof/core';
import type { Job, Outcome, Task } from '@gridproof/runner';
import { expect, test } from 'vitest';
import { atOnce, isSmall } from './at-once.js';
import { engineNamed, puzzles, puzzleTypes } from './installed.js';

/** A runner that says it was asked, instead of what was asked. */
const ELSEWHERE = { status: 'crashed', message: 'elsewhere' } as const;
const elsewhere = () => ({ run: async <T extends Task>(_: Job<T>): Promise<Outcome<T>> => ELSEWHERE });

async function jobOf(task: Task, text: string): Promise<Job> {
  const { type, puzzle } = readPuzzle(text, await puzzleTypes());
  const { plugin } = (await puzzles()).find((one) => one.type === type)!;
  return { task, type: plugin.url, engine: engineNamed('cadical').url, puzzle: type.print(puzzle) };
}

test('a small puzzle is solved here, and no runner is made', async () => {
  const job = await jobOf('unique', 'takuzu:.1../0.../..1./.0..');
  const outcome = await atOnce(() => {
    throw new Error('there is a runner');
  }).run(job);
  expect(outcome.status).not.toBe('crashed');
});

test('what takes longer than a moment goes to the runner', async () => {
  const job = await jobOf('count', `takuzu:${Array(10).fill('.'.repeat(10)).join('/')}`);
  expect(await atOnce(elsewhere).run(job)).toEqual(ELSEWHERE);
});

test('so does what falls over', async () => {
  const job = {
    ...(await jobOf('unique', 'takuzu:....../....../....../....../....../......')),
    engine: 'none',
  };
  expect(await atOnce(elsewhere).run(job)).toEqual(ELSEWHERE);
});

test('a large board is not for here', async () => {
  const types = await puzzleTypes();
  const board = (side: number) => readPuzzle(`takuzu:${Array(side).fill('.'.repeat(side)).join('/')}`, types);
  const [small, large] = [board(20), board(22)];
  expect(isSmall(small.type, small.puzzle)).toBe(true);
  expect(isSmall(large.type, large.puzzle)).toBe(false);
});
