import { expect, test } from 'vitest';
import { report, result, spreadAround, unsolvedResult } from '../../test/results.js';
import { growthOf, growthTables } from './growth.js';

const boards = [10, 20, 30, 40, 50].map((side) =>
  result({
    name: `marbles ${side}x${side} 1`,
    cells: side * side,
    literals: 2 * side * side,
    calls: side,
    milliseconds: {
      total: spreadAround(side ** 3),
      lower: spreadAround(side ** 2 / 1000),
      // Linear per proposal; larger boards have more proposals.
      decode: spreadAround((side * side ** 2) / 1000),
    },
  }),
);

test('fits exponents against cells and literals, and reports unsolved cases', () => {
  const [growth, ...others] = growthOf(report([...boards, unsolvedResult({ name: 'large', cells: 3600 })]));
  expect(others).toEqual([]);
  expect(growth).toMatchObject({ type: 'marbles', engine: 'dice', unsolved: 1 });
  expect(growth!.byCells.total!.exponent).toBeCloseTo(1.5);
  expect(growth!.byCells.decode!.exponent).toBeCloseTo(1.5);
  expect(growth!.byLiterals.lower!.exponent).toBeCloseTo(1);
  expect(growth!.byLiterals.decode!.exponent).toBeCloseTo(1);
  expect(growth!.byCells.search).toBeUndefined();
});

test('the tables', () => {
  const tables = growthTables(report([...boards, unsolvedResult({ name: 'large', cells: 3600 })]));
  expect(`\n${tables}`).toMatchInlineSnapshot(`
    "
    Exponents: time grows with cells to the power of this (R²)
    puzzle type  engine        total  solve  proof  parse  encode        lower  load  search  cut       decode  verify
    marbles      dice    1.50 (1.00)      -      -      -       -  1.00 (1.00)     -       -    -  1.50 (1.00)       -

    Against the literals of the answer key, before simplifying
    puzzle type  engine     literals        lower    µs a literal  decode once    µs a literal
    marbles      dice    200 to 5000  1.00 (1.00)  0.500 to 0.500  1.00 (1.00)  0.500 to 0.500

    marbles, dice: 1 not solved and not in the fits"
  `);
});
