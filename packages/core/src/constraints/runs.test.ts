import fc from 'fast-check';
import { expect, it } from 'vitest';
import { is } from '../expressions/expression.js';
import type { Assignment } from '../expressions/values.js';
import { TRUE } from '../literal.js';
import { lower } from '../lower/lower.js';
import { Model } from '../model.js';
import { evaluate } from './evaluate.js';
import { settledNumbers } from './may-hold.js';
import { runs } from './runs/definition.js';

const CELLS = 9;
const PLACE = { kind: 'cell', row: 0, col: 0 } as const;

/** All assignments of `CELLS` booleans. */
const assignments: readonly Assignment[] = Array.from({ length: 2 ** CELLS }, (_, bits) =>
  Array.from({ length: CELLS }, (_, at) => ((bits >> at) & 1) === 1),
);

it('finds all consequences of a line by simplification alone', () => {
  const cell = fc.constantFrom(true, false, undefined, undefined, undefined);
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 }),
      fc.tuple(...Array.from({ length: CELLS }, () => cell)),
      (lengths, known) => {
        const model = new Model();
        const line = Array.from({ length: CELLS }, () => model.bool());
        const rule = runs(line, lengths);
        model.require('line', PLACE, rule);
        // Posted after the line, so that it is unknown when the line is lowered.
        for (const [at, value] of known.entries())
          if (value !== undefined) model.given(PLACE, is(line[at]!, value));
        const answers = assignments.filter(
          (one) =>
            evaluate(rule, one) && known.every((value, at) => value === undefined || value === one[at]),
        );
        const { contradiction, literalMap } = lower(model);
        expect(contradiction).toBe(answers.length === 0);
        if (contradiction) return;
        for (const at of line.keys()) {
          const values = new Set(answers.map((one) => one[at]));
          const possible =
            literalMap.literals[at] === TRUE
              ? [true]
              : literalMap.literals[at] === -TRUE
                ? [false]
                : [true, false];
          expect(new Set(possible)).toEqual(values);
        }
      },
    ),
    { numRuns: 300 },
  );
});

it('needs one step per possible position of a run', () => {
  const model = new Model();
  const line = Array.from({ length: 40 }, () => model.bool());
  model.require('line', PLACE, runs(line, [3, 2, 5, 1, 4, 2, 6, 3]));
  // Seven cells are left over: eight positions for each of eight runs, and for the cells between them.
  const { variables } = lower(model).shape;
  expect(variables).toBeLessThan(line.length + 8 * 8 + 9 * 8);
});

/** Returns the indices of the settled runs in a line of `#`, `.` and `?`. */
const settledIn = (line: string, lengths: readonly number[]) => {
  const model = new Model();
  const rule = runs(
    [...line].map(() => model.bool()),
    lengths,
  );
  return settledNumbers(rule, (variable) => (line[variable] === '?' ? undefined : line[variable] === '#'));
};

it('settles runs that are drawn at their only place', () => {
  expect(settledIn('?????????', [1, 2, 1])).toEqual([]);
  expect(settledIn('#.??', [1, 1])).toEqual([0]);
  expect(settledIn('.##?', [2])).toEqual([0]);
  expect(settledIn('?##?', [2])).toEqual([0]);
  expect(settledIn('?##?', [3])).toEqual([]);
  expect(settledIn('.?##', [3])).toEqual([]);
  expect(settledIn('.##.??', [2])).toEqual([0]);
  expect(settledIn('#?##.?.#', [1, 2, 1])).toEqual([0, 1, 2]);
  expect(settledIn('#.##.??#', [1, 2, 1])).toEqual([0, 1, 2]);
  expect(settledIn('?.##.?', [1, 2, 1])).toEqual([1]);
  expect(settledIn('???#???', [1, 1])).toEqual([]);
  expect(settledIn('#.##.#.', [1, 2, 1])).toEqual([0, 1, 2]);
  // A run at an impossible position, or a line that cannot be correct.
  expect(settledIn('##.???', [1, 2])).toEqual([]);
  expect(settledIn('#.#.#.?', [1, 1])).toEqual([]);
});

const runsOf = (line: Assignment): string =>
  line
    .map((full) => (full ? '#' : '.'))
    .join('')
    .split(/\.+/)
    .flatMap(({ length }) => length || [])
    .join();

it('settles no run that may still lie elsewhere', () => {
  const cell = fc.constantFrom(...'#..?');
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
      fc.tuple(...Array.from({ length: CELLS }, () => cell)),
      (lengths, line) => {
        /** Start positions of the runs in each answer. */
        const starts = assignments
          .filter((one) => line.every((sign, at) => sign === '?' || (sign === '#') === one[at]))
          .filter((one) => runsOf(one) === lengths.join())
          .map((one) => one.flatMap((full, at) => (full && !one[at - 1] ? [at] : [])));
        for (const run of settledIn(line.join(''), lengths))
          expect(new Set(starts.map((found) => found[run])).size).toBe(1);
      },
    ),
  );
});
