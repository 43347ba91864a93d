import { PuzzleError } from '@gridproof/core';
import { type CodingContext, of } from './coding.js';

/** Coding of one number for the whole board with a slash behind it, in puzz.link addresses. */
export const singleNumber = of({
  read: (scanner, { layer, board }: CodingContext) => {
    const start = scanner.at;
    const digits = scanner.take(/\d{1,9}/y);
    if (digits === undefined) throw scanner.unexpected(layer.label ?? 'a number');
    try {
      const held = layer.fromJson(Number(digits), board, layer.label ?? 'a number');
      // Without a further part, the slash is often omitted.
      if (!scanner.done && scanner.next() !== '/') throw scanner.unexpected("'/'", scanner.at - 1);
      return held;
    } catch (error) {
      if (error instanceof PuzzleError && error.code === 'bad-json-value')
        throw scanner.error('out-of-range', error.sentence, start);
      throw error;
    }
  },
  write: (held, { layer, board }) => `${layer.toJson(held, board)}/`,
  hasSlashes: true,
  pattern: /^\d+\//,
  example: '2/…',
});
