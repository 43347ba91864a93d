import type { Cell, IntVar } from '@gridproof/core';
import type { Value } from './value.js';

/** The number of a part, for cells that are divided into parts. */
export type PartValue = Value<number, IntVar> & {
  /** The cells known to belong to each part. They determine the number of a part, so any sign may stand for it on a map. */
  readonly roots: readonly (readonly Cell[])[];
};

/** Returns whether a value type is a part, which has no sign of its own. */
export const isPart = (value: Value<any, any>): value is PartValue => 'roots' in value;
