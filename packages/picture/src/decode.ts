import { decode as decodePng } from 'fast-png';
import { decode as decodeJpeg } from 'jpeg-js';
import { PictureError } from './picture-error.js';

/** Pixels of a picture: red, green and blue from 0 to 255, row by row. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** Maximum side of a picture in pixels. */
const MAX_SIDE = 8000;
/** Maximum number of pixels that are read, because each takes some 40 bytes in all: a screen of 3840x2160 has 8.3 million. */
const MAX_PIXELS = 9_000_000;
/** Maximum number of pixels of a photograph, which is halved if it has more than are read: telephones write 12 million. */
const MAX_PHOTOGRAPH = 16_000_000;
const JPEG_MEMORY_MB = 512;

/**
 * Decodes a PNG or JPEG file. Transparent pixels become white. A photograph is turned as its camera was held, and one of more than 9 million
 * pixels is returned in half its size.
 * @throws {PictureError}
 */
export function decodePicture(bytes: Uint8Array): Raster {
  const format = formatOf(bytes);
  if (!format)
    throw new PictureError('bad-file', 'the file is neither PNG nor JPEG, expected a picture in one of them');
  const size = format === 'PNG' ? pngSize(bytes) : jpegSize(bytes);
  if (!size) throw new PictureError('bad-file', `the ${format} file is damaged: it has no size`);
  checkSize(size, format === 'PNG' ? MAX_PIXELS : MAX_PHOTOGRAPH);
  try {
    return format === 'PNG' ? fromPng(bytes) : fromJpeg(bytes);
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError('bad-file', `the ${format} file is damaged: its pixels cannot be decoded`);
  }
}

function checkSize({ width, height }: PixelSize, most: number): void {
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > most)
    throw new PictureError(
      'too-large',
      `the picture has ${width}x${height} pixels, expected at most ${MAX_SIDE} a side and ${most / 1_000_000} million in all`,
    );
}

function formatOf(bytes: Uint8Array): 'PNG' | 'JPEG' | undefined {
  if ([0x89, 0x50, 0x4e, 0x47].every((byte, at) => bytes[at] === byte)) return 'PNG';
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? 'JPEG' : undefined;
}

interface PixelSize {
  readonly width: number;
  readonly height: number;
}

function pngSize(bytes: Uint8Array): PixelSize | undefined {
  if (bytes.length < 24) return undefined;
  const view = viewOf(bytes);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Returns the size in the frame header of a JPEG file. */
function jpegSize(bytes: Uint8Array): PixelSize | undefined {
  const view = viewOf(bytes);
  for (const { marker, at } of segmentsOf(bytes)) {
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame && at + 5 <= bytes.length)
      return { height: view.getUint16(at + 1), width: view.getUint16(at + 3) };
  }
  return undefined;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** Yields the segments of a JPEG file before its pixels: their markers, and where their contents begin. */
function* segmentsOf(bytes: Uint8Array): Iterable<{ readonly marker: number; readonly at: number }> {
  const view = viewOf(bytes);
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; at += 2 + view.getUint16(at + 2))
    yield { marker: bytes[at + 1]!, at: at + 4 };
}

function fromPng(bytes: Uint8Array): Raster {
  const { width, height, data, channels, depth, palette, transparency } = decodePng(bytes);
  const rgb = new Uint8Array(3 * width * height);
  const shift = depth === 16 ? 8 : 0;
  const factor = depth < 8 && !palette ? 255 / (2 ** depth - 1) : 1;
  const at = (pixel: number): number =>
    depth >= 8 ? data[pixel]! >> shift : packedValue(data as Uint8Array, pixel, width, depth) * factor;
  const direct = (pixel: number): readonly [readonly number[], number] => {
    const from = channels * pixel;
    const alpha = channels % 2 === 0 ? at(from + channels - 1) : 255;
    return [channels < 3 ? [at(from), at(from), at(from)] : [at(from), at(from + 1), at(from + 2)], alpha];
  };
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [colour, alpha] = palette ? indexed(palette, transparency, at(pixel)) : direct(pixel);
    for (let nth = 0; nth < 3; nth++) {
      const value = colour[nth]!;
      rgb[3 * pixel + nth] = alpha === 255 ? value : 255 + ((value - 255) * alpha) / 255;
    }
  }
  return { width, height, rgb };
}

