import { Feedback, placeKey } from '@gridproof/describe';
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

it('settles the centre of a finished region, wherever it lies', () => {
  const text = 'o|.|.|.\n-+-+-+-\n.|.o.|o';
  const puzzle = galaxies.parse(text);
  const { settled } = new Feedback(galaxies, puzzle).judge(
    new Map([
      [0, 0],
      [5, 1],
      [6, 1],
      [7, 2],
    ]),
    { closed: new Set([0, 5, 6, 7]) },
  );
  expect(settled.map(({ kind, row, col }) => [kind, row, col])).toEqual(
    expect.arrayContaining([
      ['cell', 0, 0],
      ['side', 1, 1],
      ['cell', 1, 3],
    ]),
  );
});

it('finds the closed cells that no centre can reach', () => {
  const puzzle = galaxies.parse('.|o|.|.|o|.');
  const { strokes } = galaxies.described!.input(puzzle);
  if (strokes?.kind !== 'areas') throw new Error('expected areas');
  const columns = (walls: readonly number[]) =>
    strokes
      .cellsWithoutRoot(new Map(walls.map((at) => [placeKey(strokes.sides[at]!), 1])))
      .map(({ col }) => col);
  expect(columns([])).toEqual([]);
  expect(columns([2])).toEqual([]);
  expect(columns([0, 1, 4])).toEqual([0, 5]);
});
