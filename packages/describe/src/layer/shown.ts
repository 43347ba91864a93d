import type { Grid, Place } from '@gridproof/core';
import type { Value } from '../value/value.js';

/** Values that follow from an answer, at places of their own. */
export interface Shown {
  readonly value: Value<any, any>;
  readonly held: Grid<unknown, Place>;
}

/** What is seen of an answer beside its own layers. */
export const show = <T, K extends Place>(value: Value<T, any>, held: Grid<T | undefined, K>): Shown => ({
  value,
  held: held as unknown as Grid<unknown, Place>,
});
