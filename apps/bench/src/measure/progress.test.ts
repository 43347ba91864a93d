import { expect, test } from 'vitest';
import { formatClock, Plan } from './progress.js';

test('estimates the remaining time, with the average for contestants without a run', () => {
  const plan = new Plan(3, { warmUp: 1, repeat: 2 });
  expect([plan.done, plan.runs, plan.remaining(0)]).toEqual([0, 9, undefined]);
  plan.begins(0, 0);
  plan.ends(0, false, 100);
  // Two more of this one, and three of each of the others.
  expect(plan.remaining(100)).toBe(8 * 100);
  plan.begins(1, 100);
  expect(plan.remaining(150)).toBe(8 * 100 - 50);
  plan.ends(1, true, 400);
  // The second is finished; the third is estimated at the mean of 100 and 300.
  expect([plan.done, plan.runs, plan.remaining(400)]).toEqual([2, 7, 2 * 100 + 3 * 200]);
  plan.begins(2, 400);
  expect(plan.remaining(99_999)).toBe(0);
});

test('times that are left', () => {
  expect([400, 7_000, 750_000, 3_723_000].map(formatClock)).toEqual(['0:00', '0:07', '12:30', '1:02:03']);
});
