import { type Board, joinList, PuzzleError, type Size } from '@gridproof/core';
import { jsonValueError } from '../json/places.js';
import type { ValueType } from '../value/value.js';
import type { Layer } from './layer.js';
import type { LayerOptions } from './placed.js';

/** Options of `total` for a required value. */
export interface TotalOptions<T> extends Pick<LayerOptions, 'label'> {
  /** Returns the value in new puzzles. If it is given, the value is required. */
  readonly initial: (size: Size) => T;
}

/**
 * Creates a layer of a single value for the whole board, such as the number of mines. In the text it is a field, `mines: 10`. The value is
 * optional unless `initial` is given.
 */
export function total<T>(value: ValueType<T, any>, field: string, options: TotalOptions<T>): Layer<T>;
export function total<T>(
  value: ValueType<T, any>,
  field: string,
  options?: Pick<LayerOptions, 'label'>,
): Layer<T | undefined>;
export function total<T>(
  value: ValueType<T, any>,
  field: string,
  { label = field, initial }: Partial<TotalOptions<T>> = {},
): Layer<T | undefined> {
  // The value has no place, so its type must not use one.
  const noPlace = undefined as never;
  const drawValue = (board: Board, randomBelow: (bound: number) => number) => {
    const values = value.samples(board);
    return values[randomBelow(values.length)];
  };
  const missingMessage = (size: Size) =>
    `${label} is missing, expected a line as '${field}: ${value.write(initial!(size), noPlace)}'`;
  return {
    label,
    text: {
      kind: 'field',
      name: field,
      read: (token, board) => {
        const parsed = value.read(token.text, board, noPlace);
        if (parsed !== undefined) return parsed;
        const expected = joinList(value.expected(board, noPlace), 'or');
        throw new PuzzleError('bad-field', `'${field}' is '${token.text}', expected ${expected}`, token);
      },
      print: (content) => (content === undefined ? '' : value.write(content, noPlace)),
    },
    empty: () => undefined,
    count: (content) => (content === undefined ? 0 : 1),
    sizeInJson: () => undefined,
    fromJson: (data, board: Board, path) => {
      const parsed = value.fromJson(data, board);
      if (parsed !== undefined) return parsed;
      throw jsonValueError(path, data, value.expectedInJson?.(board) ?? value.expected(board, noPlace));
    },
    toJson: (content) => (content === undefined ? undefined : value.toJson(content)),
    transform: (content) => content,
    draw: () => ({}),
    fromPicture: ({ bank, caption }, board) => {
      const [item] = bank;
      const [text] = item && bank.length === 1 ? [item.text] : (caption?.match(/\d+/) ?? []);
      return text === undefined ? undefined : value.read(text, board, noPlace);
    },
    ...(initial && {
      initial,
      missingMessage,
      check: (content: T | undefined, board: Board) => {
        if (content === undefined) throw new PuzzleError('missing', missingMessage(board));
      },
      sampleMinimal: drawValue,
    }),
    sample: (board, randomBelow) => (initial || randomBelow(2) ? drawValue(board, randomBelow) : undefined),
  };
}
