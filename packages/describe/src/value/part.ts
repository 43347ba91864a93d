import type { Cell, Grid, IntVar, Place } from '@gridproof/core';
import { number } from './number.js';
import type { Value } from './value.js';

/** The number of a part, of several that cells are divided into. */
export type PartValue = Value<number, IntVar> & {
  /** For each part cells that belong to it. They say which number it has: on a map of the parts any sign may stand for it. */
  readonly roots: readonly (readonly Cell[])[];
};

/**
 * The part that a cell belongs to; each part has some cells that are known to belong to it, its roots. Where few parts can have
 * a cell, `among` says which: the variable of the cell is then the position in that list.
 */
export const part = (
  roots: readonly (readonly Cell[])[],
  among?: Grid<readonly number[], Cell>,
): PartValue => ({
  ...number(0, Math.max(0, roots.length - 1)),
  look: () => ({}),
  roots,
  ...(among && {
    domain: {
      make: (m, _, at) => m.int(0, among.at(at as Cell).length - 1),
      valueOf: (raw, at) => among.at(at as Cell)[raw as number]!,
      rawOf: (value, at: Place) => among.at(at as Cell).indexOf(value),
    },
  }),
});

/** Whether a value is a part, and has no sign of its own. */
export const isPart = (value: Value<any, any>): value is PartValue => 'roots' in value;
