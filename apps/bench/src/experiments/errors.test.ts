import { Random, readPuzzle, solve } from '@gridproof/core';
import { expect, test } from 'vitest';
import { Plugins } from '../plugins.js';
import { type Case, casesOf } from '../suites/case.js';
import { errorsIn } from './errors.js';

const plugins = new Plugins();

const types = await plugins.types();
const cadical = await plugins.engine('cadical');
const TEXTS = [
  'takuzu:6x6u:BbcjcaeBBaf',
  'lits:AAABBBB/ACADBEB/CCCDEEB/CFFDEEB/CFEDDEE/FFEEDEE/FFFEEEE',
  // No mistake can be made in what has no answer.
  'takuzu:1.../1.../1.../....',
];
const boards = casesOf(
  [{ name: 'boards', title: '', entries: () => TEXTS.map((text) => ({ text })) }],
  types,
);
const errorsOf = (seed: number): Promise<readonly Case[]> =>
  errorsIn(boards, types, cadical, new Random(seed), 3);

test('the wanted number of mistakes of each sort is made in each type, and nothing fits after them', async () => {
  const errors = await errorsOf(1);
  expect(errors.map(({ type, suite, name }) => [type, suite, name])).toEqual(
    ['takuzu 6x6 1', 'lits 7x7 1'].flatMap((board) =>
      ['changed clue', 'wrong entry'].flatMap((suite) =>
        [1, 2, 3].map((n) => [board.split(' ')[0], suite, `${board}, ${suite} ${n}`]),
      ),
    ),
  );
  for (const { text, entries } of errors) {
    const { type, puzzle } = readPuzzle(text, types);
    expect(await solve(type, puzzle, cadical, { entries })).toMatchObject({ status: 'unsolvable' });
  }
});

test('a wrong entry is one value in the puzzle as it was, a changed clue may take right values to show', async () => {
  const errors = await errorsOf(1);
  for (const { suite, text, entries } of errors)
    if (suite === 'wrong entry') {
      expect(TEXTS).toContain(text);
      expect(entries).toHaveLength(1);
    } else expect(TEXTS).not.toContain(text);
  // A single wrong digit among few leaves other answers.
  expect(errors[0]!.entries!.length).toBeGreaterThan(0);
});

test('the same seed makes the same mistakes, another one others', async () => {
  expect(await errorsOf(1)).toEqual(await errorsOf(1));
  expect(await errorsOf(2)).not.toEqual(await errorsOf(1));
});
