import type { Raster } from './decode.js';
import type { Box } from './glyph-image.js';

/** Red, green and blue from 0 to 255. */
export type Colour = readonly [number, number, number];

/** Returns the largest difference of a channel. */
export const colourDistance = (one: Colour, other: Colour): number =>
  Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]), Math.abs(one[2] - other[2]));

/** Returns the lightness of a colour from 0 to 1. */
export const lightnessOf = ([red, green, blue]: Colour): number =>
  (0.299 * red + 0.587 * green + 0.114 * blue) / 255;

export const colourAt = ({ width, rgb }: Raster, x: number, y: number): Colour => {
  const at = 3 * (y * width + x);
  return [rgb[at]!, rgb[at + 1]!, rgb[at + 2]!];
};

/** Returns the most frequent colour among some pixels: the mean of those that are nearly alike. */
export function commonColour(raster: Raster, pixels: Iterable<readonly [number, number]>): Colour {
  const bins = new Map<number, [count: number, red: number, green: number, blue: number]>();
  for (const [x, y] of pixels) {
    if (x < 0 || y < 0 || x >= raster.width || y >= raster.height) continue;
    const [red, green, blue] = colourAt(raster, x, y);
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const bin = bins.get(key);
    if (!bin) bins.set(key, [1, red, green, blue]);
    else {
      bin[0]++;
      bin[1] += red;
      bin[2] += green;
      bin[3] += blue;
    }
  }
  let best: readonly [number, number, number, number] = [1, 255, 255, 255];
  let most = 0;
  for (const bin of bins.values()) if (bin[0] > most) [best, most] = [bin, bin[0]];
  const [count, red, green, blue] = best;
  return [red / count, green / count, blue / count];
}

/** Yields the pixels of a box. */
export function* pixelsIn({ left, top, right, bottom }: Box): Generator<readonly [number, number]> {
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) yield [x, y];
}

/** Yields the pixels between a box and the box `width` pixels inside it. */
export function* pixelsAround(box: Box, width: number): Generator<readonly [number, number]> {
  for (const [x, y] of pixelsIn(box))
    if (x < box.left + width || x >= box.right - width || y < box.top + width || y >= box.bottom - width)
      yield [x, y];
}
