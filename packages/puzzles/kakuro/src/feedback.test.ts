import { Feedback } from '@gridproof/describe';
import { expect, it } from 'vitest';
import { kakuro } from './index.js';

it('returns the combinations of the runs of a cell, without those that entries exclude', () => {
  const puzzle = kakuro.parse('\\ 3\\ 6\\\n\\4 . .\n\\5 . .');
  const feedback = new Feedback(kakuro, puzzle);
  const sums = (variable: number, entered: Record<number, number> = {}) =>
    feedback
      .sums(variable, new Map(Object.entries(entered).map(([one, value]) => [Number(one), value])))
      .map(({ total, sets }) => `${total}: ${sets.map((one) => one.join('+')).join(' ')}`)
      .toSorted();
  expect(sums(0)).toEqual(['3: 1+2', '4: 1+3']);
  expect(sums(3)).toEqual(['5: 1+4 2+3', '6: 1+5 2+4']);
  expect(sums(3, { 1: 1 })).toEqual(['5: 1+4 2+3', '6: 1+5']);
  expect(sums(3, { 2: 2 })).toEqual(['5: 2+3', '6: 1+5 2+4']);
});
