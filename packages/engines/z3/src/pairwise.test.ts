import { expect, test } from 'vitest';
import { pairwise } from './pairwise.js';

const text = (flat: Int32Array) => [...flat].join(' ');

test('short rows of at most one become a clause for each pair', () => {
  const { clauses, rows } = pairwise(Int32Array.of(0, 0, 1, 3, 1, 2, 3), 4);
  expect(text(clauses)).toBe('-1 -2 0 -1 -3 0 -2 -3 0');
  expect(rows).toHaveLength(0);
});

test('where one must be true, there is a clause of them all; a guard releases every clause', () => {
  const { clauses } = pairwise(Int32Array.of(9, 1, 1, 2, 1, -2), 4);
  expect(text(clauses)).toBe('-9 1 -2 0 -9 -1 2 0');
});

test('longer rows and other bounds stay as they are, in their order', () => {
  const unchanged = [0, 0, 1, 3, 1, 2, 3, 0, 2, 2, 4, 4, 5, 6, 7];
  const { clauses, rows } = pairwise(Int32Array.of(...unchanged, 0, 0, 1, 2, 8, 9), 2);
  expect(text(clauses)).toBe('-8 -9 0');
  expect([...rows]).toEqual(unchanged);
});
