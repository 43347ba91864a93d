import { Feedback, link, placeKey } from '@gridproof/describe';
import { expect, it } from 'vitest';
import { masyu } from './index.js';

/** Returns the number of satisfied circles on a board with these links. */
function settled(text: string, links: readonly ReturnType<typeof link>[]) {
  const puzzle = masyu.parse(text);
  const fields = masyu.described!.fields(puzzle);
  const variables = new Map(fields.map(({ place }, variable) => [placeKey(place), variable]));
  const feedback = new Feedback(masyu, puzzle);
  // Link by link, as they are drawn.
  const entered = new Map<number, boolean>();
  return links.map((one) => {
    entered.set(variables.get(placeKey(one))!, true);
    return feedback.judge(entered).settled.length;
  });
}

it('settles a white circle only once the line turns beside it', () => {
  const straight = [link(1, 1, 'right'), link(1, 2, 'right')];
  const text = '.....\n..W..\n....W';
  expect(settled(text, [...straight, link(0, 1, 'below')])).toEqual([0, 0, 1]);
  expect(settled(text, [...straight, link(1, 0, 'right'), link(0, 3, 'below')])).toEqual([0, 0, 0, 1]);
});

it('settles a black circle once both of its arms are drawn', () => {
  const arms = [link(0, 0, 'right'), link(0, 1, 'right'), link(0, 2, 'below'), link(1, 2, 'below')];
  expect(settled('..B..\n.....\nW....', arms)).toEqual([0, 0, 0, 1]);
});
