import { expect, it } from 'vitest';
import { fillomino } from './index.js';

it('draws a border between unequal neighbours as soon as one of them was found', () => {
  const puzzle = fillomino.parse('12.\n...');
  const walls = (...entered: readonly (readonly [number, number])[]) =>
    fillomino.described!.drawEntries(puzzle, new Map(entered)).walls?.map(({ at }) => at) ?? [];
  expect(walls()).toEqual([]);
  expect(walls([2, 2])).toEqual([]);
  expect(walls([2, 3])).toEqual([expect.objectContaining({ row: 0, col: 1, towards: 'right' })]);
});
