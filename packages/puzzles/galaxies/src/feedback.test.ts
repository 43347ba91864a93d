import { Feedback } from '@gridproof/describe';
import { expect, it } from 'vitest';
import { galaxies } from './index.js';

const feedback = new Feedback(galaxies, galaxies.parse('.|o|.|.|o|.'));
const finished = (entries: readonly (readonly [number, number])[], closed: readonly number[]) =>
  feedback
    .judge(new Map(entries), { closed: new Set(closed) })
    .finished.map(({ col }) => col)
    .toSorted();

it('finishes a closed region whose surroundings are open', () => {
  const left = [0, 1, 2].map((variable) => [variable, 0] as const);
  expect(finished(left, [])).toEqual([]);
  expect(finished(left, [0, 1, 2])).toEqual([0, 1, 2]);
  expect(finished(left.slice(0, 2), [0, 1])).toEqual([]);
});
