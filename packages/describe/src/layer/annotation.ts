import { type Board, PuzzleError } from '@gridproof/core';
import { wrong } from '../json/places.js';
import { Scanner } from '../text/scanner.js';
import type { Layer } from './layer.js';

/** How a note is written; `read` throws `PuzzleError`, and takes all of the text. */
export interface AnnotationCodec<T> {
  /** Reads all of the text; throws `PuzzleError`. */
  read(text: Scanner, board: Board): T;
  /** The inverse of `read`. */
  write(note: T): string;
}

/** Something beside the board that is written as one text and that no rule reads. It is a field of the text and a text in JSON. */
export const annotation = <T>(field: string, { read, write }: AnnotationCodec<T>): Layer<T | undefined> => ({
  label: field,
  text: {
    kind: 'field',
    name: field,
    read: ({ text, line, column }, board) => {
      try {
        return read(new Scanner(text, column - 1), board);
      } catch (error) {
        if (!(error instanceof PuzzleError)) throw error;
        throw new PuzzleError(error.code, error.message, { line, column: error.column });
      }
    },
    print: (held) => (held === undefined ? '' : write(held)),
  },
  empty: () => undefined,
  count: (held) => (held === undefined ? 0 : 1),
  sizeInJson: () => undefined,
  fromJson: (data, board, path) => {
    if (typeof data !== 'string') throw wrong(path, data, 'a text');
    try {
      return read(new Scanner(data), board);
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error;
      throw new PuzzleError(error.code, `${path}: ${error.sentence}`);
    }
  },
  toJson: (held) => (held === undefined ? undefined : write(held)),
  // It speaks of a board that has not been turned.
  turned: () => undefined,
  draw: () => ({}),
  // It must fit the board, so none is made at random.
  sample: () => undefined,
});
