import type { Cell, Fact, Step, TaskProgress } from '@gridproof/core';
import { afterAll, expect, test } from 'vitest';
import { type Job, Runner } from '../src/index.js';
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

test('row reads a text in any format, and says no more than a row needs', async () => {
  const row = (text: string, unique: boolean, more: Pick<Job, 'size' | 'solution'> = {}) =>
    runner.run({ ...job('row', text), unique, ...more });
  expect(await row('# a board\nmarbles:?o?=1', false)).toEqual({
    status: 'solved',
    format: 'text',
    answers: ['.o.'],
    verdict: {},
    engine: expect.any(String),
    milliseconds: expect.any(Number),
  });
  expect(await row('?o?=3', true)).toMatchObject({ status: 'unique', answers: ['ooo'] });
  const multiple = await row('?o?=2', true);
  expect(multiple.status === 'multiple' && multiple.answers.toSorted()).toEqual(['.oo', 'oo.']);
  expect(await row('oo?=1', true)).toMatchObject({ status: 'unsolvable', answers: [] });
  expect(await row('no board', true)).toEqual({
    status: 'unread',
    error: { code: 'text', message: "found 'no board', expected a row like ?o?=2" },
  });
  expect(await row('?o?=3', true, { size: { width: 4, height: 1 } })).toMatchObject({
    status: 'unread',
    error: { message: 'the board is 3x1, expected 4x1 as given' },
  });
  expect(await row('?o?=3', true, { solution: 'ooo' })).toMatchObject({ verdict: { solutionMatches: true } });
  expect(await row('?o?=3', true, { solution: '.oo' })).toMatchObject({
    verdict: { solutionMatches: false },
  });
});

test('forced', async () => {
  expect(await runner.run(job('forced', '?o?=3'))).toMatchObject({ status: 'unique', answer: 'ooo' });
  expect(await runner.run(job('forced', '?o?=2'))).toMatchObject({ status: 'forced', certain: [] });
  const entries = [entered(1, true)];
  expect(await runner.run(job('forced', '???=2', 'brute-force', { entries }))).toMatchObject({
    status: 'forced',
    answer: expect.stringMatching(/^(oo\.|\.oo)$/),
    certain: entries,
  });
});

test('count', async () => {
  expect(await runner.run(job('count', '????=2'))).toMatchObject({
    status: 'counted',
    complete: true,
    count: 6,
  });
  expect(await runner.run(job('count', '????=2', 'brute-force', { limit: 4 }))).toMatchObject({
    status: 'counted',
    complete: false,
    count: 4,
  });
});

test('enumerate sends the answers one by one, and progress', async () => {
  const answers: string[] = [];
  const progress: TaskProgress[] = [];
  const outcome = await runner.run(job('enumerate', '????=2'), {
    onAnswer: (answer) => answers.push(answer),
    onProgress: (event) => progress.push(event),
  });
  expect(outcome).toMatchObject({ status: 'enumerated', complete: true });
  expect(answers.toSorted()).toEqual(['..oo', '.o.o', '.oo.', 'o..o', 'o.o.', 'oo..']);
  expect(progress[0]).toMatchObject({ answers: 1 });
});

/** An entry of the player: whether there is a marble in a cell. */
const entered = (col: number, marble: boolean): Fact => ({
  variable: col,
  place: cell(col),
  value: marble,
  holds: true,
});

test('entries hold for every task', async () => {
  const entries = [entered(0, false)];
  const options = { entries };
  expect(await runner.run(job('solve', '?o?=2', 'brute-force', options))).toMatchObject({ answer: '.oo' });
  expect(await runner.run(job('unique', '?o?=2', 'brute-force', options))).toMatchObject({
    status: 'unique',
  });
  expect(await runner.run(job('count', '????=2', 'brute-force', options))).toMatchObject({ count: 3 });
});

test('explain: what cannot hold together', async () => {
  const outcome = await runner.run(job('explain', 'oo?=1'));
  expect(outcome).toMatchObject({
    status: 'unsolvable',
    conflict: { minimal: true },
    broken: [],
  });
  // The constraint of a reason stays in its thread.
  expect(outcome.status === 'unsolvable' && outcome.conflict.reasons).toEqual([
    { rule: 'given', places: [cell(0)], cut: false },
    { rule: 'given', places: [cell(1)], cut: false },
    { rule: 'total', places: cells(3), cut: false },
  ]);
});

test('explain: what entries break, and what is missing', async () => {
  const wrong = job('explain', '?o?=3', 'brute-force', { entries: [entered(1, false)], budget: 1_000 });
  expect(await runner.run(wrong)).toMatchObject({
    status: 'unsolvable',
    broken: [
      { rule: 'given', places: [{ row: 0, col: 1 }] },
      { rule: 'total', places: cells(3) },
    ],
  });
  const entries = [entered(1, true)];
  expect(await runner.run(job('explain', '???=2', 'brute-force', { entries }))).toMatchObject({
    status: 'multiple',
    answer: expect.stringMatching(/^(oo\.|\.oo)$/),
    certain: entries,
    missingGivens: [{ holds: true }],
  });
  expect(await runner.run(job('explain', '?o?=3'))).toMatchObject({ status: 'unique', answer: 'ooo' });
});

test.each([
  [{ steps: 1 }, 'enough'],
  [{ steps: 2 }, 'unique'],
  [{ value: 'any' as const }, 'enough'],
  [{ value: { row: 0, col: 2 } }, 'enough'],
  [{ value: { row: 5, col: 5 } }, 'unique'],
])('a path of one step may end early: %j', async (end, status) => {
  expect(await runner.run({ ...job('steps', '?o?=1'), end })).toMatchObject({ status });
});

test('steps come one by one', async () => {
  const path: Step[] = [];
  const outcome = await runner.run(job('steps', '?o?=1'), { onStep: (step) => path.push(step) });
  expect(outcome).toMatchObject({ status: 'unique', answer: '.o.' });
  expect(path).toMatchObject([
    {
      reasons: [{ rule: 'total', places: cells(3), cut: false }],
      facts: [entered(1, true)],
      claims: [entered(0, false), entered(2, false)],
    },
  ]);
  expect(path[0]!.reasons[0]).not.toHaveProperty('constraint');
});

test('a task that stops by itself at its timeout has its count', async () => {
  const long = job('count', `${'?'.repeat(40)}=20`, 'brute-force', { timeout: 100 });
  expect(await runner.run(long)).toMatchObject({ status: 'unknown', complete: false, reason: 'time limit' });
});

function cell(col: number): Cell {
  return { kind: 'cell', row: 0, col };
}

function cells(width: number): Cell[] {
  return Array.from({ length: width }, (_, col) => cell(col));
}

test('generate says of a type without a description that it cannot', async () => {
  const generateOptions = { size: { width: 3, height: 1 }, seed: '1' };
  expect(await runner.run({ ...job('generate', ''), generateOptions })).toMatchObject({
    status: 'refused',
    message: expect.stringContaining('Marbles cannot be generated: it has no description'),
  });
  expect(await runner.run(job('generate', ''))).toMatchObject({
    status: 'crashed',
    message: expect.stringContaining('needs generateOptions'),
  });
});
