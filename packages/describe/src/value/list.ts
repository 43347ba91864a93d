import { readsBackwards, type Size } from '@gridproof/core';
import { type Bound, boundOn } from './number.js';
import type { Value } from './value.js';

/** Several values at one place, in their order. */
export interface List<T> extends Value<readonly T[]> {
  /** What each of them is. */
  readonly item: Value<T, any>;
  /** The sign of an empty list; undefined where a list has one value at least. */
  readonly none: string | undefined;
  /** How many there are at most. */
  most(size: Size): number;
}

/** The value as a list; undefined where values are no lists. */
export const asList = (value: Value<any, any>): List<any> | undefined =>
  'item' in value ? (value as unknown as List<any>) : undefined;

/** What each value of a list is; undefined where values are no lists. */
export const itemOf = (value: Value<any, any>): Value<any, any> | undefined => asList(value)?.item;

/** What is special about some lists. */
export interface ListOptions {
  /** What stands between two of its values, `+` by default. */
  readonly between?: string;
  /** How many values there are at most, 4 by default: a cell has room for them. */
  readonly most?: Bound;
  /** The sign of a list without any, where there may be none. */
  readonly none?: string;
}

/** How many values a list in a cell has at most, by default. */
const MOST = 4;
/** How many lists are tried in tests: the shortest of the first values, beside all of one value. */
const SHORT = 24;

/** Several values at one place, in their order: written `1+3`, and a list in JSON. Blanks and commas already part the cells of a board. */
export function list<T>(
  item: Value<T, any>,
  { between = '+', most = MOST, none }: ListOptions = {},
): List<T> {
  const longest = (size: Size) => boundOn(most, size);
  const all = (found: readonly (T | undefined)[], size: Size): readonly T[] | undefined => {
    const fits = found.length <= longest(size) && (found.length > 0 || none !== undefined);
    return fits && found.every((one) => one !== undefined) ? (found as readonly T[]) : undefined;
  };
  const textOf = (one: T): string => item.look(one).text ?? '';
  return {
    item,
    none,
    most: longest,
    expected: (size, at) => [
      ...item.expected(size, at),
      `up to ${longest(size)} of them with '${between}' between`,
      ...(none === undefined ? [] : [`'${none}'`]),
    ],
    expectedInJson: (size) => [`a list of up to ${longest(size)}`],
    sized: item.sized || typeof most === 'function',
    read: (sign, size, at) =>
      sign === none
        ? []
        : all(
            sign.split(between).map((one) => item.read(one, size, at)),
            size,
          ),
    write: (those, at) =>
      those.length ? those.map((one) => item.write(one, at)).join(between) : (none ?? ''),
    longest: (size) => longest(size) * (item.longest(size) + between.length) - between.length,
    fromJson: (data, size) => {
      if (!Array.isArray(data)) return undefined;
      return all(
        data.map((one) => item.fromJson(one, size)),
        size,
      );
    },
    toJson: (those) => those.map((one) => item.toJson(one)),
    // Sites write one number alone as in other puzzle types.
    fromClue: (clue, size) => all([item.fromClue(clue, size)], size),
    toClue: (those) => (those.length === 1 ? item.toClue(those[0]!) : undefined),
    look: (those) => {
      const texts = those.length ? those.map(textOf) : [none ?? ''];
      return { text: texts.join(','), list: texts };
    },
    // Outside the board they come in their order along the line.
    turned: (those, turn, at) => {
      const found = those.map((one) => (item.turned ? item.turned(one, turn, at) : one));
      if (found.includes(undefined)) return undefined;
      const isTurned = at.kind === 'outside' && readsBackwards(at, turn);
      return (isTurned ? found.reverse() : found) as readonly T[];
    },
    samples: (size) => {
      const some = item.samples(size);
      const at = (rank: number): T => some[rank % some.length]!;
      // One of each length, in different orders.
      const longer = Array.from({ length: Math.max(0, Math.min(MOST, longest(size)) - 1) }, (_, length) =>
        Array.from({ length: length + 2 }, (_, rank) => at(length * 2 + rank * 3)),
      );
      const short = shortLists(some.length, longest(size)).map((ranks) => ranks.map(at));
      return [...some.map((one) => [one]), ...longer, ...short, ...(none === undefined ? [] : [[]])];
    },
    domain: undefined,
  };
}

/** Lists of ranks below `values`, at least two in each, those of few and of low ones first. */
function shortLists(values: number, most: number): readonly (readonly number[])[] {
  const found: number[][] = [];
  const extend = (begun: number[], left: number): void => {
    if (left === 0 && begun.length > 1) found.push(begun);
    if (begun.length < most)
      for (let rank = 0; rank < values && rank + 2 <= left; rank++) extend([...begun, rank], left - rank - 2);
  };
  for (let sum = 4; sum <= (values + 1) * most && found.length < SHORT; sum++) extend([], sum);
  return found.slice(0, SHORT);
}
