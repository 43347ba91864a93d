import { expect, test } from 'vitest';
import { factor, mebibytes, milliseconds, table, time } from './table.js';

test('texts stand to the left, numbers to the right', () => {
  const rows = [
    ['short', '7.1', 'unique'],
    ['a longer name', '153', 'multiple'],
  ];
  expect(`\n${table(['puzzle', 'ms', 'status'], rows)}`).toMatchInlineSnapshot(`
    "
    puzzle          ms  status
    short          7.1  unique
    a longer name  153  multiple"
  `);
});

test('a missing figure does not move a column of numbers', () => {
  expect(
    `\n${table(
      ['cut', 'calls'],
      [
        ['-', '2'],
        ['12.5', '10'],
      ],
    )}`,
  ).toMatchInlineSnapshot(`
    "
     cut  calls
       -      2
    12.5     10"
  `);
});

test('milliseconds have as many digits as they deserve', () => {
  expect([0.4231, 7.123, 99.94, 153.2].map(milliseconds)).toEqual(['0.42', '7.1', '99.9', '153']);
});

test('times, factors and memory', () => {
  expect([0.4231, 153.2, 1234, 60_000, 300_000].map(time)).toEqual([
    '0.42 ms',
    '153 ms',
    '1.2 s',
    '60 s',
    '5 min',
  ]);
  expect([0.0834, 0.971, 1.25, 14.2].map(factor)).toEqual(['0.083', '0.97', '1.3', '14']);
  expect([2 ** 20, 300.4 * 2 ** 20].map(mebibytes)).toEqual(['1.0', '300']);
});
