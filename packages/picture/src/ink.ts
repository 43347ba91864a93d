import { type Colour, distanceAt } from './colour.js';
import type { Raster } from './decode.js';
import type { Box, InkImage } from './glyph-image.js';

/** The minimum difference between ink and its ground. */
const MIN_CONTRAST = 36;
/** The share of the strongest ink from which a pixel belongs to a piece. */
const THRESHOLD = 0.45;

/** The ink on a ground within a box of a picture. */
export interface Ink extends InkImage {
  /** Position of the image in the picture. */
  readonly left: number;
  readonly top: number;
  /** Connected pieces, without specks. */
  readonly pieces: readonly Piece[];
}

/** Connected pixels of ink, with their box in the image. */
export interface Piece {
  readonly box: Box;
  readonly area: number;
  /** Indices of the pixels in the image. */
  readonly pixels: readonly number[];
}

/** Returns the ink in a box of a picture; a ground without contrast has none. */
export function inkIn(raster: Raster, box: Box, ground: Colour): Ink {
  const left = Math.max(0, Math.round(box.left));
  const top = Math.max(0, Math.round(box.top));
  const width = Math.max(0, Math.min(raster.width, Math.round(box.right)) - left);
  const height = Math.max(0, Math.min(raster.height, Math.round(box.bottom)) - top);
  const ink = new Float32Array(width * height);
  let most = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const contrast = distanceAt(raster, left + x, top + y, ground);
      ink[y * width + x] = contrast;
      most = Math.max(most, contrast);
    }
  const scale = most < MIN_CONTRAST ? 0 : 1 / most;
  for (let at = 0; at < ink.length; at++) ink[at]! *= scale;
  return { left, top, width, height, ink, pieces: piecesOf({ width, height, ink }) };
}

/** Returns the pieces of ink that are connected by sides or corners. */
export function piecesOf({ width, height, ink }: InkImage, threshold = THRESHOLD): readonly Piece[] {
  const seen = new Uint8Array(ink.length);
  const pieces: Piece[] = [];
  for (let start = 0; start < ink.length; start++) {
    if (seen[start] || ink[start]! < threshold) continue;
    seen[start] = 1;
    const pixels = [start];
    let [left, top, right, bottom] = [width, height, 0, 0];
    for (const pixel of pixels) {
      const y = Math.floor(pixel / width);
      const x = pixel - y * width;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
      const [lastX, lastY] = [Math.min(width - 1, x + 1), Math.min(height - 1, y + 1)];
      for (let nextY = Math.max(0, y - 1); nextY <= lastY; nextY++)
        for (let nextX = Math.max(0, x - 1); nextX <= lastX; nextX++) {
          const next = nextY * width + nextX;
          if (seen[next] || ink[next]! < threshold) continue;
          seen[next] = 1;
          pixels.push(next);
        }
    }
    pieces.push({ box: { left, top, right, bottom }, area: pixels.length, pixels });
  }
  return pieces;
}

/** Returns whether a piece does not touch the edge of its image. */
export const isWithin = ({ box }: Piece, { width, height }: Ink): boolean =>
  box.left > 0 && box.top > 0 && box.right < width && box.bottom < height;
