import { PuzzleError } from '@gridproof/core';
import { type CodingContext, defineCoding } from './coding.js';

/** Coding of a single number for the whole board, followed by a slash, in puzz.link addresses. */
export const singleNumber = defineCoding({
  read: (scanner, { layer, board }: CodingContext) => {
    const start = scanner.at;
    const digits = scanner.take(/\d{1,9}/y);
    if (digits === undefined) throw scanner.unexpected(layer.label ?? 'a number');
    try {
      const number = layer.fromJson(Number(digits), board, layer.label ?? 'a number');
      // Addresses often omit the slash at their end.
      if (!scanner.done && scanner.next() !== '/') throw scanner.unexpected("'/'", scanner.at - 1);
      return number;
    } catch (error) {
      if (error instanceof PuzzleError && error.code === 'bad-json-value')
        throw scanner.error('out-of-range', error.sentence, start);
      throw error;
    }
  },
  write: (content, { layer, board }) => `${layer.toJson(content, board)}/`,
  hasSlashes: true,
  pattern: /^\d+\//,
  example: '2/…',
});
