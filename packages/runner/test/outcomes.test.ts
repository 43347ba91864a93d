import type { Progress } from '@gridproof/core';
import { afterAll, expect, test } from 'vitest';
import { Runner } from '../src/index.js';
import { job } from './jobs.js';

const runner = new Runner({ threads: 1 });
afterAll(() => runner.close());

test('solve', async () => {
  expect(await runner.run(job('solve', '?o?=1'))).toMatchObject({ status: 'solved', answer: '.o.' });
  expect(await runner.run(job('solve', 'oo?=1'))).toMatchObject({ status: 'unsolvable' });
});

test('unique', async () => {
  expect(await runner.run(job('unique', '?o?=3'))).toMatchObject({ status: 'unique', answer: 'ooo' });
  const multiple = await runner.run(job('unique', '?o?=2'));
  expect(multiple).toMatchObject({
    status: 'multiple',
    differ: [
      { row: 0, col: 0 },
      { row: 0, col: 2 },
    ],
  });
  expect(multiple.status === 'multiple' && multiple.answers.toSorted()).toEqual(['.oo', 'oo.']);
});

test('forced', async () => {
  expect(await runner.run(job('forced', '?o?=3'))).toMatchObject({ status: 'unique', answer: 'ooo' });
  expect(await runner.run(job('forced', '?o?=2'))).toMatchObject({
    status: 'forced',
    answer: expect.stringMatching(/^(oo\.|\.oo)$/),
    places: [{ row: 0, col: 1 }],
  });
});

test('count', async () => {
  expect(await runner.run(job('count', '????=2'))).toMatchObject({ status: 'exact', count: 6 });
  expect(await runner.run(job('count', '????=2', 'brute-force', { limit: 4 }))).toMatchObject({
    status: 'atLeast',
    count: 4,
    reason: 'limit',
  });
});

test('enumerate sends the answers one by one, and progress', async () => {
  const answers: string[] = [];
  const progress: Progress[] = [];
  const outcome = await runner.run(job('enumerate', '????=2'), {
    onAnswer: (answer) => answers.push(answer),
    onProgress: (news) => progress.push(news),
  });
  expect(outcome).toMatchObject({ status: 'complete' });
  expect(answers.toSorted()).toEqual(['..oo', '.o.o', '.oo.', 'o..o', 'o.o.', 'oo..']);
  expect(progress[0]).toMatchObject({ answers: 1 });
});

test('a task that stops by itself at its timeout is not killed', async () => {
  const long = job('count', `${'?'.repeat(40)}=20`, 'brute-force', { timeout: 100 });
  expect(await runner.run(long)).toMatchObject({ status: 'atLeast', reason: 'time limit' });
});
