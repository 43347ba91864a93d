import { commonColour, pixelsIn } from './colour.js';
import type { Raster } from './decode.js';
import { type Ink, inkIn, isWithin, type Piece } from './ink.js';
import { around, heightOf, widthOf } from './text.js';

/** A sign on the side between two cells; `mark` is one that is not recognised. */
export type SideMark =
  | 'equal'
  | 'cross'
  | 'filled-dot'
  | 'open-dot'
  | 'opens-right'
  | 'opens-left'
  | 'opens-below'
  | 'opens-above'
  | 'mark';

/** Half the side of the square around the middle of a side in which a sign stands, in cell sides. */
const REACH = 0.17;

/** Returns whether a cross lies over the line of a side: it has ink in four directions, and none between them apart from the line. */
function isCrossed({ width, height, ink }: Ink, size: number): boolean {
  const by = Math.round(size * 0.085);
  const [x, y] = [width >> 1, height >> 1];
  const has = (right: number, down: number): boolean =>
    [-1, 0].some((dx) => [-1, 0].some((dy) => (ink[(y + down + dy) * width + x + right + dx] ?? 0) > 0.4));
  const ends = [has(-by, -by), has(by, -by), has(-by, by), has(by, by)];
  const between = [has(-by, 0) && has(by, 0), has(0, -by) && has(0, by)];
  return ends.every(Boolean) && !between.every(Boolean);
}

/** The middle of a side. */
interface SideMiddle {
  readonly x: number;
  readonly y: number;
  /** The side of a cell. */
  readonly size: number;
  readonly isUpright: boolean;
}

/** Returns the sign in the middle of a side; undefined if there is none. */
export function sideMarkAt(raster: Raster, { x, y, size, isUpright }: SideMiddle): SideMark | undefined {
  const reach = REACH * size;
  const box = {
    left: Math.round(x - reach),
    right: Math.round(x + reach),
    top: Math.round(y - reach),
    bottom: Math.round(y + reach),
  };
  const ink = inkIn(raster, box, commonColour(raster, pixelsIn(box)));
  const pieces = ink.pieces.filter((piece) => isWithin(piece, ink) && isLarge(piece, size));
  const [first, second] = pieces;
  if (!first) return isCrossed(ink, size) ? 'cross' : undefined;
  // The dashes of a line are as thin as the line.
  const whole = around(pieces.map(({ box }) => box));
  if ((isUpright ? widthOf(whole) : heightOf(whole)) < size * 0.11) return undefined;
  if (second) return pieces.length === 2 && [first, second].every(isBar) ? 'equal' : 'mark';
  return signOf(first, ink);
}

const isLarge = ({ box }: Piece, size: number): boolean =>
  Math.max(widthOf(box), heightOf(box)) > size * 0.09;

const isBar = ({ box }: Piece): boolean => widthOf(box) > 1.5 * heightOf(box);

/** Recognises a sign by where it has ink: in its middle, at the middles of its sides, and at its corners. */
function signOf({ box, area }: Piece, { width, ink }: Ink): SideMark {
  const [w, h] = [widthOf(box), heightOf(box)];
  /** Returns the strongest ink in a ninth of the box. */
  const has = (col: number, row: number): boolean => {
    const [x, y] = [box.left + ((w - 1) * col) / 2, box.top + ((h - 1) * row) / 2];
    const reach = Math.max(0.5, Math.min(w, h) * 0.12);
    for (let down = Math.ceil(y - reach); down <= y + reach; down++)
      for (let across = Math.ceil(x - reach); across <= x + reach; across++)
        if (ink[down * width + across]! > 0.4) return true;
    return false;
  };
  const [middle, left, right, above, below] = [has(1, 1), has(0, 1), has(2, 1), has(1, 0), has(1, 2)];
  const corners = [has(0, 0), has(2, 0), has(0, 2), has(2, 2)] as const;
  const [upperLeft, upperRight, lowerLeft, lowerRight] = corners;
  const isEven = Math.abs(w - h) <= Math.max(1, 0.2 * w);
  if (isEven && middle && corners.every(Boolean) && !left && !right && !above && !below) return 'cross';
  if (isEven && middle && left && right && above && below && area > 0.6 * w * h) return 'filled-dot';
  if (isEven && !middle && left && right && above && below) return 'open-dot';
  if (left && upperRight && lowerRight && !right) return 'opens-right';
  if (right && upperLeft && lowerLeft && !left) return 'opens-left';
  if (above && lowerLeft && lowerRight && !below) return 'opens-below';
  if (below && upperLeft && upperRight && !above) return 'opens-above';
  return 'mark';
}
