import { PuzzleTypeError } from '@gridproof/api';
import { PuzzleError } from '@gridproof/core';
import { expect, test } from 'vitest';
import { exitOf, exitOfFault } from './exit.js';

test('the exit status follows from the result', () => {
  const statuses = ['unique', 'multiple', 'forced', 'solved', 'enumerated', 'counted'] as const;
  expect(statuses.map((status) => exitOf({ status }))).toEqual([0, 0, 0, 0, 0, 0]);
  expect(exitOf({ status: 'unsolvable' })).toBe(1);
  expect(exitOf({ status: 'disagreement' })).toBe(2);
  expect(exitOf({ status: 'unknown' })).toBe(3);
});

test('a path that was broken off is not known, and one that ends is', () => {
  const statuses = ['unique', 'forced', 'enough', 'unsolvable', 'unknown'] as const;
  expect(statuses.map((status) => exitOf({ status }))).toEqual([0, 0, 0, 1, 3]);
});

test('a puzzle on which its type crashes is not known to be wrong', () => {
  expect(exitOfFault(new PuzzleError('bad', 'no'))).toBe(2);
  expect(exitOfFault(new PuzzleTypeError('lamps', new Error('oh')))).toBe(3);
});
