import { Feedback } from '@gridproof/describe';
import { expect, it } from 'vitest';
import { shikaku } from './index.js';

it('settles a clue that equals the number of its rectangle', () => {
  const puzzle = shikaku.parse('2.2.2.');
  const { facts } = shikaku.described!.readPartialAnswer('AABBCC', puzzle);
  const values = new Map(facts.map(({ variable, value }) => [variable, value]));
  const { settled } = new Feedback(shikaku, puzzle).judge(values);
  expect(settled.map((place) => 'col' in place && place.col)).toEqual([0, 2, 4]);
});
