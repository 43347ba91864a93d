import { type Board, joinList, PuzzleError, type Size } from '@gridproof/core';
import { jsonValueError } from '../json/places.js';
import type { ValueType } from '../value/value.js';
import type { Layer } from './layer.js';
import type { LayerOptions } from './placed.js';

/** Options of a required value for the whole board. */
export interface TotalOptions<T> extends Pick<LayerOptions, 'label'> {
  /** Returns the value of new puzzles; with this option the value is required. */
  readonly initial: (size: Size) => T;
}

/**
 * Creates a layer of one value for the whole board: the number of mines. It is a field of the text, `mines: 10`, and optional unless it has
 * an initial value.
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
  const anywhere = undefined as never;
  const any = (board: Board, below: (bound: number) => number) => {
    const values = value.samples(board);
    return values[below(values.length)];
  };
  const missing = (size: Size) =>
    `${label} is missing, expected a line as '${field}: ${value.write(initial!(size), anywhere)}'`;
  return {
    label,
    text: {
      kind: 'field',
      name: field,
      read: (token, board) => {
        const found = value.read(token.text, board, anywhere);
        if (found !== undefined) return found;
        const expected = joinList(value.expected(board, anywhere), 'or');
        throw new PuzzleError('bad-field', `'${field}' is '${token.text}', expected ${expected}`, token);
      },
      print: (held) => (held === undefined ? '' : value.write(held, anywhere)),
    },
    empty: () => undefined,
    count: (held) => (held === undefined ? 0 : 1),
    sizeInJson: () => undefined,
    fromJson: (data, board: Board, path) => {
      const found = value.fromJson(data, board);
      if (found !== undefined) return found;
      throw jsonValueError(path, data, value.expectedInJson?.(board) ?? value.expected(board, anywhere));
    },
    toJson: (held) => (held === undefined ? undefined : value.toJson(held)),
    transform: (held) => held,
    draw: () => ({}),
    ...(initial && {
      initial,
      missingMessage: missing,
      check: (held: T | undefined, board: Board) => {
        if (held === undefined) throw new PuzzleError('missing', missing(board));
      },
      sampleMinimal: any,
    }),
    sample: (board, below) => (initial || below(2) ? any(board, below) : undefined),
  };
}
