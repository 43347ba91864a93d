import type { Grid, Place } from '@gridproof/core';
import type { ValueType } from '../value/value.js';

/** Values that follow from an answer, with their places. */
export interface DerivedValues {
  readonly value: ValueType<any, any>;
  readonly content: Grid<unknown, Place>;
}

/** Returns derived values for the pictures and messages of an answer. */
export const derivedValues = <T, K extends Place>(
  value: ValueType<T, any>,
  content: Grid<T | undefined, K>,
): DerivedValues => ({
  value,
  content: content as unknown as Grid<unknown, Place>,
});
