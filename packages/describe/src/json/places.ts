import { type Board, Grid, joinList, type Place, PuzzleError, type Size, wrapsAround } from '@gridproof/core';
import { asList, type ListValue } from '../value/list.js';
import type { ValueType } from '../value/value.js';
import { isList, isObject, jsonExcerpt } from './json-kind.js';

/** The expected values and places of a layer in JSON. */
interface LayerExpectation {
  readonly path: string;
  readonly value: ValueType<any, any>;
  readonly full: boolean;
  readonly over: unknown;
  readonly places: readonly Place[];
}

/** A list of rows with the place of each entry, and its key below the layer's name. */
interface Rows {
  readonly name: string;
  /** The list has a single row: its items are values. */
  readonly flat: boolean;
  readonly places: readonly (readonly (Place | undefined)[])[];
}

/**
 * Returns the lists that hold the values of a layer: rows of cells or corners; two lists for sides and for links; a list for each end of
 * the lines.
 */
function rowsOf(over: unknown, places: readonly Place[], board: Board): readonly Rows[] {
  const at = new Map(places.map((place) => [positionName(place), place]));
  const rows = (
    name: string,
    kind: string,
    height: number,
    width: number,
    from: readonly [number, number],
  ): Rows => ({
    name,
    flat: false,
    places: Array.from({ length: height }, (_, row) =>
      Array.from({ length: width }, (_, col) => at.get(`${kind} ${row + from[0]} ${col + from[1]}`)),
    ),
  });
  const { width, height } = board;
  switch (places[0]?.kind) {
    case 'corner':
      return [rows('', 'corner', height + 1, width + 1, [0, 0])];
    case 'side':
      return over === 'sides'
        ? [
            rows('level', 'side below', height + 1, width, [-1, 0]),
            rows('upright', 'side right', height, width + 1, [0, -1]),
          ]
        : [
            rows('level', 'side below', height - 1, width, [0, 0]),
            rows('upright', 'side right', height, width - 1, [0, 0]),
          ];
    case 'link': {
      // Wrapping links follow the others of their row or column.
      const less = places.some((place) => place.kind === 'link' && wrapsAround(place)) ? 0 : 1;
      return [
        rows('level', 'link right', height, width - less, [0, 0]),
        rows('upright', 'link below', height - less, width, [0, 0]),
      ];
    }
    case 'outside': {
      const ends = [...new Set(places.map((place) => (place.kind === 'outside' ? place.end : '')))];
      return ends.map((name) => ({
        name,
        flat: true,
        places: [places.filter((place) => place.kind === 'outside' && place.end === name)],
      }));
    }
    default:
      return [rows('', 'cell', height, width, [0, 0])];
  }
}

const positionName = (place: Place): string =>
  `${place.kind}${'towards' in place ? ` ${place.towards}` : ''} ${place.row} ${place.col}`;

/** Returns the size of the board that rows of cells or corners, lists at line ends, or rows of inner sides show; undefined if they do not. */
export function sizeOfMatrix(data: unknown, over: unknown): Size | undefined {
  const more = over === 'corners' ? 1 : 0;
  if (isObject(data)) return sizeOfLists(data, over);
  if (over !== 'cells' && over !== 'corners') return undefined;
  if (!isList(data) || !data.every(isList)) return undefined;
  return { width: Math.max(0, (data[0]?.length ?? 0) - more), height: Math.max(0, data.length - more) };
}

/** Returns the size that lists at line ends, or rows of inner sides, show; undefined unless they show both sides. */
function sizeOfLists(lists: Readonly<Record<string, unknown>>, over: unknown): Size | undefined {
  const lengthOf = (list: unknown): number | undefined => (isList(list) ? list.length : undefined);
  const { above, below, left, right, level, upright } = lists;
  const [width, height] =
    over === 'inner sides'
      ? [isList(level) ? lengthOf(level[0]) : undefined, lengthOf(upright)]
      : [lengthOf(above) ?? lengthOf(below), lengthOf(left) ?? lengthOf(right)];
  return width === undefined || height === undefined ? undefined : { width, height };
}

