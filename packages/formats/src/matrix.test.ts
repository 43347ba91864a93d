import { Grid } from '@gridproof/core';
import { describe, expect, it } from 'vitest';
import { faults } from '../test/faults.js';
import { checkMatrix, gridMatrix, matrixBoard, matrixValues } from './matrix.js';

const rows = (text: string): string[][] => JSON.parse(text);

describe('rows in JSON', () => {
  it('make a board, width first', () => {
    expect(
      matrixBoard('givens', [
        [1, 2, 3],
        [4, 5, 6],
      ]),
    ).toMatchObject({ width: 3, height: 2 });
    expect(() =>
      checkMatrix(
        'regions',
        [
          [1, 2, 3],
          [4, 5, 6],
        ],
        { width: 3, height: 2 },
      ),
    ).not.toThrow();
  });

  it('hold the values of a board, and null where there is none', () => {
    const matrix = [
      [1, null],
      [null, 0],
    ];
    const board = matrixBoard('givens', matrix);
    expect(matrixValues(matrix)).toEqual([1, undefined, undefined, 0]);
    expect(gridMatrix(board, new Grid(board.cells, matrixValues(matrix)))).toEqual(matrix);
  });

  it('say what is wrong with them', () => {
    const texts = ['[]', '[[]]', '[[1, 2], [1]]', '[[1], [1, 2]]'];
    expect(faults(texts, (text) => matrixBoard('givens', rows(text)))).toMatchInlineSnapshot(`
      "
      []
      a board of 0x0 has no cells
      [[]]
      a board of 0x1 has no cells
      [[1, 2], [1]]
      givens[1] has length 1, expected 2 as the first row
      [[1], [1, 2]]
      givens[1] has length 2, expected 1 as the first row
      "
    `);
    expect(
      faults(['[[1, 2]]', '[[1, 2], [1, 2, 3]]'], (text) =>
        checkMatrix('regions', rows(text), { width: 2, height: 2 }),
      ),
    ).toMatchInlineSnapshot(`
      "
      [[1, 2]]
      regions has length 1, expected 2
      [[1, 2], [1, 2, 3]]
      regions[1] has length 3, expected 2
      "
    `);
  });
});
