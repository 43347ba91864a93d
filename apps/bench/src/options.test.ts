import { expect, test } from 'vitest';
import { atLeast, duration, sides, threshold } from './options.js';

test('times have units, and a plain number means seconds', () => {
  expect(['500ms', '30s', '2m', '1.5', '1h'].map(duration)).toEqual([500, 30_000, 120_000, 1_500, 3_600_000]);
  for (const text of ['', 'soon', '-1', '0', '3 days']) expect(() => duration(text)).toThrow('as in 500ms');
});

test('sides are a range, open at one end if need be', () => {
  expect(sides('10..40')).toEqual({ min: 10, max: 40 });
  expect(sides('10..')).toEqual({ min: 10, max: Number.POSITIVE_INFINITY });
  expect(sides('..40')).toEqual({ min: 0, max: 40 });
  expect(sides('10')).toEqual({ min: 10, max: 10 });
  for (const text of ['', '..', 'ten', '1-2']) expect(() => sides(text)).toThrow('as in 10..40');
  expect(() => sides('40..10')).toThrow('as in 10..40');
});

test('numbers and factors have a least', () => {
  expect(atLeast(1)('7')).toBe(7);
  for (const text of ['0', '1.5', 'x', '-3']) expect(() => atLeast(1)(text)).toThrow('from 1');
  expect(threshold('1.1')).toBe(1.1);
  for (const text of ['1', '0.5', 'x']) expect(() => threshold(text)).toThrow('above 1');
});
