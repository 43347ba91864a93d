import { expect, test } from 'vitest';
import { ParseBudget } from './parse-budget.js';

const never = new AbortController().signal;

/** A budget with an injected clock, and its waits in milliseconds. */
function createBudget() {
  // The cache takes 0 for no time at all.
  let now = 1;
  const waits: number[] = [];
  const pass = (ms: number) => {
    now += ms;
  };
  const budget = new ParseBudget(
    () => now,
    async (ms, signal) => {
      signal.throwIfAborted();
      waits.push(ms);
      pass(ms);
    },
  );
  return { budget, waits, pass };
}

test('parses short texts at once and makes only the client of long ones wait', async () => {
  const { budget, waits, pass } = createBudget();
  for (let n = 0; n < 1_000; n++) budget.add('a', 1);
  await budget.ready('a', never);
  for (let n = 0; n < 3; n++) budget.add('a', 30);
  await budget.ready('b', never);
  expect(waits).toEqual([]);
  await budget.ready('a', never);
  expect(waits).toEqual([400]);
  budget.add('a', 30);
  pass(300);
  await budget.ready('a', never);
  expect(waits).toEqual([400]);
});

test('ends the wait of a client that leaves', async () => {
  const { budget } = createBudget();
  budget.add('a', 90);
  await expect(budget.ready('a', AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
});
