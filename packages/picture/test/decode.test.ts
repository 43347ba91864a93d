import { encode as encodeJpeg } from 'jpeg-js';
import { expect, it } from 'vitest';
import { halve } from '../src/decode.js';
import { decodePicture, type Raster } from '../src/index.js';

/** The corners of a picture are black, white, red and blue, from the upper left one on, clockwise. */
const COLOURS = [
  [0, 0, 0],
  [255, 255, 255],
  [255, 0, 0],
  [0, 0, 255],
] as const;

/** Returns a JPEG file with four fields in `COLOURS`. */
function jpegOf(width: number, height: number): Uint8Array {
  const data = new Uint8Array(4 * width * height).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [isRight, isBelow] = [2 * x >= width, 2 * y >= height];
      data.set(COLOURS[isBelow ? (isRight ? 2 : 3) : isRight ? 1 : 0]!, 4 * (y * width + x));
    }
  return encodeJpeg({ width, height, data }, 95).data;
}

/** Adds Exif data with an orientation to a JPEG file. */
function withOrientation(jpeg: Uint8Array, orientation: number, isLittle: boolean): Uint8Array {
  const exif = new DataView(new ArrayBuffer(36));
  exif.setUint16(0, 0xffe1);
  exif.setUint16(2, 34);
  for (const [at, one] of [...'Exif\0\0'].entries()) exif.setUint8(4 + at, one.charCodeAt(0));
  exif.setUint16(10, isLittle ? 0x4949 : 0x4d4d);
  exif.setUint16(12, 42, isLittle);
  exif.setUint32(14, 8, isLittle);
  exif.setUint16(18, 1, isLittle);
  exif.setUint16(20, 0x0112, isLittle);
  exif.setUint16(22, 3, isLittle);
  exif.setUint32(24, 1, isLittle);
  exif.setUint16(28, orientation, isLittle);
  return Uint8Array.from([...jpeg.subarray(0, 2), ...new Uint8Array(exif.buffer), ...jpeg.subarray(2)]);
}

/** Returns the index in `COLOURS` of each corner, clockwise. */
function cornersOf({ width, height, rgb }: Raster): readonly number[] {
  return [
    [2, 2],
    [width - 3, 2],
    [width - 3, height - 3],
    [2, height - 3],
  ].map(([x, y]) => {
    const seen = rgb.subarray(3 * (y! * width + x!), 3 * (y! * width + x!) + 3);
    return COLOURS.findIndex((colour) => colour.every((one, at) => Math.abs(one - seen[at]!) < 60));
  });
}

it('turns a photograph as its camera was held', () => {
  const jpeg = jpegOf(64, 32);
  const expected = { 1: [0, 1, 2, 3], 6: [3, 0, 1, 2], 3: [2, 3, 0, 1], 8: [1, 2, 3, 0] };
  for (const [orientation, corners] of Object.entries(expected))
    for (const isLittle of [false, true]) {
      const raster = decodePicture(withOrientation(jpeg, Number(orientation), isLittle));
      expect(cornersOf(raster)).toEqual(corners);
      const isUpright = raster.height === 64;
      expect([raster.width, raster.height]).toEqual(isUpright ? [32, 64] : [64, 32]);
      expect(isUpright).toBe(['6', '8'].includes(orientation));
    }
});

it('reads a photograph whose Exif data ends too soon', () => {
  const jpeg = withOrientation(jpegOf(64, 32), 6, true);
  // The first entry begins behind the end of the file.
  new DataView(jpeg.buffer).setUint32(16, 0x7fffffff, true);
  expect(cornersOf(decodePicture(jpeg))).toEqual([0, 1, 2, 3]);
});

it('halves a picture by the means of four pixels each', () => {
  const values = [0, 8, 100, 100, 255, 4, 8, 100, 104, 255];
  const rgb = Uint8Array.from(values.flatMap((one) => [one, one, 0]));
  expect(halve({ width: 5, height: 2, rgb })).toEqual({
    width: 2,
    height: 1,
    rgb: Uint8Array.of(5, 5, 0, 101, 101, 0),
  });
});
