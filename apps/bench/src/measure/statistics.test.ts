import { expect, test } from 'vitest';
import { spreadOf } from './statistics.js';

test('the median of an odd and of an even number of values', () => {
  expect(spreadOf([9, 1, 5])).toEqual({ median: 5, min: 1, max: 9, mad: 4 });
  expect(spreadOf([10, 2, 4, 8])).toEqual({ median: 6, min: 2, max: 10, mad: 3 });
  expect(spreadOf([3])).toEqual({ median: 3, min: 3, max: 3, mad: 0 });
});

test('values are compared as numbers', () => {
  expect(spreadOf([100, 20, 3]).median).toBe(20);
});

test('one run that went wrong does not touch the deviation', () => {
  expect(spreadOf([10, 11, 12, 13, 900]).mad).toBe(1);
});

test('no values have no median', () => {
  expect(() => spreadOf([])).toThrow(RangeError);
});
