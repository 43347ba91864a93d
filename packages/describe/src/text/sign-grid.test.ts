import { expect, it } from 'vitest';
import { printSigns } from './sign-grid.js';

it('signs are put in columns as wide as the longest', () => {
  expect(
    printSigns([
      ['1', '.'],
      ['10', 'a'],
    ]),
  ).toBe(' 1  .\n10  a');
});

it('a row may be longer than a call has room for arguments', () => {
  const row = Array.from({ length: 500_000 }, () => '10');
  expect(printSigns([row])).toHaveLength(3 * row.length - 1);
});
