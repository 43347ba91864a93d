import { encode } from 'fast-png';
import type { Colour } from './colour.js';
import type { Raster } from './decode.js';
import type { Box } from './glyph-image.js';
import type { PictureReading } from './read-picture.js';

const READ: Colour = [20, 110, 220];
const DOUBT: Colour = [210, 30, 30];
/** The share of the picture in the overlay; the rest is white. */
const PICTURE_SHARE = 0.45;

/** Characters of 3x5 pixels, row by row. */
const FONT: Readonly<Record<string, string>> = {
  '0': '111101101101111',
  '1': '010110010010111',
  '2': '111001111100111',
  '3': '111001111001111',
  '4': '101101111001001',
  '5': '111100111001111',
  '6': '111100111101111',
  '7': '111001010010010',
  '8': '111101111101111',
  '9': '111101111001111',
  '+': '000010111010000',
  '-': '000000111000000',
  '×': '000101010101000',
  '÷': '010000111000010',
  '?': '111001011000010',
};

/** Returns the picture as PNG, with each text that was read in the corner of its place, and rings around doubts. */
export function overlayPng(
  { width, height, rgb }: Raster,
  { texts, doubts, lattice }: PictureReading,
): Uint8Array {
  const data = Uint8Array.from(rgb, (one) => 255 - (255 - one) * PICTURE_SHARE);
  const set = (x: number, y: number, colour: Colour): void => {
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    data.set(colour, 3 * (Math.floor(y) * width + Math.floor(x)));
  };
  const scale = Math.max(1, Math.floor(lattice.size / 14));
  const write = (text: string, { left, top }: Box, colour: Colour): void => {
    for (const [nth, character] of [...text].entries())
      for (const [at, pixel] of [...(FONT[character] ?? '')].entries()) {
        if (pixel === '0') continue;
        const [x, y] = [left + 1 + (nth * 4 + (at % 3)) * scale, top + 1 + Math.floor(at / 3) * scale];
        for (let down = 0; down < scale; down++)
          for (let across = 0; across < scale; across++) set(x + across, y + down, colour);
      }
  };
  const frame = ({ left, top, right, bottom }: Box, thickness: number): void => {
    for (let inset = 0; inset < thickness; inset++) {
      for (let x = left + inset; x < right - inset; x++)
        for (const y of [top + inset, bottom - 1 - inset]) set(x, y, DOUBT);
      for (let y = top + inset; y < bottom - inset; y++)
        for (const x of [left + inset, right - 1 - inset]) set(x, y, DOUBT);
    }
  };
  for (const { text, box } of texts) write(text, box, READ);
  for (const { box } of doubts) frame(box, Math.max(2, scale));
  return encode({ width, height, data, channels: 3, depth: 8 });
}