/** Parses the values of a layer, `null` where there is none. Throws `PuzzleError` with the path of the fault. */
export function matrixFromJson(
  data: unknown,
  board: Board,
  { path, value, full, over, places }: LayerExpectation,
): Grid<unknown, Place> {
  const found = new Map<Place, unknown>();
  const lists = rowsOf(over, places, board);
  const names = lists.map(({ name }) => name);
  const other =
    isObject(data) && !names.includes('') && Object.keys(data).find((name) => !names.includes(name));
  if (other)
    throw new PuzzleError(
      'bad-json-value',
      `${path}.${other} is not known here, expected ${joinList(names, 'or')}`,
    );
  for (const { name, flat, places: rows } of lists) {
    const own = name === '' ? path : `${path}.${name}`;
    const list = name === '' ? data : isObject(data) ? data[name] : undefined;
    if (list === undefined && name !== '' && isObject(data)) continue;
    if (name !== '' && !isObject(data)) throw jsonValueError(path, data, 'an object');
    const those = flat ? [list] : listOf(own, list, rows.length);
    for (const [row, expected] of rows.entries()) {
      const at = flat ? own : `${own}[${row}]`;
      for (const [col, one] of listOf(at, those[row], expected.length).entries()) {
        const place = expected[col];
        const here = `${at}[${col}]`;
        if (!place) {
          if (one !== null) throw jsonValueError(here, one, 'null');
          continue;
        }
        found.set(place, valueIn(one, here, { value, full, board, place }));
      }
    }
  }
  return Grid.over(places, (place) => found.get(place));
}

function valueIn(
  one: unknown,
  path: string,
  { value, full, board, place }: { value: ValueType<any, any>; full: boolean; board: Board; place: Place },
): unknown {
  if (one === null && !full) return undefined;
  const list = asList(value);
  if (list && isList(one)) return itemsFromJson(one, list, { board, path, place });
  const read = value.fromJson(one, board);
  if (read !== undefined) return read;
  const part = value.faultInJson?.(one, board);
  if (part) throw jsonValueError(`${path}[${part.at}]`, part.found, part.expected);
  const expected = value.expectedInJson?.(board) ?? value.expected(board, place);
  throw jsonValueError(path, one, [...expected, ...(full ? [] : ['null'])]);
}

/** Parses a value that is a list. Throws `PuzzleError` with the path of the wrong item. */
export function itemsFromJson<T>(
  data: unknown,
  value: ListValue<T>,
  { board, path, place }: { readonly board: Board; readonly path: string; readonly place: Place },
): readonly T[] {
  const { item, emptySign } = value;
  if (!isList(data)) throw jsonValueError(path, data, 'a list');
  for (const [nth, one] of data.entries())
    if (item.fromJson(one, board) === undefined)
      throw jsonValueError(`${path}[${nth}]`, one, (item.expectedInJson ?? item.expected)(board, place));
  const found = value.fromJson(data, board);
  if (found !== undefined) return found;
  const most = value.maxLength(board);
  const expected = emptySign === undefined ? `from 1 to ${most}` : `up to ${most}`;
  throw new PuzzleError('wrong-length', `${path} has length ${data.length}, expected ${expected}`);
}

function listOf(path: string, data: unknown, length: number): readonly unknown[] {
  if (!isList(data)) throw jsonValueError(path, data, 'a list');
  if (data.length !== length)
    throw new PuzzleError('ragged', `${path} has length ${data.length}, expected ${length}`);
  return data;
}

/** Returns the error for JSON data other than expected; undefined data is missing. */
export const jsonValueError = (
  path: string,
  found: unknown,
  expected: string | readonly string[],
): PuzzleError =>
  new PuzzleError(
    'bad-json-value',
    found === undefined
      ? `${path} is missing`
      : `${path} is ${jsonExcerpt(found)}, expected ${typeof expected === 'string' ? expected : joinList(expected, 'or')}`,
  );

/** Inverse of `matrixFromJson`. */
export function matrixToJson(
  held: Grid<unknown, Place>,
  board: Board,
  { value, over }: Pick<LayerExpectation, 'value' | 'over'>,
): unknown {
  const lists = rowsOf(over, held.places, board).map(({ name, flat, places }) => {
    const rows = places.map((row) =>
      row.map((place) => {
        const one = place && held.has(place) ? held.at(place) : undefined;
        return one === undefined ? null : value.toJson(one);
      }),
    );
    return [name, flat ? rows[0]! : rows] as const;
  });
  return lists[0]![0] === '' ? lists[0]![1] : Object.fromEntries(lists);
}
