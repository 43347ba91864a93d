import type { Rating } from '@gridproof/core';
import { expect, test } from 'vitest';
import { result, unsolvedResult } from '../../test/results.js';
import { formatGradeAgreement } from './grade-agreement.js';

function createResult(grade: string, score: number, name: Rating['name'] = 'easy') {
  const rating = {
    name,
    score,
    steps: 9,
    maxReasons: 1,
    maxEffort: 1,
    globalSteps: 0,
    techniques: [],
    choices: 1,
  };
  return result({ suite: 'graded', grade, rating });
}

test('shows the maximal correlation where scores stand in the order of the grades', () => {
  const results = [
    createResult('easy', 1),
    createResult('easy', 2),
    createResult('hard', 3),
    createResult('hard', 4),
  ];
  // Two ranks against four: 2 / √5.
  expect(formatGradeAgreement(results)).toContain('rank correlation 0.894 of at most 0.894');
});

test('shows a negative correlation for the opposite order, and none for equal scores', () => {
  expect(formatGradeAgreement([createResult('easy', 2), createResult('hard', 1)])).toContain(
    'correlation -1.000 of',
  );
  const equal = [
    createResult('easy', 1),
    createResult('easy', 2),
    createResult('hard', 1),
    createResult('hard', 2),
  ];
  expect(formatGradeAgreement(equal)).toContain('correlation 0.000 of');
  expect(formatGradeAgreement([createResult('only', 1), createResult('only', 2)])).toContain(
    'no rank correlation',
  );
});

test('shows the ratings of each grade, and how many puzzles have none', () => {
  const results = [
    createResult('easy', 1),
    createResult('easy', 1.5),
    createResult('easy', 5, 'hard'),
    createResult('hard', 4.5, 'hard'),
    createResult('hard', 4, 'hard'),
    createResult('hard', 9, 'extreme'),
    unsolvedResult({ suite: 'graded', grade: 'hard' }),
  ];
  expect(`\n${formatGradeAgreement(results)}`).toMatchInlineSnapshot(`
    "
    grade  puzzles  easy  medium  hard  extreme  least  median  most
    easy         3     2             1            1.00    1.50  5.00
    hard         3                   2        1   4.00    4.50  9.00

    rank correlation 0.488 of at most 0.878

    1 not rated: no path within the time"
  `);
});
