import type { End, Picture } from '@gridproof/core';
import { deepest, isRowEnd, longest, type Margin, marginsOf } from './margins.js';

/** How far it is from one text of a list to the next, as a part of a cell's side. */
export function textSpacing(end: End, margins: readonly Margin[]): number {
  if (!isRowEnd(end)) return 0.55;
  return longest(margins, end) > 1 ? 0.64 : 0.45;
}

/** How much room the texts take beside the board at each end, in cells. */
export function marginSize(picture: Picture): Readonly<Record<End, number>> {
  const margins = marginsOf(picture);
  const reach = (end: End): number => {
    const depth = deepest(margins, end);
    return depth > 1 ? Math.max(1, depth * textSpacing(end, margins) + 0.1) : depth;
  };
  return { left: reach('left'), right: reach('right'), above: reach('above'), below: reach('below') };
}
