import { expect, test } from 'vitest';
import { runInline } from '../src/index.js';
import { job } from './jobs.js';

test('runs a job in this thread with the same outcome', async () => {
  expect(await runInline(job('unique', '?o?=3'))).toMatchObject({ status: 'unique', answer: 'ooo' });
  const answers: string[] = [];
  const outcome = await runInline(job('enumerate', '?o?=2'), { onAnswer: (answer) => answers.push(answer) });
  expect(outcome).toMatchObject({ status: 'enumerated', complete: true });
  expect(answers.sort()).toEqual(['.oo', 'oo.']);
});

test('steps are reported as they are found', async () => {
  const claims: number[] = [];
  const outcome = await runInline(job('steps', '?o?=1'), {
    onStep: (step) => claims.push(step.claims.length),
  });
  expect(outcome).toMatchObject({ status: 'unique', answer: '.o.' });
  expect(claims).toEqual([2]);
});

test('stops at the time limit of the job', async () => {
  const hard = job('count', `${'?'.repeat(40)}=20`, 'brute-force', { timeout: 50 });
  expect(await runInline(hard)).toMatchObject({ status: 'unknown', complete: false, reason: 'time limit' });
});

test('reports a crash as an outcome', async () => {
  expect(await runInline(job('solve', '??=1', 'breaks'))).toMatchObject({ status: 'crashed' });
});

test('stops at the signal of the job', async () => {
  const hard = job('count', `${'?'.repeat(18)}=9`, 'brute-force', { timeout: 10_000 });
  const stopped = await runInline(hard, { signal: AbortSignal.timeout(30) });
  expect(stopped).toEqual({ status: 'unknown', reason: 'aborted' });
  const never = job('solve', '??=1', 'breaks');
  expect(await runInline(never, { signal: AbortSignal.abort() })).toEqual({
    status: 'unknown',
    reason: 'aborted',
  });
});

test('ends with the error of a callback', async () => {
  const answers: string[] = [];
  const failing = runInline(job('enumerate', `${'?'.repeat(18)}=9`, 'brute-force', { timeout: 10_000 }), {
    onAnswer: (answer) => {
      answers.push(answer);
      throw new Error('no paper');
    },
  });
  await expect(failing).rejects.toThrow('no paper');
  expect(answers).toHaveLength(1);
  const onProgress = () => {
    throw new Error('no ink');
  };
  await expect(runInline(job('solve', '??=1'), { onProgress })).rejects.toThrow('no ink');
});
