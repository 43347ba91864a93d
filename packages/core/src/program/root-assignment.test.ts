import { expect, it } from 'vitest';
import { TRUE } from '../literal.js';
import { RootAssignment } from './root-assignment.js';

it('returns 0 for open literals of both signs, never -0, which would be a number on the heap', () => {
  const facts = new RootAssignment();
  facts.learn(-2);
  expect([1, -1, 2, -2, 5000, -5000, TRUE, -TRUE].map((literal) => facts.of(literal))).toEqual([
    0, 0, -1, 1, 0, 0, 1, -1,
  ]);
  expect(facts.of(-1)).toBe(0);
});
