import { domain, type Field, type Grid, Model, type Place } from '@gridproof/core';
import type { DescribedType } from './described-type.js';
import type { LayerData } from './layer/layer.js';
import type { AnyPlaced } from './layer/placed.js';

/** Values of variables, by their ids. */
export type EnteredValues = ReadonlyMap<number, boolean | number>;

/** A layer of the answer with what is given of it, and what is known of it besides, as far as a player has it. */
export interface EnteredLayer {
  readonly layer: AnyPlaced;
  readonly givens: Grid<unknown, Place>;
  readonly known: Grid<unknown, Place>;
}

/** Where a player writes on a board, variable by variable, and what may stand there. */
export function fieldsOf(type: DescribedType, data: LayerData): readonly Field[] {
  const written = type.written(data.givens, data);
  return type.keyOf(data).flatMap(({ layer: { value }, places }, at) => {
    const own = value.domain!;
    return places.map((place) => {
      const variable = own.make(new Model(), data.board, place);
      // What a boolean is true for is the usual entry.
      const raws = variable.op === 'bool' ? [true, false] : domain(variable);
      const given = written[at]![1].at(place);
      return {
        place,
        given: given === undefined ? undefined : own.rawOf(given, place),
        values: raws.map((raw) => ({ value: raw, sign: value.write(own.valueOf(raw, place), place) })),
        blank: value.blank === undefined ? undefined : own.rawOf(value.blank, place),
      };
    });
  });
}

/** What is given of each layer of the answer, and what is known of it with some values; a value that contradicts what is given stands in its place. */
export function enteredLayers(
  type: DescribedType,
  data: LayerData,
  values: EnteredValues,
): readonly EnteredLayer[] {
  let variable = 0;
  return type.written(data.givens, data).map(([layer, givens]) => ({
    layer,
    givens,
    known: givens.map((given, place) => {
      const raw = values.get(variable++);
      return raw === undefined ? given : layer.value.domain!.valueOf(raw, place);
    }),
  }));
}

/**
 * The answer that some values are, with what is given; undefined where one is missing. `blank`: places that are left alone have the
 * value that they need not be given.
 */
export function completeAnswer(
  type: DescribedType,
  data: LayerData,
  values: EnteredValues,
  { blank = false }: { readonly blank?: boolean } = {},
): unknown {
  const parts = enteredLayers(type, data, values).map(({ layer, known }) =>
    blank ? known.map((value) => value ?? layer.value.blank) : known,
  );
  if (parts.some((part) => part.values.includes(undefined))) return undefined;
  return type.inShape(parts, data);
}
