import type { Fact, Field } from '@gridproof/core';

/** Value of a field; undefined if it is open. */
export type EnteredValue = boolean | number | undefined;

/** Entered values by variable. */
export type EnteredValues = ReadonlyMap<number, boolean | number>;

/** Returns the entries as facts for tasks. A line that may still grow, such as a single bridge, only excludes smaller values. */
export const factsOf = (fields: readonly Field[], values: EnteredValues): readonly Fact[] =>
  Array.from(values, ([variable, value]) => {
    const { place, values: all, blank } = fields[variable]!;
    const isLine = place.kind === 'side' || place.kind === 'link';
    const isLess = (one: boolean | number) => typeof one === 'number' && one < Number(value);
    const mayGrow =
      isLine && typeof value === 'number' && value !== blank && all.some((one) => Number(one.value) > value);
    return mayGrow
      ? all.flatMap((one) => (isLess(one.value) ? { variable, place, value: one.value, holds: false } : []))
      : { variable, place, value, holds: true };
  }).flat();
