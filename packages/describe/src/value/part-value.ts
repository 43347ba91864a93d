import type { Cell, IntVar } from '@gridproof/core';
import type { ValueType } from './value.js';

/** The number of a part, for cells that are divided into parts. */
export type PartValue = ValueType<number, IntVar> & {
  /** The cells known to belong to each part. They determine the number of a part, so any sign may stand for it on a map. */
  readonly roots: readonly (readonly Cell[])[];
  /** The number of cells of each part; undefined if it is not given. */
  readonly sizes: readonly (number | undefined)[];
};

/** Returns whether a value type is a part, which has no sign of its own. */
export const isPart = (value: ValueType<any, any>): value is PartValue => 'roots' in value;
