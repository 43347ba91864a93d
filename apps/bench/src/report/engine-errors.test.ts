import { expect, test } from 'vitest';
import { report, result, unsolvedResult } from '../../test/results.js';
import { engineErrors } from './engine-errors.js';

test('failures and contradictions are faults, and being slow is none', () => {
  const results = [
    result({ name: 'a' }),
    unsolvedResult({ name: 'a', engine: 'coin' }),
    result({ name: 'b' }),
    result({ name: 'b', engine: 'coin', status: 'multiple' }),
    result({ name: 'c', status: 'failed', reason: 'out of dice', censored: true }),
  ];
  expect(engineErrors(report(results))).toEqual([
    'dice failed on c: out of dice',
    'the engines contradict each other on b: dice says unique, coin says multiple',
  ]);
});