/** Returns the colour of a palette and its opacity. */
const indexed = (
  palette: readonly (readonly number[])[],
  transparency: ArrayLike<number> | undefined,
  index: number,
): readonly [readonly number[], number] => {
  const colour = palette[index]!;
  return [colour, colour[3] ?? transparency?.[index] ?? 255];
};

/** Returns a value of fewer than 8 bits; rows begin with a new byte. */
function packedValue(data: Uint8Array, pixel: number, width: number, depth: number): number {
  const perByte = 8 / depth;
  const rowBytes = Math.ceil(width / perByte);
  const [row, col] = [Math.floor(pixel / width), pixel % width];
  const byte = data[row * rowBytes + Math.floor(col / perByte)]!;
  return (byte >> (8 - depth * ((col % perByte) + 1))) & (2 ** depth - 1);
}

function fromJpeg(bytes: Uint8Array): Raster {
  const { width, height, data } = decodeJpeg(bytes, {
    useTArray: true,
    formatAsRGBA: false,
    maxMemoryUsageInMB: JPEG_MEMORY_MB,
  });
  const decoded = { width, height, rgb: data };
  return turnUpright(width * height > MAX_PIXELS ? halve(decoded) : decoded, orientationOf(bytes));
}

/** Returns a picture in half its size; each pixel is the mean of four. An odd column or row at the end is left out. */
export function halve({ width, height, rgb }: Raster): Raster {
  const [half, rows] = [width >> 1, height >> 1];
  const means = new Uint8Array(3 * half * rows);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < half; x++)
      for (let channel = 0; channel < 3; channel++) {
        const [above, below] = [0, 1].map((down) => 3 * ((2 * y + down) * width + 2 * x) + channel);
        const sum = rgb[above!]! + rgb[above! + 3]! + rgb[below!]! + rgb[below! + 3]!;
        means[3 * (y * half + x) + channel] = (sum + 2) >> 2;
      }
  return { width: half, height: rows, rgb: means };
}

/** The quarter turns, clockwise, that make a photograph upright, by its orientation in Exif. Mirrored ones are not written by cameras. */
const TURNS: Readonly<Record<number, number>> = { 3: 2, 6: 1, 8: 3 };

/** Turns a photograph upright, by its orientation in Exif. */
function turnUpright(raster: Raster, orientation: number): Raster {
  let { width, height, rgb } = raster;
  for (let turns = TURNS[orientation] ?? 0; turns > 0; turns--) {
    const next = new Uint8Array(rgb.length);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const from = 3 * (y * width + x);
        next.set(rgb.subarray(from, from + 3), 3 * (x * height + height - 1 - y));
      }
    [width, height, rgb] = [height, width, next];
  }
  return { width, height, rgb };
}

/** The name of Exif data, and the number of its entry for the orientation. */
const [EXIF, ORIENTATION] = ['Exif\0\0', 0x0112];

/** Returns the orientation that Exif data gives: from 1, which is upright, to 8. */
function orientationOf(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  for (const { marker, at } of segmentsOf(bytes)) {
    const name = String.fromCharCode(...bytes.subarray(at, at + EXIF.length));
    if (marker !== 0xe1 || name !== EXIF) continue;
    const start = at + EXIF.length;
    try {
      const isLittle = view.getUint16(start) === 0x4949;
      const first = start + view.getUint32(start + 4, isLittle);
      for (let nth = 0; nth < view.getUint16(first, isLittle); nth++) {
        const entry = first + 2 + 12 * nth;
        if (view.getUint16(entry, isLittle) === ORIENTATION) return view.getUint16(entry + 8, isLittle);
      }
    } catch (error) {
      // The data ends too soon.
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return 1;
}
