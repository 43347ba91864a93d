import { expect, test } from 'vitest';
import { defaultLimits, readLimits } from './limits.js';

test('prefers options to the environment, and the environment to defaults', () => {
  expect(readLimits({})).toEqual(defaultLimits());
  const environment = {
    GRIDPROOF_SERVE_MAX_CELLS: '900',
    GRIDPROOF_SERVE_RATE: '0',
    GRIDPROOF_SERVE_MAX_BODY: '',
  };
  expect(readLimits(environment, { maxCells: 100 })).toEqual({ ...defaultLimits(), rate: 0, maxCells: 100 });
});

test('lowers the default time limit to the maximum', () => {
  expect(readLimits({ GRIDPROOF_SERVE_MAX_TIMEOUT: '500' }).timeout).toBe(500);
});

test('refuses a value that is no number, with its name', () => {
  for (const text of ['many', '-1', '0', '1e3'])
    expect(() => readLimits({ GRIDPROOF_SERVE_CONCURRENCY: text })).toThrow(
      `GRIDPROOF_SERVE_CONCURRENCY is '${text}', expected a whole number from 1`,
    );
});
