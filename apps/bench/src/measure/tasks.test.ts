import { readPuzzle } from '@gridproof/core';
import { expect, test } from 'vitest';
import { Plugins } from '../plugins.js';
import { type BenchTask, carryOut } from './tasks.js';

const plugins = new Plugins();

const types = await plugins.types();
const cadical = await plugins.engine('cadical');

function ask(task: BenchTask, text: string, timeout = 20_000) {
  const { type, puzzle } = readPuzzle(text, types);
  return carryOut(task, type, puzzle, cadical, { timeout });
}

test('a path is rated, and its first step is timed apart from the others', async () => {
  const { status, rating, milliseconds, stats } = await ask('steps', 'takuzu:6x6u:BbcjcaeBBaf');
  expect(status).toBe('unique');
  expect(rating).toMatchObject({ name: 'easy', maxEffort: 1, maxReasons: 1 });
  expect(rating!.steps).toBeGreaterThan(10);
  expect(Object.keys(milliseconds!)).toEqual(['first', 'step', 'longest']);
  expect(milliseconds!.longest).toBeGreaterThanOrEqual(milliseconds!.step!);
  expect(stats!.calls).toBeGreaterThan(0);
});

test.each(['steps', 'explain'] as const)('%s: where there is no answer, it is explained', async (task) => {
  const { status, rating, explanation } = await ask(task, 'takuzu:1.../1.../1.../....');
  expect({ status, rating, explanation }).toEqual({
    status: 'unsolvable',
    rating: undefined,
    explanation: { size: 4, least: true },
  });
});

test('the size of an explanation of several answers is the number of deciding cells', async () => {
  const { status, explanation } = await ask('explain', 'takuzu:..../..../..../1010');
  expect(status).toBe('multiple');
  expect(explanation!.least).toBe(true);
  expect(explanation!.size).toBeGreaterThan(0);
});

test('forced facts are a task of their own, and the default depends on the type', async () => {
  const mines = 'minesweeper:9x9:5,1,mb713b9dd0a847eda8c6f8';
  expect((await ask('forced', 'takuzu:..../..../..../1010')).status).toBe('forced');
  expect((await ask('answer', 'takuzu:..../..../..../1010')).status).toBe('multiple');
  expect((await ask('answer', mines)).status).toBe('forced');
});

test('a path that takes too long is shown as far as it came', async () => {
  const { status, reason, rating } = await ask(
    'steps',
    '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
    300,
  );
  expect({ status, reason }).toEqual({ status: 'unknown', reason: 'time limit' });
  expect(rating!.steps).toBeLessThan(60);
});
