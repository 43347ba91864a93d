import type { Variable } from '@gridproof/core';
import type { Look, Value } from './value.js';

/** Returns a value type with another look in pictures. */
export const withLook = <T, X extends Variable = never>(
  value: Value<T, X>,
  look: (value: T) => Look,
): Value<T, X> => ({ ...value, look });
