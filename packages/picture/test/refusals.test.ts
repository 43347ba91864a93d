import type { AnyPuzzle } from '@gridproof/core';
import { Resvg } from '@resvg/resvg-js';
import { encode } from 'fast-png';
import { expect, it } from 'vitest';
import { decodePicture, PictureError, type Raster, readPicture } from '../src/index.js';
import { examplesOf, loadType } from './puzzle-types.js';
import { fontFile, rasterise } from './rasterise.js';
import { seededRandom } from './seeded-random.js';

/** Returns the error message for a picture of no board. */
async function refusalOf(bytes: Uint8Array, type: AnyPuzzle): Promise<string> {
  try {
    const { doubts } = await readPicture(decodePicture(bytes), { types: [type] });
    return `read with ${doubts.length} doubts`;
  } catch (error) {
    if (error instanceof PictureError) return error.message;
    throw error;
  }
}

const png = ({ width, height, rgb }: Raster): Uint8Array =>
  encode({ width, height, data: rgb, channels: 3, depth: 8 });

const textPage = (): Uint8Array => {
  const line = (nth: number) =>
    `<text x="40" y="${60 + 26 * nth}" font-size="18">Line ${nth + 1} of 24: 3 boards, 12 cells, 1 answer.</text>`;
  const lines = Array.from({ length: 24 }, (_, nth) => line(nth)).join('');
  return new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="720">${lines}</svg>`, {
    background: '#fff',
    font: { fontFiles: [fontFile('arimo', 400)], loadSystemFonts: false, defaultFontFamily: 'Arimo' },
  })
    .render()
    .asPng();
};

const noise = (width: number, height: number): Uint8Array => {
  const random = seededRandom(3);
  const rgb = Uint8Array.from({ length: 3 * width * height }, () => 256 * random());
  return png({ width, height, rgb });
};

/** Returns two boards side by side. */
const twice = (bytes: Uint8Array): Uint8Array => {
  const { width, height, rgb } = decodePicture(bytes);
  const both = new Uint8Array(6 * width * height);
  for (let y = 0; y < height; y++)
    for (const half of [0, 1])
      both.set(rgb.subarray(3 * y * width, 3 * (y + 1) * width), 3 * width * (2 * y + half));
  return png({ width: 2 * width, height, rgb: both });
};

/** Returns the upper left part of a picture. */
const cutOff = (bytes: Uint8Array, share: number): Uint8Array => {
  const { width, height, rgb } = decodePicture(bytes);
  const [w, h] = [Math.round(width * share), Math.round(height * share)];
  const part = new Uint8Array(3 * w * h);
  for (let y = 0; y < h; y++) part.set(rgb.subarray(3 * y * width, 3 * (y * width + w)), 3 * y * w);
  return png({ width: w, height: h, rgb: part });
};

it('refuses pictures without one whole board, with a sentence', async () => {
  const type = await loadType('sudoku');
  const board = rasterise(type.draw(examplesOf(type)[2] as never), { cellSize: 28 });
  const wide = Buffer.from(board);
  wide.writeUInt32BE(20_000, 16);
  const pictures: Readonly<Record<string, Uint8Array>> = {
    'no picture': new TextEncoder().encode('1...'),
    'empty file': new Uint8Array(),
    'broken PNG': board.subarray(0, 200),
    'broken JPEG': Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]),
    '20,000 pixels wide': wide,
    'page of text': textPage(),
    noise: noise(300, 200),
    'one colour': png({ width: 90, height: 90, rgb: new Uint8Array(24_300).fill(200) }),
    'two boards': twice(board),
    'half a board': cutOff(board, 0.6),
  };
  const refusals = new Map<string, string>();
  for (const [name, bytes] of Object.entries(pictures)) refusals.set(name, await refusalOf(bytes, type));
  expect(Object.fromEntries(refusals)).toMatchInlineSnapshot(`
    {
      "20,000 pixels wide": "the picture has 20000x268 pixels, expected at most 8000 a side and 9 million in all",
      "broken JPEG": "the JPEG file is damaged: it has no size",
      "broken PNG": "the PNG file is damaged: its pixels cannot be decoded",
      "empty file": "the file is neither PNG nor JPEG, expected a picture in one of them",
      "half a board": "the board of 5x5 cells does not look like a puzzle of the type sudoku",
      "no picture": "the file is neither PNG nor JPEG, expected a picture in one of them",
      "noise": "the cells would be 6 pixels wide, expected at least 12",
      "one colour": "found no lattice of lines in the picture, expected a board",
      "page of text": "found no lattice of lines in the picture, expected a board",
      "two boards": "found no lattice of lines in the picture, expected a board",
    }
  `);
});

it('compares noise with no type', async () => {
  const type = await loadType('thermometers');
  const parser = await type.described!.pictureParser();
  let samples = 0;
  const sample: typeof parser.sample = (size) => {
    samples++;
    return parser.sample(size);
  };
  const described = { ...type.described!, pictureParser: async () => ({ ...parser, sample }) };
  expect(await refusalOf(noise(500, 500), { ...type, described })).toMatch(
    /^the (?:cells would be|board of) /,
  );
  expect(samples).toBe(0);
});
