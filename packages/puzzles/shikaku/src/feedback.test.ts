import { Feedback } from '@gridproof/describe';
import { expect, it } from 'vitest';
import { shikaku } from './index.js';

const puzzle = shikaku.parse('2.2.2.');
const { facts } = shikaku.described!.readPartialAnswer('AABBCC', puzzle);
const judge = (closed: readonly number[]) =>
  new Feedback(shikaku, puzzle).judge(new Map(facts.map(({ variable, value }) => [variable, value])), {
    closed: new Set(closed),
  });

it('settles a clue that equals the number of its rectangle', () => {
  expect(judge([]).settled.map((place) => 'col' in place && place.col)).toEqual([0, 2, 4]);
});

it('finishes the rectangles that walls close', () => {
  expect(judge([]).finished).toEqual([]);
  expect(judge([2, 3]).finished.map(({ col }) => col)).toEqual([2, 3]);
});

it('draws areas by walls, without dots', () => {
  const { drawEntries, input } = shikaku.described!;
  const values = new Map(facts.map(({ variable, value }) => [variable, value]));
  const picture = drawEntries(puzzle, values);
  expect(picture.shades?.length).toBeGreaterThan(0);
  expect(input(puzzle).strokes!.draw(picture, new Map(), values).shades).toEqual([]);
});
