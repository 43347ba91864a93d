import { gridMatrix, jsonCodec, matrixBoard, matrixValues, wholeNumber } from '@gridproof/formats';
import { type MyGenre, myGenreOf } from './text.js';

export const json = jsonCodec({
  puzzle: 'my-genre',
  entries: (v) => ({ numbers: v.array(v.array(v.nullable(wholeNumber(1, 99)))) }),
  read: ({ numbers }): MyGenre => myGenreOf(matrixBoard('numbers', numbers), matrixValues(numbers)),
  write: ({ board, numbers }) => ({ numbers: gridMatrix(board, numbers) }),
});
