import { readsBackwards, type Size } from '@gridproof/core';
import { type Bound, boundOn } from './number.js';
import type { ValueType } from './value.js';

/** A list of values at one place, in order. */
export interface ListValue<T> extends ValueType<readonly T[]> {
  /** The value type of the items. */
  readonly item: ValueType<T, any>;
  /** The sign of an empty list; undefined if a list has at least one item. */
  readonly emptySign: string | undefined;
  /** Returns the maximum number of items. */
  maxLength(size: Size): number;
}

/** Returns the value type as a list type; undefined if it is none. */
export const asList = (value: ValueType<any, any>): ListValue<any> | undefined =>
  'item' in value ? (value as unknown as ListValue<any>) : undefined;

/** Returns the item type of a list type; undefined if it is none. */
export const itemOf = (value: ValueType<any, any>): ValueType<any, any> | undefined => asList(value)?.item;

/** Options of a list of values. */
export interface ListOptions {
  /** The separator of items, `+` by default. */
  readonly separator?: string;
  /** The maximum number of items; 4 by default, as many as fit in a cell. */
  readonly maxLength?: Bound;
  /** The sign of an empty list, if lists may be empty. */
  readonly emptySign?: string;
}

/** The default maximum number of items. */
const DEFAULT_MAX_LENGTH = 4;
/** The maximum number of short lists among the samples. */
const MAX_SHORT_SAMPLES = 24;

/**
 * Creates a list of values at one place: `1+3` in text and a list in JSON. The separator is not a blank or comma because these separate
 * cells.
 */
export function list<T>(
  item: ValueType<T, any>,
  { separator = '+', maxLength = DEFAULT_MAX_LENGTH, emptySign }: ListOptions = {},
): ListValue<T> {
  const longest = (size: Size) => boundOn(maxLength, size);
  const all = (items: readonly (T | undefined)[], size: Size): readonly T[] | undefined => {
    const fits = items.length <= longest(size) && (items.length > 0 || emptySign !== undefined);
    return fits && items.every((one) => one !== undefined) ? (items as readonly T[]) : undefined;
  };
  const textOf = (one: T): string => item.look(one).text ?? '';
  return {
    item,
    emptySign,
    maxLength: longest,
    expected: (size, at) => [
      ...item.expected(size, at),
      `up to ${longest(size)} of them with '${separator}' between`,
      ...(emptySign === undefined ? [] : [`'${emptySign}'`]),
    ],
    expectedInJson: (size) => [`a list of up to ${longest(size)}`],
    dependsOnSize: item.dependsOnSize || typeof maxLength === 'function',
    read: (sign, size, at) =>
      sign === emptySign
        ? []
        : all(
            sign.split(separator).map((one) => item.read(one, size, at)),
            size,
          ),
    write: (those, at) =>
      those.length ? those.map((one) => item.write(one, at)).join(separator) : (emptySign ?? ''),
    maxSignLength: (size) => longest(size) * (item.maxSignLength(size) + separator.length) - separator.length,
    fromJson: (data, size) => {
      if (!Array.isArray(data)) return undefined;
      return all(
        data.map((one) => item.fromJson(one, size)),
        size,
      );
    },
    toJson: (those) => those.map((one) => item.toJson(one)),
    // Sites write a single number as in other puzzle types.
    fromClue: (clue, size) => all([item.fromClue(clue, size)], size),
    toClue: (those) => (those.length === 1 ? item.toClue(those[0]!) : undefined),
    look: (those) => {
      const texts = those.length ? those.map(textOf) : [emptySign ?? ''];
      return { text: texts.join(','), list: texts };
    },
    // Outside the board, items follow the direction of the line.
    transform: (those, transform, at) => {
      const transformed = those.map((one) => (item.transform ? item.transform(one, transform, at) : one));
      if (transformed.includes(undefined)) return undefined;
      const isTurned = at.kind === 'outside' && readsBackwards(at, transform);
      return (isTurned ? transformed.reverse() : transformed) as readonly T[];
    },
    samples: (size) => {
      const some = item.samples(size);
      const at = (rank: number): T => some[rank % some.length]!;
      // One list of each length, in different orders.
      const longer = Array.from(
        { length: Math.max(0, Math.min(DEFAULT_MAX_LENGTH, longest(size)) - 1) },
        (_, length) => Array.from({ length: length + 2 }, (_, rank) => at(length * 2 + rank * 3)),
      );
      const short = shortLists(some.length, longest(size)).map((ranks) => ranks.map(at));
      return [...some.map((one) => [one]), ...longer, ...short, ...(emptySign === undefined ? [] : [[]])];
    },
    domain: undefined,
  };
}

/** Returns lists of at least two ranks below `values`, short lists and low ranks first. */
function shortLists(values: number, most: number): readonly (readonly number[])[] {
  const lists: number[][] = [];
  const extend = (begun: number[], left: number): void => {
    if (left === 0 && begun.length > 1) lists.push(begun);
    if (begun.length < most)
      for (let rank = 0; rank < values && rank + 2 <= left; rank++) extend([...begun, rank], left - rank - 2);
  };
  for (let sum = 4; sum <= (values + 1) * most && lists.length < MAX_SHORT_SAMPLES; sum++) extend([], sum);
  return lists.slice(0, MAX_SHORT_SAMPLES);
}
