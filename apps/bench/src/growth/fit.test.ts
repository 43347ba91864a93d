import { expect, test } from 'vitest';
import { fitPower } from './fit.js';

test('a power law is found as it is', () => {
  const fit = fitPower([10, 20, 40, 80].map((size) => [size, 3 * size ** 1.5]))!;
  expect(fit.exponent).toBeCloseTo(1.5);
  expect(fit.factor).toBeCloseTo(3);
  expect(fit.r2).toBeCloseTo(1);
  expect(fit.sizes).toBe(4);
});

test('explains scattered values in part', () => {
  const { exponent, r2 } = fitPower([
    [10, 8],
    [10, 12],
    [20, 25],
    [40, 30],
    [80, 90],
  ])!;
  expect(exponent).toBeGreaterThan(0.8);
  expect(exponent).toBeLessThan(1.2);
  expect(r2).toBeGreaterThan(0.8);
  expect(r2).toBeLessThan(1);
});

test('finds the exponent 0 for constant times', () => {
  expect(fitPower([1, 2, 3, 4].map((size) => [size, 7]))).toMatchObject({ exponent: 0, r2: 1 });
});

test('needs more than three sizes', () => {
  expect(
    fitPower([
      [10, 1],
      [20, 2],
      [30, 3],
      [30, 3],
    ]),
  ).toBeUndefined();
});
