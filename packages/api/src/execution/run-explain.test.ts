import type { Outcome } from '@gridproof/runner';
import { expect, test } from 'vitest';
import { posed } from '../../test/engines.js';
import { runExplain } from './run-explain.js';

const { read } = posed('solve');
const stats = { engine: 'propagation', milliseconds: {} } as never;

/** Explains a puzzle with a runner that returns this outcome. */
const asked = (outcome: Outcome<'explain'>) =>
  runExplain({ run: async () => outcome as never }, { read, typeUrl: '', engine: { name: 'dice', url: '' } });

test('one of several answers has been read and verified', async () => {
  const several = { status: 'multiple', certain: [], missingGivens: [], stats } as const;
  expect(await asked({ ...several, answer: 'o.' })).toMatchObject({
    status: 'multiple',
    answer: { values: [true, false] },
    missingGivens: [],
    engine: 'dice',
  });
  expect(await asked({ ...several, answer: '..' })).toMatchObject({
    status: 'unknown',
    reason:
      "encode and verify of lamps disagree: an answer that was found breaks 'lit' at row 1, columns 1 and 2",
  });
});

test('an explanation claims no more than is known', async () => {
  const late = { status: 'unknown', reason: 'time limit', stats } as const;
  expect(await asked(late)).not.toHaveProperty('solvable');
  expect(await asked({ ...late, answer: 'oo' })).toMatchObject({ status: 'unknown', solvable: true });
  expect(await asked({ status: 'killed', reason: 'time limit' })).toMatchObject({
    status: 'unknown',
    reason: 'time limit',
  });
  expect(await asked({ status: 'crashed', message: 'unreachable' })).toMatchObject({
    status: 'unknown',
    reason: "the engine or the puzzle type 'lamps' crashed: unreachable",
  });
});

test('where propagation is enough, no engine is named', async () => {
  expect(await asked({ status: 'unique', answer: 'oo', stats })).toMatchObject({
    status: 'unique',
    engine: 'propagation',
  });
});
