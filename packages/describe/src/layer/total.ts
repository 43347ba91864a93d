import type { Board } from '@gridproof/core';
import { listed, PuzzleError } from '@gridproof/core';
import { wrong } from '../json/places.js';
import type { Value } from '../value/value.js';
import type { Named } from './at.js';
import type { Layer } from './layer.js';

/** One value for the whole board, which need not be given: how many mines there are. It is a field of the text: `mines: 10`. */
export function total<T>(
  value: Value<T, any>,
  field: string,
  { called }: Pick<Named, 'called'> = {},
): Layer<T | undefined> {
  const anywhere = undefined as never;
  return {
    called: called ?? field,
    text: {
      kind: 'field',
      name: field,
      read: (token, board) => {
        const found = value.read(token.text, board, anywhere);
        if (found !== undefined) return found;
        const expected = listed(value.expected(board, anywhere), 'or');
        throw new PuzzleError('bad-field', `'${field}' is '${token.text}', expected ${expected}`, token);
      },
      print: (held) => (held === undefined ? '' : value.write(held, anywhere)),
    },
    none: () => undefined,
    count: (held) => (held === undefined ? 0 : 1),
    sizeInJson: () => undefined,
    fromJson: (data, board: Board, path) => {
      const found = value.fromJson(data, board);
      if (found !== undefined) return found;
      throw wrong(path, data, value.expectedInJson?.(board) ?? value.expected(board, anywhere));
    },
    toJson: (held) => (held === undefined ? undefined : value.toJson(held)),
    draw: () => ({}),
    sample: (board, below) => {
      const values = value.samples(board);
      return below(2) ? values[below(values.length)] : undefined;
    },
  };
}
