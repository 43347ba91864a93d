import { expect, it } from 'vitest';
import {
  Board,
  definePuzzle,
  Grid,
  readAnswer,
  readEntries,
  readPartialAnswer,
  sizeOf,
} from '../src/index.js';

const board = new Board(3, 2);

/** A puzzle type without a description. */
const digits = definePuzzle({
  id: 'tiles',
  title: 'Tiles',
  rules: {},
  parse: () => board,
  print: () => '',
  encode: (m, { cells }) => m.ints(cells, 1, 3),
  decode: (values) => values,
  *verify() {},
  draw: ({ width, height, cells }) => ({ width, height, cells, marks: [] }),
  printAnswer: (answer) => answer.values.join(''),
  readAnswer: (text, { cells }) => new Grid(cells, [...text.replaceAll(/\s/g, '')].map(Number)),
  examples: [],
});

it('reads a whole answer to a type without a description, and nothing of a part of one', () => {
  expect(readAnswer('Tiles\n123\n312', digits, board)).toMatchObject({ values: [1, 2, 3, 3, 1, 2] });
  for (const text of ['1?3\n??2', '123\n312'])
    for (const read of [readPartialAnswer, readEntries])
      expect(() => read(digits, board, text)).toThrow(
        expect.objectContaining({
          code: 'no-partial-answers',
          sentence: 'a part of an answer to Tiles cannot be read, expected a whole one',
        }),
      );
});

it('finds the size of its board in its picture, that of another in its description', () => {
  expect(sizeOf(digits, board)).toEqual({ width: 3, height: 2 });
  const described = { size: ({ width, height }: Board) => ({ width: height, height: width }) };
  expect(sizeOf({ ...digits, described: described as never }, board)).toEqual({ width: 2, height: 3 });
});
