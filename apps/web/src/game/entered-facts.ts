import { type Fact, type Field, isValue } from '@gridproof/core';

/** Value of a field; undefined if it is open. */
export type EnteredValue = boolean | number | undefined;

/** Entered values by variable. */
export type EnteredValues = ReadonlyMap<number, boolean | number>;

/** Returns the entries as facts for tasks. */
export const factsOf = (fields: readonly Field[], values: EnteredValues): readonly Fact[] =>
  Array.from(values, ([variable, value]) => ({
    variable,
    place: fields[variable]!.place,
    value,
    holds: true,
  }));

/** Returns the values that facts determine, without the ones that they only exclude. */
export const valuesIn = (facts: readonly Fact[]): EnteredValues =>
  new Map(
    facts.filter(isValue).map(({ variable, value, holds }) => [variable, holds ? value : !value] as const),
  );
