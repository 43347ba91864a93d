import { Feedback, placeKey } from '@gridproof/describe';
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

it('draws a dot in a known cell beside open ones, until walls surround it', () => {
  const { drawEntries, input } = shikaku.described!;
  const strokes = input(puzzle).strokes!;
  if (strokes.kind !== 'areas') throw new Error('expected areas');
  const dots = (known: number, walls: readonly number[]) => {
    const values = new Map(facts.slice(0, known).map(({ variable, value }) => [variable, value]));
    const strokesDrawn = new Map(walls.map((at) => [placeKey(strokes.sides[at]!), 1]));
    const { shades } = strokes.draw(drawEntries(puzzle, values), strokesDrawn, values);
    return shades!.map(({ at }) => 'col' in at && at.col);
  };
  expect(dots(2, [])).toEqual([1]);
  expect(dots(2, [1])).toEqual([]);
});
