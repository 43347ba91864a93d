import type { Variable } from '@gridproof/core';
import type { Look, ValueType } from './value.js';

/** Returns a value type with another look in pictures. */
export const withLook = <T, X extends Variable = never>(
  value: ValueType<T, X>,
  look: (value: T) => Look,
): ValueType<T, X> => ({ ...value, look });
