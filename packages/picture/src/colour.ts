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

/** The maximum difference of a pixel from the colour of its surface, in a picture with noise. */
const NOISE = 14;

/** Returns the most frequent colour among some pixels: the mean of those that are nearly alike. */
export function commonColour(raster: Raster, pixels: Iterable<readonly [number, number]>): Colour {
  const colours: Colour[] = [];
  for (const [x, y] of pixels)
    if (x >= 0 && y >= 0 && x < raster.width && y < raster.height) colours.push(colourAt(raster, x, y));
  const bins = new Map<number, Colour[]>();
  for (const colour of colours) {
    const [red, green, blue] = colour;
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const bin = bins.get(key);
    if (bin) bin.push(colour);
    else bins.set(key, [colour]);
  }
  let best: readonly Colour[] = [[255, 255, 255]];
  let most = 0;
  for (const bin of bins.values()) if (bin.length > most) [best, most] = [bin, bin.length];
  // Noise spreads a colour over several bins.
  const around = meanOf(best);
  return meanOf(colours.filter((colour) => colourDistance(colour, around) <= NOISE));
}

const meanOf = (colours: readonly Colour[]): Colour =>
  [0, 1, 2].map(
    (channel) => colours.reduce((sum, colour) => sum + colour[channel]!, 0) / colours.length,
  ) as unknown as Colour;

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
