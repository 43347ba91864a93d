import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsIn } from './rows.js';
import { withoutSubsumedRows } from './subsumed-rows.js';

const OWN = 8;
const rowsOf = (counts: Int32Array) =>
  Array.from(rowsIn(counts, 1), ({ guard, min, max, terms }) => ({
    guard,
    min,
    max,
    literals: terms.map(([, literal]) => literal),
  }));

test('subtracts exact rows from a long row', () => {
  const board = Array.from({ length: 24 }, (_, at) => at + 1);
  const row = (min: number, max: number, literals: readonly number[]) => [
    0,
    min,
    max,
    literals.length,
    ...literals,
  ];
  const windows = [
    row(2, 2, board.slice(0, 6)),
    row(1, 1, board.slice(4, 8)),
    row(1, 2, board.slice(8, 12)),
    row(3, 3, board.slice(12, 20)),
  ];
  const rows = rowsOf(withoutSubsumedRows(Int32Array.of(...row(9, 9, board), ...windows.flat())));
  expect(rows[0]).toEqual({
    guard: 0,
    min: 4,
    max: 4,
    literals: [...board.slice(6, 12), ...board.slice(20)],
  });
  expect(rows.slice(1)).toEqual(rowsOf(Int32Array.from(windows.flat())));

  const few = Int32Array.of(...row(9, 9, board), ...windows.slice(0, 3).flat());
  expect(withoutSubsumedRows(few)).toEqual(few);
});

test('keeps the meaning of all rows together', () => {
  const row = fc.record({
    guard: fc.constantFrom(0, 0, 0, OWN + 1),
    literals: fc.array(
      fc.tuple(fc.integer({ min: 1, max: OWN }), fc.constantFrom(1, 1, 1, -1)).map(([id, sign]) => id * sign),
      { minLength: 1, maxLength: OWN },
    ),
    min: fc.integer({ min: 0, max: 4 }),
    more: fc.constantFrom(0, 0, 1, 3),
  });
  const holds = (counts: Int32Array, trues: number): boolean =>
    rowsOf(counts).every(({ guard, min, max, literals }) => {
      const isTrue = (literal: number) => (trues >> (Math.abs(literal) - 1)) % 2 === (literal > 0 ? 1 : 0);
      const total = literals.filter(isTrue).length;
      return (guard !== 0 && !isTrue(guard)) || (min <= total && total <= max);
    });
  fc.assert(
    fc.property(fc.array(row, { minLength: 2, maxLength: 6 }), (rows) => {
      const counts = Int32Array.from(
        rows.flatMap(({ guard, literals, min, more }) => [
          guard,
          min,
          min + more,
          literals.length,
          ...literals,
        ]),
      );
      const less = withoutSubsumedRows(counts, 3);
      for (let trues = 0; trues < 2 ** (OWN + 1); trues++)
        expect(holds(less, trues)).toBe(holds(counts, trues));
    }),
    { numRuns: 300 },
  );
});
