import { type Board, PuzzleError } from '@gridproof/core';
import { jsonValueError } from '../json/places.js';
import { Scanner } from '../text/scanner.js';
import type { Layer } from './layer.js';

/** The text format of a note. */
export interface AnnotationCodec<T> {
  /** Parses the whole text. Throws `PuzzleError`. */
  read(text: Scanner, board: Board): T;
  /** Inverse of `read`. */
  write(note: T): string;
}

/** Creates a layer for a note that no rule uses. It is a field of the text and a string in JSON. */
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
    print: (content) => (content === undefined ? '' : write(content)),
  },
  empty: () => undefined,
  count: (content) => (content === undefined ? 0 : 1),
  sizeInJson: () => undefined,
  fromJson: (data, board, path) => {
    if (typeof data !== 'string') throw jsonValueError(path, data, 'a text');
    try {
      return read(new Scanner(data), board);
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error;
      throw new PuzzleError(error.code, `${path}: ${error.sentence}`);
    }
  },
  toJson: (content) => (content === undefined ? undefined : write(content)),
  // A note refers to the board before the transform.
  transform: () => undefined,
  draw: () => ({}),
  // A note must fit the board, so none is drawn at random.
  sample: () => undefined,
});
