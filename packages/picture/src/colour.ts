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

/** Returns the largest difference of a channel between a pixel, by the index of its first channel, and a colour. */
const distanceFrom = ({ rgb }: Raster, at: number, colour: Colour): number =>
  Math.max(
    Math.abs(rgb[at]! - colour[0]),
    Math.abs(rgb[at + 1]! - colour[1]),
    Math.abs(rgb[at + 2]! - colour[2]),
  );

/** Returns the largest difference of a channel between a pixel and a colour. */
export const distanceAt = (raster: Raster, x: number, y: number, colour: Colour): number =>
  distanceFrom(raster, 3 * (y * raster.width + x), colour);

/** The maximum difference of a pixel from the colour of its surface, in a picture with noise. */
const NOISE = 14;

/** Returns the most frequent colour among some pixels: the mean of those that are nearly alike. */
export function commonColour(raster: Raster, pixels: Iterable<readonly [number, number]>): Colour {
  const { width, height, rgb } = raster;
  const starts: number[] = [];
  for (const [x, y] of pixels)
    if (x >= 0 && y >= 0 && x < width && y < height) starts.push(3 * (y * width + x));
  if (starts.length === 0) return [255, 255, 255];
  const binOf = (at: number): number =>
    ((rgb[at]! >> 4) << 8) | ((rgb[at + 1]! >> 4) << 4) | (rgb[at + 2]! >> 4);
  const counts = new Uint32Array(BINS);
  for (const at of starts) counts[binOf(at)]!++;
  let best = binOf(starts[0]!);
  for (const at of starts) if (counts[binOf(at)]! > counts[best]!) best = binOf(at);
  // Noise spreads a colour over several bins.
  const around = meanOf(raster, starts, (at) => binOf(at) === best);
  return meanOf(raster, starts, (at) => distanceFrom(raster, at, around) <= NOISE);
}

/** The number of colours that `commonColour` distinguishes: 16 of each channel. */
const BINS = 16 ** 3;

/** Returns the mean colour of the pixels that start at some positions and are chosen. */
function meanOf({ rgb }: Raster, starts: readonly number[], isChosen: (at: number) => boolean): Colour {
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (const at of starts) {
    if (!isChosen(at)) continue;
    red += rgb[at]!;
    green += rgb[at + 1]!;
    blue += rgb[at + 2]!;
    count++;
  }
  return [red / count, green / count, blue / count];
}

/** Yields the pixels of a box. */
export function* pixelsIn({ left, top, right, bottom }: Box): Generator<readonly [number, number]> {
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) yield [x, y];
}

/** Yields the pixels between a box and the box `width` pixels inside it. */
export function* pixelsAround(box: Box, width: number): Generator<readonly [number, number]> {
  const { left, top, right, bottom } = box;
  for (let y = top; y < bottom; y++) {
    const isInner = y >= top + width && y < bottom - width;
    for (let x = left; x < right; x++) {
      if (isInner && x === left + width) x = Math.max(x, right - width);
      yield [x, y];
    }
  }
}
