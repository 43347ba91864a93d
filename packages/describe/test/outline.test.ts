import { describeLimits, type Outline, summaryLines } from '@gridproof/core';
import { expect, it } from 'vitest';
import { describePuzzle, layers, notations, values } from '../src/index.js';

const unsolved = { id: 'a', title: 'A', rules: {}, encode() {}, *verify() {}, examples: [] };

const linesOf = (type: { readonly described?: { outline(): Outline } }) =>
  summaryLines(type.described!.outline());

it('names every layer with its places and values', () => {
  const type = describePuzzle({
    ...unsolved,
    square: true,
    sides: { min: 4, max: 8 },
    options: { differ: layers.flag('lines differ', false, 'that lines differ') },
    clues: {
      numbers: layers.at('corners', values.orUnknown(values.number(0, 4))),
      ends: layers.at(
        ['above', 'left'],
        values.number(0, ({ width }) => width),
        { label: 'sums' },
      ),
      heights: layers.every('cells', values.number(1, 2)),
      regions: layers.regions(),
      pieces: layers.pool(values.number(1, 9), 'pieces'),
    },
    answer: layers.at('sides', values.line, { label: 'lines' }),
    notations: [notations.puzzlink('a', notations.cross4('numbers'))],
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
  const lamp = values.either(
    { value: true, sign: '*' },
    { value: false, sign: 'x', inAnswer: { sign: '.' } },
  );
  const type = describePuzzle({
    ...unsolved,
    examples: [
      { name: 'one', source: 'made', puzzle: '1.', answer: null },
      { name: 'two', source: 'made', puzzle: '..', answer: null },
    ],
    clues: { blacks: layers.at('cells', values.number(0, 4)) },
    answer: ({ board, blacks }) => ({
      lamps: layers.at(
        board.cells.filter((cell) => blacks.at(cell) === undefined),
        lamp,
        { label: 'lamps' },
      ),
      // The bounds differ from puzzle to puzzle, so the outline has no values.
      heights: layers.at(board.cells, values.number(0, blacks.known().length)),
    }),
    text: [['blacks']],
    impliedGivens: ({ board, blacks }) => ({
      lamps: layers.at(board.cells, lamp).empty(board)!,
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
    answer: layers.at('cells', values.shaded, { label: 'known cells' }),
    notations: [notations.sgt('A', {}, notations.skips('givens'))],
  });
  expect(linesOf(type)).toMatchInlineSnapshot(`
    [
      "the board: a rectangle with even sides",
      "the answer, in cells: '#' or '.'; known cells may be given",
    ]
  `);
  expect(describeLimits(type.described!.outline(), 'sgt')).toBeUndefined();
});
