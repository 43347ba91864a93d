import type { Variable } from '@gridproof/core';
import type { Look, Value } from './value.js';

/** A value that looks otherwise in pictures than by its sign. */
export const withLook = <T, X extends Variable = never>(
  value: Value<T, X>,
  look: (value: T) => Look,
): Value<T, X> => ({ ...value, look });
