import { type Board, Grid, type Place, PuzzleError } from '@gridproof/core';
import { middleOf } from '../layer/lattice.js';
import type { ValueType } from '../value/value.js';
import { isList } from './json-kind.js';
import { jsonValueError } from './places.js';

/** Returns the JSON keys of the lists of places: one for each value of the layer; the layer's own name if it has only one value. */
export function listNames(name: string, value: ValueType<any, any>): readonly string[] {
  const values = value.samples({ width: 1, height: 1 });
  return values.length === 1 ? [name] : values.map((one) => `${value.toJson(one)}`);
}

/** Parses the lists of places, one for each value, with rows and columns from 1. Throws `PuzzleError` with the path of the fault. */
export function gridFromLists(
  lists: readonly unknown[],
  board: Board,
  {
    name,
    value,
    places,
  }: { readonly name: string; readonly value: ValueType<any, any>; readonly places: readonly Place[] },
): Grid<unknown, Place> {
  const at = new Map(places.map((place) => [inJson(place).join(), place]));
  const step = places.every(({ kind }) => kind === 'cell') ? 1 : 0.5;
  const valueAt = new Map<Place, { readonly path: string; readonly one: unknown }>();
  const values = value.samples(board);
  for (const [nth, listName] of listNames(name, value).entries()) {
    const list = lists[nth] ?? [];
    if (!isList(list)) throw jsonValueError(listName, list, 'a list');
    for (const [index, data] of list.entries()) {
      const path = `${listName}[${index}]`;
      const place = at.get(pairIn(data, path, board, step).join());
      if (!place) throw jsonValueError(path, data, 'another place');
      const before = valueAt.get(place);
      if (before)
        throw new PuzzleError(
          'duplicate-place',
          `${path} is at the same place as ${before.path}, expected another`,
        );
      valueAt.set(place, { path, one: values[nth] });
    }
  }
  return Grid.from(places, (place) => valueAt.get(place)?.one);
}

/** Parses a row and a column of the board, in whole or half cells. Throws `PuzzleError`. */
function pairIn(data: unknown, path: string, { width, height }: Board, step: 1 | 0.5): readonly number[] {
  if (!isList(data)) throw jsonValueError(path, data, 'a row and a column');
  if (data.length !== 2)
    throw new PuzzleError('ragged', `${path} has length ${data.length}, expected a row and a column`);
  return [height, width].map((most, nth) => {
    const one = data[nth];
    if (typeof one === 'number' && Number.isInteger(one / step) && one >= 1 && one <= most) return one;
    const steps = step === 1 ? '' : ' in steps of 0.5';
    throw jsonValueError(`${path}[${nth}]`, one, `a ${['row', 'column'][nth]} from 1 to ${most}${steps}`);
  });
}

function inJson(place: Place): readonly [row: number, col: number] {
  const { row, col } = middleOf(place);
  return [row + 1, col + 1];
}

/** Inverse of `gridFromLists`. */
export const gridToLists = (
  content: Grid<unknown, Place>,
  board: Board,
  value: ValueType<any, any>,
): readonly (readonly (readonly [row: number, col: number])[] | undefined)[] =>
  value.samples(board).map((sample) => {
    const places = content.known().flatMap(([place, other]) => (other === sample ? [inJson(place)] : []));
    return places.length ? places : undefined;
  });
