import { expect, test } from 'vitest';
import { limitsFrom, usualLimits } from './limits.js';

test('what is given counts over the environment, and that over what is usual', () => {
  expect(limitsFrom({})).toEqual(usualLimits());
  const environment = { GRIDPROOF_SERVE_CELLS: '900', GRIDPROOF_SERVE_RATE: '0', GRIDPROOF_SERVE_BODY: '' };
  expect(limitsFrom(environment, { cells: 100 })).toEqual({ ...usualLimits(), rate: 0, cells: 100 });
});

test('no answer takes longer by default than it may at most', () => {
  expect(limitsFrom({ GRIDPROOF_SERVE_LONGEST: '500' }).time).toBe(500);
});

test('what is no number is refused by its name', () => {
  for (const text of ['many', '-1', '0', '1e3'])
    expect(() => limitsFrom({ GRIDPROOF_SERVE_RUNNING: text })).toThrow(
      `GRIDPROOF_SERVE_RUNNING is '${text}', expected a whole number from 1`,
    );
});
