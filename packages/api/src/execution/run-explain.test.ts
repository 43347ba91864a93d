import type { Outcome } from '@gridproof/runner';
import { expect, test } from 'vitest';
import { taskSpec } from '../../test/engines.js';
import { runExplain } from './run-explain.js';

const { read } = taskSpec('solve');
const stats = { engine: 'propagation', milliseconds: {} } as never;

/** Explains a puzzle with a runner that returns this outcome. */
const explainOutcome = (outcome: Outcome<'explain'>) =>
  runExplain({ run: async () => outcome as never }, { read, typeUrl: '', engine: { name: 'dice', url: '' } });

test('parses and verifies one of several answers', async () => {
  const several = { status: 'multiple', certain: [], missingGivens: [], stats } as const;
  expect(await explainOutcome({ ...several, answer: 'o.' })).toMatchObject({
    status: 'multiple',
    answer: { values: [true, false] },
    missingGivens: [],
    engine: 'dice',
  });
  expect(await explainOutcome({ ...several, answer: '..' })).toMatchObject({
    status: 'unknown',
    reason:
      "encode and verify of lamps disagree: an answer that was found breaks 'lit' at row 1, columns 1 and 2",
  });
});

test('claims no more than is known', async () => {
  const late = { status: 'unknown', reason: 'time limit', stats } as const;
  expect(await explainOutcome(late)).not.toHaveProperty('solvable');
  expect(await explainOutcome({ ...late, answer: 'oo' })).toMatchObject({
    status: 'unknown',
    solvable: true,
  });
  expect(await explainOutcome({ status: 'unknown', reason: 'time limit' })).toMatchObject({
    status: 'unknown',
    reason: 'time limit',
  });
  expect(await explainOutcome({ status: 'crashed', message: 'unreachable' })).toMatchObject({
    status: 'unknown',
    reason: "the engine or the puzzle type 'lamps' crashed: unreachable",
  });
});

test('names propagation if no engine is needed', async () => {
  expect(await explainOutcome({ status: 'unique', answer: 'oo', stats })).toMatchObject({
    status: 'unique',
    engine: 'propagation',
  });
});
