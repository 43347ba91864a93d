import { expect, test } from 'vitest';
import { highestEffort } from './grade.js';

test('inferences of a grade have less effort where puzzles of the type score more', () => {
  const grades = { medium: 2.3, hard: 3, extreme: 4 };
  const without = highestEffort({ grades }, 'easy');
  expect(highestEffort({ grades: { ...grades, surplus: 0.25 } }, 'easy')).toBeCloseTo(without - 0.25);
});
