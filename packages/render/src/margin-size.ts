import type { End, Picture } from '@gridproof/core';
import { deepest, isRowEnd, longest, type Margin, marginsOf } from './margins.js';

/** Returns the distance between the texts of a list, in cell sides. */
export function textSpacing(end: End, margins: readonly Margin[]): number {
  if (!isRowEnd(end)) return 0.55;
  return longest(margins, end) > 1 ? 0.64 : 0.45;
}

/** Returns the space for texts beside the board at each end, in cells. */
export function marginSize(picture: Picture): Readonly<Record<End, number>> {
  const margins = marginsOf(picture);
  const reach = (end: End): number => {
    const depth = deepest(margins, end);
    return depth > 1 ? Math.max(1, depth * textSpacing(end, margins) + 0.1) : depth;
  };
  return { left: reach('left'), right: reach('right'), above: reach('above'), below: reach('below') };
}
