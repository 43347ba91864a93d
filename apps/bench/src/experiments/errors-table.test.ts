import { expect, test } from 'vitest';
import { around, result, unsolved } from '../../test/results.js';
import { errorsTable, isExplained } from './errors-table.js';

const explained = (size: number, least = true) =>
  result({
    suite: 'changed clue',
    status: 'unsolvable',
    explanation: { size, least },
    total: around(10 * size),
  });

test('explained is what has a minimal explanation in time', () => {
  expect(isExplained(explained(3), 5_000)).toBe(true);
  expect(isExplained(explained(3, false), 5_000)).toBe(false);
  expect(isExplained(explained(3), 20)).toBe(false);
  expect(isExplained(unsolved(), 5_000)).toBe(false);
});

test('the table has a row for each type and sort of mistake', () => {
  const results = [
    explained(2),
    explained(9),
    explained(40, false),
    unsolved({ suite: 'wrong entry' }),
    { ...explained(1), type: 'arrows' },
  ];
  expect(`\n${errorsTable(results, 5_000)}`).toMatchInlineSnapshot(`
    "
    puzzle type  mistake       explained  minimal  reasons  most     ms  longest  most calls
    marbles      changed clue     3 of 3        2        9    40   90.0      400           2
    marbles      wrong entry      0 of 1        0        -     -  10000    10000           2
    arrows       changed clue     1 of 1        1        1     1   10.0     10.0           2"
  `);
});
