import { expect, test } from 'vitest';
import { here } from '../src/index.js';
import { job } from './jobs.js';

test('a job is done in this thread, as in any other', async () => {
  expect(await here(job('unique', '?o?=3'))).toMatchObject({ status: 'unique', answer: 'ooo' });
  const answers: string[] = [];
  const outcome = await here(job('enumerate', '?o?=2'), { onAnswer: (answer) => answers.push(answer) });
  expect(outcome).toMatchObject({ status: 'complete' });
  expect(answers.sort()).toEqual(['.oo', 'oo.']);
});

test('its own time limit stops it', async () => {
  const hard = job('count', `${'?'.repeat(40)}=20`, 'brute-force', { timeout: 50 });
  expect(await here(hard)).toMatchObject({ status: 'atLeast', reason: 'time limit' });
});

test('what falls over is told, not thrown', async () => {
  expect(await here(job('solve', '??=1', 'breaks'))).toMatchObject({ status: 'crashed' });
});
