import type { Cell, Grid, Place } from '@gridproof/core';
import { PartsText } from '../text/parts-text.js';
import { number } from './number.js';
import type { PartValue } from './part-value.js';

/**
 * Creates the number of the part that a cell belongs to; `roots` are cells known to belong to each part. If only a few parts can contain a
 * cell, `among` lists them, and the variable of the cell is an index in that list. `sizes` are the numbers of cells of the parts, as far as
 * they are given.
 */
export const part = (
  roots: readonly (readonly Cell[])[],
  among?: Grid<readonly number[], Cell>,
  sizes: readonly (number | undefined)[] = [],
): PartValue => ({
  ...number(0, Math.max(0, roots.length - 1)),
  look: () => ({}),
  roots,
  sizes,
  answers(puzzle) {
    return new PartsText(puzzle, this);
  },
  ...(among && {
    domain: {
      make: (m, _, at) => m.int(0, among.at(at as Cell).length - 1),
      valueOf: (raw, at) => among.at(at as Cell)[raw as number]!,
      rawOf: (value, at: Place) => among.at(at as Cell).indexOf(value),
    },
  }),
});
