import { domain, type Field, type Grid, Model, type Place } from '@gridproof/core';
import type { DescribedType } from './described-type.js';
import type { LayerData } from './layer/layer.js';
import type { AnyPlacedLayer } from './layer/placed.js';

/** Values of variables by variable id. */
export type EnteredValues = ReadonlyMap<number, boolean | number>;

/** A layer of the answer with its givens, and with the givens and entries together. */
export interface EnteredLayer {
  readonly layer: AnyPlacedLayer;
  readonly givens: Grid<unknown, Place>;
  readonly values: Grid<unknown, Place>;
}

/** Returns the fields of a board where a player enters values, variable by variable, with the possible values. */
export function fieldsOf(type: DescribedType, data: LayerData): readonly Field[] {
  const written = type.answerContents(data.givens, data);
  return type.answerLayers(data).flatMap(({ layer: { value }, places }, at) => {
    const own = value.domain!;
    return places.map((place) => {
      const variable = own.make(new Model(), data.board, place);
      // The true value of a boolean is the normal entry.
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

/** Returns the givens of each answer layer, and the same with entries; an entry that contradicts a given replaces it. */
export function enteredLayers(
  type: DescribedType,
  data: LayerData,
  values: EnteredValues,
): readonly EnteredLayer[] {
  let variable = 0;
  return type.answerContents(data.givens, data).map(([layer, givens]) => ({
    layer,
    givens,
    values: givens.map((given, place) => {
      const raw = values.get(variable++);
      return raw === undefined ? given : layer.value.domain!.valueOf(raw, place);
    }),
  }));
}

/**
 * Returns the answer made of entries and givens; undefined if a value is missing. With `blank`, empty places have their layer's blank
 * value.
 */
export function completeAnswer(
  type: DescribedType,
  data: LayerData,
  values: EnteredValues,
  { blank = false }: { readonly blank?: boolean } = {},
): unknown {
  const parts = enteredLayers(type, data, values).map(({ layer, values }) =>
    blank ? values.map((value) => value ?? layer.value.blank) : values,
  );
  if (parts.some((part) => part.values.includes(undefined))) return undefined;
  return type.inShape(parts, data);
}
