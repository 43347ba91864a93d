import type { Grid, Place } from '@gridproof/core';
import type { Value } from '../value/value.js';

/** Values that follow from an answer, with their places. */
export interface DerivedValues {
  readonly value: Value<any, any>;
  readonly held: Grid<unknown, Place>;
}

export const derivedValues = <T, K extends Place>(
  value: Value<T, any>,
  held: Grid<T | undefined, K>,
): DerivedValues => ({
  value,
  held: held as unknown as Grid<unknown, Place>,
});
