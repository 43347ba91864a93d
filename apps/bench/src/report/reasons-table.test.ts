import type { Rating } from '@gridproof/core';
import { expect, test } from 'vitest';
import { report, result, spreadAround, unsolvedResult } from '../../test/results.js';
import { tablesOf } from './tables.js';

const rating: Rating = {
  name: 'hard',
  score: 4.56,
  steps: 20,
  maxReasons: 5,
  maxEffort: 3.25,
  globalSteps: 2,
  techniques: [],
  choices: 3,
};

test('paths and explanations stand in one table, with steps and reasons', () => {
  const path = {
    total: spreadAround(10),
    first: spreadAround(4),
    step: spreadAround(0.3),
    longest: spreadAround(2),
  };
  const results = [
    result({ rating, calls: 300, milliseconds: path }),
    unsolvedResult({ name: 'marbles 9x9 1', rating: { ...rating, steps: 3 } }),
    result({ name: 'marbles 5x5 2', status: 'unsolvable', explanation: { size: 7, least: true } }),
    result({ name: 'marbles 5x5 3', status: 'unsolvable', explanation: { size: 9, least: false } }),
    result({ name: 'marbles 5x5 4', status: 'multiple', explanation: { size: 2, least: false } }),
  ];
  const tables = tablesOf(report(results, { task: 'steps' }));
  expect(`\n${tables.split('\n\n')[0]}`).toMatchInlineSnapshot(`
    "
    standard
    puzzle         status          ms      ±  first  step  longest  calls  a step  steps  reasons  effort  score  rated  MiB
    marbles 5x5 1  unique        10.0  ±0.00    4.0  0.30      2.0    300      15     20        5     3.3    4.6  hard   100
    marbles 9x9 1  not solved  > 10 s             -     -        -      2       1      3        5     3.3      -         100
    marbles 5x5 2  unsolvable    10.0  ±0.00      -     -        -      2       -      -        7       -      -         100
    marbles 5x5 3  unsolvable    10.0  ±0.00      -     -        -      2       -      -      ≤ 9       -      -         100
    marbles 5x5 4  multiple      10.0  ±0.00      -     -        -      2       -      -      ≥ 2       -      -         100"
  `);
});
