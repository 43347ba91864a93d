import { expect, it } from 'vitest';
import { distinctSum, Model, sum } from '../src/index.js';
import { AssumptionProgram } from '../src/reasons/assumption-program.js';
import { countConflict } from '../src/reasons/count-conflict.js';

/** Posts a sum for each list of variables of a model with `n` variables of 0 to 2. */
function conflictOf(n: number, sums: readonly (readonly [ids: readonly number[], total: number])[]) {
  const model = new Model<'sum'>();
  const numbers = Array.from({ length: n }, () => model.int(0, 2));
  for (const [ids, total] of sums) model.require('sum', [], sum(ids.map((id) => numbers[id]!)).is(total));
  return countConflict(new AssumptionProgram(model));
}

const ROWS = [
  [0, 1],
  [2, 3],
] as const;
const COLUMNS = [
  [0, 2],
  [1, 3],
] as const;

it('finds rows and columns with different sums', () => {
  const sums = (last: number) => [
    ...ROWS.map((ids) => [ids, 2] as const),
    [COLUMNS[0], 1] as const,
    [COLUMNS[1], last] as const,
  ];
  expect(conflictOf(4, sums(3))).toBeUndefined();
  expect(conflictOf(4, sums(2))).toEqual({
    kind: 'difference',
    sides: [
      { reasons: [0, 1], sum: 4 },
      { reasons: [2, 3], sum: 3 },
    ],
  });
});

it('finds an odd sum where everything counts twice', () => {
  const triangle = (last: number) =>
    [
      [[0, 1], 2],
      [[1, 2], 1],
      [[2, 0], last],
    ] as const;
  expect(conflictOf(3, triangle(1))).toBeUndefined();
  expect(conflictOf(3, triangle(2))).toEqual({ kind: 'parity', sides: [{ reasons: [0, 1, 2], sum: 5 }] });
});

it('needs sums of the same variables, and more than one', () => {
  expect(
    conflictOf(3, [
      [[0, 1], 2],
      [[1, 2], 5],
    ]),
  ).toBeUndefined();
  expect(conflictOf(2, [[[0, 1], 9]])).toBeUndefined();
});

it('reads sums of different numbers', () => {
  const model = new Model<'sum'>();
  const [a, b, c, d] = Array.from({ length: 4 }, () => model.int(1, 9)) as [any, any, any, any];
  for (const [cells, total] of [
    [[a, b], 7],
    [[c, d], 9],
    [[a, c], 8],
    [[b, d], 7],
  ] as const)
    model.require('sum', [], distinctSum(cells, total));
  expect(countConflict(new AssumptionProgram(model))?.sides.map((side) => side.sum)).toEqual([16, 15]);
});
