import type { Side, Source } from '@gridproof/core';
import type { Point } from './geometry.js';
import { element, round } from './xml.js';

/** Where a symbol is drawn, and how large. */
export interface SymbolBox extends Point {
  /** The length of a cell's side. */
  readonly size: number;
  /** The radius of circles and discs. */
  readonly radius: number;
  readonly source: Source;
  /** Nothing runs below it that it would have to hide. */
  readonly bare: boolean;
  /** The way that a side runs, for a symbol on one. */
  readonly towards: Side['towards'] | undefined;
}

/** Lines through a point, `width` being a part of a cell's side. */
export function crossing(
  { x, y, size }: SymbolBox,
  reach: number,
  width: number,
  ...ends: readonly (readonly [number, number])[]
): string {
  const d = ends.map(([right, down]) => {
    const [across, along] = [right * reach, down * reach];
    return `M${round(x - across)} ${round(y - along)}L${round(x + across)} ${round(y + along)}`;
  });
  return element('path', { class: 'gp-stroke', 'stroke-width': size * width, d: d.join('') });
}
