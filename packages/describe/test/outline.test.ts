import { describeLimits, type Outline, summaryLines } from '@gridproof/core';
import { expect, it } from 'vitest';
import {
  at,
  cross4,
  describePuzzle,
  either,
  every,
  flag,
  line,
  number,
  orUnknown,
  pool,
  puzzlink,
  regions,
  sgt,
  shaded,
  skips,
} from '../src/index.js';

const unsolved = { id: 'a', title: 'A', rules: {}, encode() {}, *verify() {}, examples: [] };

const linesOf = (type: { readonly described?: { outline(): Outline } }) =>
  summaryLines(type.described!.outline());

it('names every layer with its places and values', () => {
  const type = describePuzzle({
    ...unsolved,
    square: true,
    sides: { min: 4, max: 8 },
    options: { differ: flag('lines differ', false, 'that lines differ') },
    clues: {
      numbers: at('corners', orUnknown(number(0, 4))),
      ends: at(
        ['above', 'left'],
        number(0, ({ width }) => width),
        { label: 'sums' },
      ),
      heights: every('cells', number(1, 2)),
      regions: regions(),
      pieces: pool(number(1, 9), 'pieces'),
    },
    answer: at('sides', line, { label: 'lines' }),
    notations: [puzzlink('a', cross4('numbers'))],
  });
  expect(linesOf(type)).toMatchInlineSnapshot(`
    [
      "the board: a square with sides from 4 to 8",
      "numbers, at corners: a number from 0 to 4 or '?'",
      "sums, above and left of the board: a number from 0 to 8 on a board of 8x8",
      "heights, in all cells: a number from 1 to 2",
      "regions, on a map of regions",
      "pieces, in the field 'pieces'",
      "the answer, along sides: '-', 'x' or '|'; lines may be given",
      "lines differ: yes or no (by default)",
    ]
  `);
  expect(describeLimits(type.described!.outline(), 'puzzlink')).toMatchInlineSnapshot(
    `"cannot hold sums, heights, regions, pieces or lines and cannot say that lines differ"`,
  );
  expect(describeLimits(type.described!.outline(), 'json')).toBeUndefined();
});

it('knows an answer that depends on the clues by the examples', () => {
  const lamp = either({ value: true, sign: '*' }, { value: false, sign: 'x', inAnswer: { sign: '.' } });
  const type = describePuzzle({
    ...unsolved,
    examples: [
      { name: 'one', source: 'made', puzzle: '1.', answer: null },
      { name: 'two', source: 'made', puzzle: '..', answer: null },
    ],
    clues: { blacks: at('cells', number(0, 4)) },
    answer: ({ board, blacks }) => ({
      lamps: at(
        board.cells.filter((cell) => blacks.at(cell) === undefined),
        lamp,
        { label: 'lamps' },
      ),
      // The bounds differ from puzzle to puzzle, so the outline has no values.
      heights: at(board.cells, number(0, blacks.known().length)),
    }),
    text: [['blacks']],
    impliedGivens: ({ board, blacks }) => ({
      lamps: at(board.cells, lamp).empty(board)!,
      heights: blacks,
    }),
  });
  expect(linesOf(type)).toMatchInlineSnapshot(`
    [
      "the board: a rectangle",
      "blacks, in cells: a number from 0 to 4",
      "the answer, in cells that the clues leave: '*' or '.'",
      "the answer, in cells that the clues leave",
    ]
  `);
});

it('names the possible givens, and a format that cannot hold them', () => {
  const type = describePuzzle({
    ...unsolved,
    even: true,
    clues: {},
    answer: at('cells', shaded, { label: 'known cells' }),
    notations: [sgt('A', {}, skips('givens'))],
  });
  expect(linesOf(type)).toMatchInlineSnapshot(`
    [
      "the board: a rectangle with even sides",
      "the answer, in cells: '#' or '.'; known cells may be given",
    ]
  `);
  expect(describeLimits(type.described!.outline(), 'sgt')).toBeUndefined();
});
