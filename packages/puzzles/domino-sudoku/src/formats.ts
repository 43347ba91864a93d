import { Grid, PuzzleError } from '@gridproof/core';
import { gridMatrix, jsonCodec, matrixBoard } from '@gridproof/formats';
import { type DominoSudoku, numbersTo, squareOf } from './text.js';

export const json = jsonCodec({
  puzzle: 'domino-sudoku',
  entries: (v) => ({ givens: v.array(v.array(v.nullable(v.number()))) }),
  read: ({ givens }): DominoSudoku => {
    const { width, height } = matrixBoard('givens', givens);
    const board = squareOf(width, height);
    return {
      board,
      givens: Grid.over(board.cells, ({ row, col }) => {
        const number = givens[row]![col] ?? undefined;
        if (number === undefined || (Number.isInteger(number) && number >= 1 && number <= width))
          return number;
        throw new PuzzleError(
          'bad-json-value',
          `givens[${row}][${col}] is ${number}, expected ${numbersTo(width)} or null`,
        );
      }),
    };
  },
  write: ({ board, givens }) => ({
    givens: gridMatrix(board, givens),
  }),
});
