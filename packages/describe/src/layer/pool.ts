import { PuzzleError } from '@gridproof/core';
import { type Size, words } from '@gridproof/formats';
import { isList } from '../json/checks.js';
import { orOf, wrong } from '../json/places.js';
import type { Value } from '../value/value.js';
import type { Layer } from './layer.js';

/** Things beside the board, in any order: the pieces that are to be placed. They are a field of the text: `pieces: 1 2 3`. */
export function pool<T>(value: Value<T, any>, field: string): Layer<readonly T[]> {
  const anywhere = undefined as never;
  const expected = (size: Size) => orOf(value.expected(size, anywhere));
  return {
    called: field,
    text: {
      kind: 'field',
      name: field,
      read: (token, board) =>
        words(token).map((one) => {
          const found = value.read(one.text, board, anywhere);
          if (found !== undefined) return found;
          throw new PuzzleError('bad-symbol', `found '${one.text}', expected ${expected(board)}`, one);
        }),
      print: (held) => held.map((one) => value.write(one, anywhere)).join(' '),
    },
    none: () => [],
    count: (held) => held.length,
    sizeInJson: () => undefined,
    fromJson: (data, board, path) => {
      if (!isList(data)) throw wrong(path, data, 'a list');
      return data.map((one, at) => {
        const found = value.fromJson(one, board);
        if (found !== undefined) return found;
        throw wrong(`${path}[${at}]`, one, (value.expectedInJson ?? value.expected)(board, anywhere));
      });
    },
    toJson: (held) => held.map((one) => value.toJson(one)),
    draw: () => ({}),
    sample: (board, below) => {
      const values = value.samples(board);
      return Array.from({ length: below(board.cells.length + 1) }, () => values[below(values.length)]!);
    },
  };
}
