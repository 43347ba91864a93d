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
/** Maximum number of pixels, because each takes some 40 bytes in all. */
const MAX_PIXELS = 8_000_000;
const JPEG_MEMORY_MB = 256;

/**
 * Decodes a PNG or JPEG file. Transparent pixels become white.
 * @throws {PictureError}
 */
export function decodePicture(bytes: Uint8Array): Raster {
  const format = formatOf(bytes);
  if (!format)
    throw new PictureError('bad-file', 'the file is neither PNG nor JPEG, expected a picture in one of them');
  const size = format === 'PNG' ? pngSize(bytes) : jpegSize(bytes);
  if (!size) throw new PictureError('bad-file', `the ${format} file is damaged: it has no size`);
  checkSize(size);
  try {
    return format === 'PNG' ? fromPng(bytes) : fromJpeg(bytes);
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError('bad-file', `the ${format} file is damaged: its pixels cannot be decoded`);
  }
}

function checkSize({ width, height }: { readonly width: number; readonly height: number }): void {
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS)
    throw new PictureError(
      'too-large',
      `the picture has ${width}x${height} pixels, expected at most ${MAX_SIDE} a side and ${MAX_PIXELS / 1_000_000} million in all`,
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
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Returns the size in the frame header of a JPEG file. */
function jpegSize(bytes: Uint8Array): PixelSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (let at = 2; at + 9 < bytes.length; at += 2 + view.getUint16(at + 2)) {
    const marker = bytes[at + 1]!;
    if (bytes[at] !== 0xff) return undefined;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
  }
  return undefined;
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
  return { width, height, rgb: data };
}
