import { joinList, type Place, PuzzleError, type Size } from '@gridproof/core';
import { isList } from '../json/json-kind.js';
import { jsonValueError } from '../json/places.js';
import { splitWords } from '../text/rows.js';
import type { ValueType } from '../value/value.js';
import type { Layer, LayerData } from './layer.js';

/** The places for the items of a pool: each item fills one. */
export interface PoolPlaces {
  /** The nouns for an item and for a place: `piece`, `empty cell`. */
  readonly itemName: string;
  readonly placeName: string;
  /** Returns the places of a puzzle. */
  places(data: any): readonly Place[];
}

/** Options of a layer with items beside the board. */
export interface PoolOptions<T> {
  /** Compares two items; their order has no meaning, so they are sorted. */
  readonly order?: (one: T, other: T) => number;
  /** Returns the default items of a board. */
  readonly defaults?: (size: Size) => readonly T[];
}

/** The maximum number of different items in samples. */
const MAX_SAMPLE_ITEMS = 6;

const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

/** Creates a layer of items beside the board, in any order: the pieces to be placed. They are a field of the text: `pieces: 1 2 3`. */
export function pool<T>(
  value: ValueType<T, any>,
  field: string,
  fill?: PoolPlaces,
  { order, defaults = () => [] }: PoolOptions<T> = {},
): Layer<readonly T[]> {
  const inOrder = (things: readonly T[]): readonly T[] => (order ? things.toSorted(order) : things);
  const anywhere = undefined as never;
  const expected = (size: Size) => joinList(value.expected(size, anywhere), 'or');
  return {
    label: field,
    text: {
      kind: 'field',
      name: field,
      read: (token, board) =>
        inOrder(
          splitWords(token).map((word) => {
            const parsed = value.read(word.text, board, anywhere);
            if (parsed !== undefined) return parsed;
            throw new PuzzleError('bad-symbol', `found '${word.text}', expected ${expected(board)}`, word);
          }),
        ),
      print: (content) => content.map((one) => value.write(one, anywhere)).join(' '),
    },
    empty: defaults,
    count: (content) => content.length,
    sizeInJson: () => undefined,
    fromJson: (data, board, path) => {
      if (!isList(data)) throw jsonValueError(path, data, 'a list');
      return inOrder(
        data.map((one, at) => {
          const parsed = value.fromJson(one, board);
          if (parsed !== undefined) return parsed;
          throw jsonValueError(
            `${path}[${at}]`,
            one,
            (value.expectedInJson ?? value.expected)(board, anywhere),
          );
        }),
      );
    },
    toJson: (content) => content.map((one) => value.toJson(one)),
    transform: (content) => content,
    draw: () => ({}),
    fromPicture: (seen, board) => {
      const items = seen.bank.map(({ text = '' }) => value.read(text, board, anywhere));
      return items.length && !items.includes(undefined) ? inOrder(items as T[]) : undefined;
    },
    poolValues: (board) => value.samples(board),
    ...(fill && {
      requiredCount: (data: LayerData) => {
        const number = fill.places(data).length;
        return {
          number,
          message: (count: number) =>
            `found ${counted(count, fill.itemName)} for ${counted(number, fill.placeName)}, expected ${number}`,
        };
      },
      resize: (content: readonly T[], number, board: Size) => {
        const more = content.length ? content : value.samples(board).slice(0, 2);
        return Array.from({ length: number }, (_, at) => more[at % more.length]!);
      },
    }),
    sample: (board, randomBelow) => {
      // Few different items, so that some are equal.
      const all = value.samples(board).slice(0, MAX_SAMPLE_ITEMS);
      const first = randomBelow(all.length);
      const values = all.slice(first, first + 1 + randomBelow(3));
      return inOrder(
        Array.from(
          { length: randomBelow(board.cells.length + 1) },
          () => values[randomBelow(values.length)]!,
        ),
      );
    },
  };
}
