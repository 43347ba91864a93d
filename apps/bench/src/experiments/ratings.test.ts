import type { Rating } from '@gridproof/core';
import { expect, test } from 'vitest';
import { result, unsolved } from '../../test/results.js';
import { agreements, agreementTables } from './ratings.js';

let n = 0;
function rated(grade: string, score: number, name: Rating['name'] = 'easy') {
  const rating = { name, score, steps: 9, mostReasons: 1, hardest: 1, overall: 0, choices: 1 };
  return result({ suite: 'graded', name: `marbles ${++n}`, text: `id ${n}`, grade, rating });
}

test('in the order of the grades the correlation is as high as it can be', () => {
  const [agreement] = agreements([rated('easy', 1), rated('easy', 2), rated('hard', 3), rated('hard', 4)]);
  expect(agreement).toMatchObject({ order: { share: 1 }, misplaced: [], unrated: 0 });
  // Two ranks against four.
  expect(agreement!.order!.correlation).toBeCloseTo(2 / Math.sqrt(5));
  expect(agreement!.order!.most).toBe(agreement!.order!.correlation);
});

test('against the order it is as low as it can be, and equal scores say nothing', () => {
  const [against] = agreements([rated('easy', 2), rated('hard', 1)]);
  expect(against!.order!.correlation).toBeCloseTo(-1);
  expect(against!.order!.share).toBe(0);
  const [equal] = agreements([rated('easy', 1), rated('easy', 2), rated('hard', 1), rated('hard', 2)]);
  expect(equal!.order!.correlation).toBeCloseTo(0);
  expect(equal!.order!.share).toBe(0.5);
});

test('each suite by itself: ratings of each grade, and what is out of place', () => {
  const results = [
    rated('easy', 1),
    rated('easy', 1.5),
    rated('easy', 5, 'hard'),
    rated('hard', 4.5, 'hard'),
    rated('hard', 4, 'hard'),
    rated('hard', 9, 'extreme'),
    unsolved({ suite: 'graded', grade: 'hard' }),
    { ...rated('only', 2), suite: 'other' },
  ];
  const [graded, other] = agreements(results);
  expect(other).toMatchObject({ suite: 'other', order: undefined });
  expect(agreementTables(other!, 2)).toContain('no rank correlation');
  expect(`\n${agreementTables(graded!, 2)}`).toMatchInlineSnapshot(`
    "
    graded
    grade  puzzles  easy  medium  hard  extreme  least  median  most
    easy         3     2             1            1.00    1.50  5.00
    hard         3                   2        1   4.00    4.50  9.00

    rank correlation 0.488 of at most 0.878; 77.8% of the pairs in order

    Out of place: how many puzzles of higher grades score less, and of lower grades more
    puzzle      grade  rated  score  less  more
    marbles 13  easy   hard    5.00     2     0  id 13
    marbles 14  hard   hard    4.50     0     1  id 14

    1 not rated: no path within the time"
  `);
});
