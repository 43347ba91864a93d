import { expect, test } from 'vitest';
import { milliseconds, table } from './table.js';

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
