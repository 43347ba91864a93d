import { type Board, Grid, joinList, type Place, PuzzleError, type Size, wrapsAround } from '@gridproof/core';
import { asList, type ListValue } from '../value/list.js';
import type { ValueType } from '../value/value.js';
import { isList, isObject, jsonExcerpt } from './json-kind.js';

/** The expected values and places of a layer in JSON. */
interface LayerExpectation {
  /** The path of the layer for messages. */
  readonly path: string;
  readonly value: ValueType<any, any>;
  /** True if every place has a value. */
  readonly full: boolean;
  /** The name of a place set, or a list of names or places. */
  readonly placeSet: unknown;
  readonly places: readonly Place[];
}

/** A list of rows of places. */
interface Rows {
  /** Its key in the JSON object of the layer; empty if the layer is this list alone. */
  readonly name: string;
  /** True if the JSON has the values of a single row, without a list around them. */
  readonly flat: boolean;
  /** The place of each item of each row; undefined if a row has no place there. */
  readonly places: readonly (readonly (Place | undefined)[])[];
}

/**
 * Returns the lists with the values of a layer: one for cells or corners, two for sides or links (level and upright), and one for each
 * end of the lines.
 */
function rowsOf(placeSet: unknown, places: readonly Place[], board: Board): readonly Rows[] {
  const placesByName = new Map(places.map((place) => [placeName(place), place]));
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
      Array.from({ length: width }, (_, col) =>
        placesByName.get(`${kind} ${row + from[0]} ${col + from[1]}`),
      ),
    ),
  });
  const { width, height } = board;
  switch (places[0]?.kind) {
    case 'corner':
      return [rows('', 'corner', height + 1, width + 1, [0, 0])];
    case 'side':
      return placeSet === 'sides'
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
      const omitted = places.some((place) => place.kind === 'link' && wrapsAround(place)) ? 0 : 1;
      return [
        rows('level', 'link right', height, width - omitted, [0, 0]),
        rows('upright', 'link below', height - omitted, width, [0, 0]),
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

const placeName = (place: Place): string =>
  `${place.kind}${'towards' in place ? ` ${place.towards}` : ''} ${place.row} ${place.col}`;

/** Returns the board size that follows from the lengths of rows and lists in JSON; undefined if it does not follow from them. */
export function sizeOfMatrix(data: unknown, placeSet: unknown): Size | undefined {
  const extra = placeSet === 'corners' ? 1 : 0;
  if (isObject(data)) return sizeOfLists(data, placeSet);
  if (placeSet !== 'cells' && placeSet !== 'corners') return undefined;
  if (!isList(data) || !data.every(isList)) return undefined;
  return { width: Math.max(0, (data[0]?.length ?? 0) - extra), height: Math.max(0, data.length - extra) };
}

/** Returns the board size that follows from lists at line ends or rows of inner sides; undefined unless both width and height do. */
function sizeOfLists(lists: Readonly<Record<string, unknown>>, placeSet: unknown): Size | undefined {
  const lengthOf = (list: unknown): number | undefined => (isList(list) ? list.length : undefined);
  const { above, below, left, right, level, upright } = lists;
  const [width, height] =
    placeSet === 'inner sides'
      ? [isList(level) ? lengthOf(level[0]) : undefined, lengthOf(upright)]
      : [lengthOf(above) ?? lengthOf(below), lengthOf(left) ?? lengthOf(right)];
  return width === undefined || height === undefined ? undefined : { width, height };
}

/** Parses the values of a layer; `null` stands for a place without a value. Throws `PuzzleError` with the path of the fault. */
export function matrixFromJson(
  data: unknown,
  board: Board,
  { path, value, full, placeSet, places }: LayerExpectation,
): Grid<unknown, Place> {
  const values = new Map<Place, unknown>();
  const lists = rowsOf(placeSet, places, board);
  const names = lists.map(({ name }) => name);
  const unknownName =
    isObject(data) && !names.includes('') && Object.keys(data).find((name) => !names.includes(name));
  if (unknownName)
    throw new PuzzleError(
      'bad-json-value',
      `${path}.${unknownName} is not known here, expected ${joinList(names, 'or')}`,
    );
  for (const { name, flat, places: rows } of lists) {
    const listPath = name === '' ? path : `${path}.${name}`;
    const list = name === '' ? data : isObject(data) ? data[name] : undefined;
    if (list === undefined && name !== '' && isObject(data)) continue;
    if (name !== '' && !isObject(data)) throw jsonValueError(path, data, 'an object');
    const rowsOfData = flat ? [list] : expectList(listPath, list, rows.length);
    for (const [row, expected] of rows.entries()) {
      const rowPath = flat ? listPath : `${listPath}[${row}]`;
      for (const [col, item] of expectList(rowPath, rowsOfData[row], expected.length).entries()) {
        const place = expected[col];
        const itemPath = `${rowPath}[${col}]`;
        if (!place) {
          if (item !== null) throw jsonValueError(itemPath, item, 'null');
          continue;
        }
        values.set(place, valueFromJson(item, itemPath, { value, full, board, place }));
      }
    }
  }
  return Grid.from(places, (place) => values.get(place));
}

/** Parses the value of a place; undefined for `null`, unless every place needs a value. */
function valueFromJson(
  data: unknown,
  path: string,
  { value, full, board, place }: { value: ValueType<any, any>; full: boolean; board: Board; place: Place },
): unknown {
  if (data === null && !full) return undefined;
  const list = asList(value);
  if (list && isList(data)) return itemsFromJson(data, list, { board, path, place });
  const parsed = value.fromJson(data, board);
  if (parsed !== undefined) return parsed;
  const fault = value.findWrongItem?.(data, board);
  if (fault) throw jsonValueError(`${path}[${fault.at}]`, fault.found, fault.expected);
  const expected = value.expectedInJson?.(board) ?? value.expected(board, place);
  throw jsonValueError(path, data, [...expected, ...(full ? [] : ['null'])]);
}

/** Parses a value that is a list. Throws `PuzzleError` with the path of the wrong item. */
export function itemsFromJson<T>(
  data: unknown,
  value: ListValue<T>,
  { board, path, place }: { readonly board: Board; readonly path: string; readonly place: Place },
): readonly T[] {
  const { item, emptySign } = value;
  if (!isList(data)) throw jsonValueError(path, data, 'a list');
  for (const [nth, entry] of data.entries())
    if (item.fromJson(entry, board) === undefined)
      throw jsonValueError(`${path}[${nth}]`, entry, (item.expectedInJson ?? item.expected)(board, place));
  const parsed = value.fromJson(data, board);
  if (parsed !== undefined) return parsed;
  const maxLength = value.maxLength(board);
  const expected = emptySign === undefined ? `from 1 to ${maxLength}` : `up to ${maxLength}`;
  throw new PuzzleError('wrong-length', `${path} has length ${data.length}, expected ${expected}`);
}

/** Checks that data is a list of this length. Throws `PuzzleError`. */
function expectList(path: string, data: unknown, length: number): readonly unknown[] {
  if (!isList(data)) throw jsonValueError(path, data, 'a list');
  if (data.length !== length)
    throw new PuzzleError('ragged', `${path} has length ${data.length}, expected ${length}`);
  return data;
}

/** Returns the error for unexpected JSON data; undefined means that the data is missing. */
export const jsonValueError = (
  path: string,
  value: unknown,
  expected: string | readonly string[],
): PuzzleError =>
  new PuzzleError(
    'bad-json-value',
    value === undefined
      ? `${path} is missing`
      : `${path} is ${jsonExcerpt(value)}, expected ${typeof expected === 'string' ? expected : joinList(expected, 'or')}`,
  );

/** Inverse of `matrixFromJson`. */
export function matrixToJson(
  content: Grid<unknown, Place>,
  board: Board,
  { value, placeSet }: Pick<LayerExpectation, 'value' | 'placeSet'>,
): unknown {
  const lists = rowsOf(placeSet, content.places, board).map(({ name, flat, places }) => {
    const rows = places.map((row) =>
      row.map((place) => {
        const placeValue = place && content.has(place) ? content.at(place) : undefined;
        return placeValue === undefined ? null : value.toJson(placeValue);
      }),
    );
    return [name, flat ? rows[0]! : rows] as const;
  });
  return lists[0]![0] === '' ? lists[0]![1] : Object.fromEntries(lists);
}
