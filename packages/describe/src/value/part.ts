import type { Cell, IntVar } from '@gridproof/core';
import { number } from './number.js';
import type { Value } from './value.js';

/** The number of a part, of several that cells are divided into. */
export type PartValue = Value<number, IntVar> & {
  /** For each part cells that belong to it. They say which number it has: on a map of the parts any sign may stand for it. */
  readonly roots: readonly (readonly Cell[])[];
};

/** The part that a cell belongs to; each part has some cells that are known to belong to it, its roots. */
export const part = (roots: readonly (readonly Cell[])[]): PartValue => ({
  ...number(0, Math.max(0, roots.length - 1)),
  look: () => ({}),
  roots,
});

/** Whether a value is a part, and has no sign of its own. */
export const isPart = (value: Value<any, any>): value is PartValue => 'roots' in value;
