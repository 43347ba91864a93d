import { type Fact, type Field, isValue } from '@gridproof/core';

/** A value of a field, or none. */
export type Entry = boolean | number | undefined;

/** Values that a player has entered, by the ids of their variables. */
export type Values = ReadonlyMap<number, boolean | number>;

/** What was entered, as tasks want it. */
export const factsOf = (fields: readonly Field[], values: Values): readonly Fact[] =>
  Array.from(values, ([variable, value]) => ({
    variable,
    place: fields[variable]!.place,
    value,
    holds: true,
  }));

/** The values that some facts give; what they only exclude is left out. */
export const valuesIn = (facts: readonly Fact[]): Values =>
  new Map(
    facts.filter(isValue).map(({ variable, value, holds }) => [variable, holds ? value : !value] as const),
  );
