import type { Cell, IntVar } from '@gridproof/core';
import type { Value } from './value.js';

/** The number of a part, of several that cells are divided into. */
export type PartValue = Value<number, IntVar> & {
  /** For each part cells that belong to it. They say which number it has: on a map of the parts any sign may stand for it. */
  readonly roots: readonly (readonly Cell[])[];
};

/** Whether a value is a part, and has no sign of its own. */
export const isPart = (value: Value<any, any>): value is PartValue => 'roots' in value;
