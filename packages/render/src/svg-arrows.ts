import type { Direction, BoardSymbol as Sign } from '@gridproof/core';
import type { Point } from './geometry.js';
import { element, round } from './xml.js';

/** Returns whether a symbol is an arrow. */
export const isArrow = (symbol: Sign | undefined): symbol is `arrow-${Direction}` =>
  symbol?.startsWith('arrow-') ?? false;

/** Returns the direction of an arrow. */
export const headingOf = (symbol: `arrow-${Direction}`): Direction =>
  symbol.slice('arrow-'.length) as Direction;

/** Draws an arrow of this length, centred at a point. */
export function drawArrow(
  direction: Direction,
  { x, y, size }: Point & { readonly size: number },
  long: number,
) {
  const right = (direction.includes('right') ? 1 : 0) - (direction.includes('left') ? 1 : 0);
  const down = (direction.includes('down') ? 1 : 0) - (direction.includes('up') ? 1 : 0);
  const unit = Math.hypot(right, down);
  const [unitX, unitY] = [right / unit, down / unit];
  // The point at these distances along the arrow and to its right.
  const at = (along: number, across: number) =>
    `${round(x + along * unitX - across * unitY)} ${round(y + along * unitY + across * unitX)}`;
  const [tip, neck] = [long / 2, long / 2 - Math.min(size * 0.22, long * 0.5)];
  const [shaft, barb] = [size * 0.035, size * 0.14];
  const outline = [
    at(-tip, -shaft),
    at(neck, -shaft),
    at(neck, -barb),
    at(tip, 0),
    at(neck, barb),
    at(neck, shaft),
    at(-tip, shaft),
  ];
  return element('path', { class: 'gp-solid', d: `M${outline.join('L')}Z` });
}
