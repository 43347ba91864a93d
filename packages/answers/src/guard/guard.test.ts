import { expect, test } from 'vitest';
import { Guard, Late } from './guard.js';
import { Overdue, within } from './overdue.js';

function forever(): never {
  for (;;);
}

/** What is thrown. */
function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

test('work that returns is as without a limit', () => {
  expect(within(1_000, () => 'done')).toBe('done');
  const fault = new TypeError('not today');
  expect(
    thrownBy(() =>
      within(1_000, () => {
        throw fault;
      }),
    ),
  ).toBe(fault);
});

test.each([
  ['a loop', forever],
  [
    'a loop that catches everything',
    () => {
      for (;;)
        try {
          forever();
        } catch {
        } finally {
          forever();
        }
    },
  ],
  ['a pattern that tries everything', () => /^(a+)+$/.test(`${'a'.repeat(40)}b`)],
])('%s is ended', (_, work) => {
  expect(thrownBy(() => within(200, work))).toBeInstanceOf(Overdue);
  expect(within(1_000, () => 'and on it goes')).toBe('and on it goes');
});

test('whose turn it was is known, and it is the turn of none afterwards', () => {
  const guard = new Guard();
  const late = (work: () => unknown) => thrownBy(() => guard.run(undefined, work, 250));
  const both = late(() => {
    guard.run('quick', () => 1);
    guard.run('slow', forever);
  });
  expect(both).toBeInstanceOf(Late);
  expect(both).toMatchObject({ type: 'slow', message: 'it had not returned after 0.25 s' });
  expect(late(forever)).toMatchObject({ type: undefined });
  expect(guard.run('quick', () => 'done')).toBe('done');
});

test('a limit is what one puzzle may take, within reason', () => {
  expect([undefined, 1, 3_000, 60_000].map((timeout) => new Guard(timeout).limit)).toEqual([
    10_000, 250, 3_000, 10_000,
  ]);
});
