import type { Side, SymbolSource } from '@gridproof/core';
import type { Point } from './geometry.js';
import { element, round } from './xml.js';

/** The position and size of a symbol. */
export interface SymbolBox extends Point {
  /** The side of a cell. */
  readonly size: number;
  /** The radius of circles and discs. */
  readonly radius: number;
  readonly source: SymbolSource;
  /** True if nothing runs below the symbol that it would have to hide. */
  readonly isBare: boolean;
  /** The direction of a side, for a symbol on one. */
  readonly towards: Side['towards'] | undefined;
}

/** Returns lines through a point; `width` is in cell sides. */
export function crossLines(
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
