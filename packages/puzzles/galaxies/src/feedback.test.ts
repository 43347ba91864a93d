import { readPuzzle } from '@gridproof/core';
import { type EntryValues, Feedback, type Place, placeKey, Random } from '@gridproof/describe';
import { expect, it } from 'vitest';
import { galaxies } from './index.js';

/** Returns the judgement of a board with these walls, by their index, and the areas between them. */
function judge(text: string, walls: readonly number[], entered: EntryValues = new Map()) {
  const puzzle = galaxies.parse(text);
  const { strokes } = galaxies.described!.input(puzzle);
  if (strokes?.kind !== 'areas') throw new Error('expected areas');
  const drawn = new Map(walls.map((at) => [placeKey(strokes.sides[at]!), 1]));
  const areas = strokes.areas(drawn);
  return { areas, ...new Feedback(galaxies, puzzle).judge(strokes.values(drawn, entered, true), { areas }) };
}

const SIX = '.|o|.|.|o|.';

const columns = (places: readonly Place[]) =>
  [...new Set(places.map(({ col }) => col))].toSorted((one, other) => one - other);

it('finishes a closed region whose surroundings are open', () => {
  expect(columns(judge(SIX, []).finished)).toEqual([]);
  expect(columns(judge(SIX, [2]).finished)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(columns(judge(SIX, [0, 1]).finished)).toEqual([1]);
});

it('breaks a closed region that is not symmetric', () => {
  const { violations, finished } = judge(SIX, [2, 4]);
  expect(new Set(violations.map(({ rule }) => rule))).toEqual(new Set(['symmetry']));
  expect(columns(violations.flatMap(({ places }) => places))).toEqual([3, 4]);
  expect(columns(finished)).toEqual([0, 1, 2]);
});

it('breaks a closed region that contains half of a centre', () => {
  const { violations } = judge('.|.o.|.', [1]);
  expect(columns(violations.flatMap(({ places }) => places))).toEqual([0, 1, 2, 3]);
});

it('settles the centre of a finished region, wherever it lies', () => {
  const text = 'o|.|.|.\n-+-+-+-\n.|.o.|o';
  const entered = new Map([
    [0, 0],
    [5, 1],
    [6, 1],
    [7, 2],
  ]);
  expect(judge(text, [], entered).settled).toEqual([]);
  const { settled } = judge(text, [0, 1, 2, 3, 4, 5, 6, 7, 9], entered);
  expect(settled.map(({ kind, row, col }) => [kind, row, col])).toEqual(
    expect.arrayContaining([
      ['cell', 0, 0],
      ['side', 1, 1],
      ['cell', 1, 3],
    ]),
  );
});

it('finds the closed cells that no centre can reach', () => {
  const empty = (walls: readonly number[]) =>
    judge(SIX, walls).areas.flatMap(({ regions, cells }) => (regions === 0 ? columns(cells) : []));
  expect(empty([])).toEqual([]);
  expect(empty([2])).toEqual([]);
  expect(empty([0, 1, 4])).toEqual([0, 5]);
});

it('calls no subset of the right walls wrong', () => {
  for (const { puzzle: text, answer } of galaxies.examples) {
    if (answer === null) continue;
    const puzzle = readPuzzle(text, [galaxies], { as: 'galaxies' }).puzzle as ReturnType<
      typeof galaxies.parse
    >;
    const { strokes } = galaxies.described!.input(puzzle);
    if (strokes?.kind !== 'areas') throw new Error('expected areas');
    const { facts } = galaxies.described!.readPartialAnswer(answer, puzzle);
    const values = new Map(facts.map(({ variable, value }) => [variable, value]));
    const walls = [...strokes.fit(new Map(), values).keys()];
    const feedback = new Feedback(galaxies, puzzle);
    const random = new Random(1);
    for (let nth = 0; nth < 40; nth++) {
      const drawn = new Map(walls.filter(() => random.below(40) >= nth).map((key) => [key, 1]));
      const areas = strokes.areas(drawn);
      expect(feedback.judge(strokes.values(drawn, new Map(), true), { areas }).violations).toEqual([]);
      expect(areas.filter(({ regions }) => regions === 0)).toEqual([]);
    }
  }
});
