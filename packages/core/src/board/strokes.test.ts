import { expect, test } from 'vitest';
import { Grid } from './grid.js';
import { link } from './place.js';
import { strokesAlong } from './strokes.js';

const links = [link(0, 0, 'right'), link(0, 0, 'below'), link(1, 0, 'right', 2)];
const over = <T>(...values: readonly T[]) => Grid.from(links, (at) => values[links.indexOf(at)] as T);

test('draws given lines as clues, other lines as found, and no line for false', () => {
  expect(strokesAlong(over<boolean | undefined>(true, undefined, false))).toEqual([
    { at: links[0], count: 1, source: 'clue' },
  ]);
  expect(strokesAlong(over<number | undefined>(1, undefined, undefined), over(1, 0, 3))).toEqual([
    { at: links[0], count: 1, source: 'clue' },
    { at: links[2], count: 3, source: 'found' },
  ]);
  expect(strokesAlong(undefined)).toEqual([]);
});
