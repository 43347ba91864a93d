import type { IntVar } from '@gridproof/core';
import { oneOf, type Sign } from './one-of.js';
import type { Domain, ValueType } from './value.js';

/** Creates a value to be found: one of several, each with its own sign. */
export function choice<const T extends string | number>(...signs: readonly Sign<T>[]): ValueType<T, IntVar> {
  const values = signs.map(({ value }) => value);
  const domain: Domain<T, IntVar> = {
    make: (m) => m.int(0, values.length - 1),
    valueOf: (raw) => values[raw as number]!,
    rawOf: (value) => values.indexOf(value),
  };
  const { inAnswer, ...value } = oneOf<T>(...signs);
  return { ...value, ...(inAnswer && { inAnswer: { ...inAnswer, domain } }), domain };
}
