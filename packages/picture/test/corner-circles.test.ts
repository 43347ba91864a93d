import type { Corner, Grid } from '@gridproof/core';
import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { decodePicture, readPicture } from '../src/index.js';
import { prove } from './goals.js';
import { examplesOf, loadType } from './puzzle-types.js';
import { fontFile } from './rasterise.js';

interface Slant {
  readonly board: { readonly width: number; readonly height: number };
  readonly numbers: Grid<number | undefined, Corner>;
}

const [SIZE, PAD] = [32, 32];
const at = (n: number): number => PAD + n * SIZE + 0.5;

/** Draws a board of Slant with bold numbers in large circles, which reach far into the cells, on a grey ground. */
function slantBoard({ board: { width, height }, numbers }: Slant): Buffer {
  const path = (...[fromX, fromY, toX, toY]: readonly number[]) =>
    `<path d="M${fromX} ${fromY}L${toX} ${toY}" stroke="#939393"/>`;
  const lines = [
    ...Array.from({ length: width + 1 }, (_, n) => path(at(n), at(0), at(n), at(height))),
    ...Array.from({ length: height + 1 }, (_, n) => path(at(0), at(n), at(width), at(n))),
  ];
  const circles = numbers.known().map(([{ row, col }, number]) => {
    const centre = `cx="${at(col)}" cy="${at(row)}"`;
    const text = `x="${at(col)}" y="${at(row) + 6}" text-anchor="middle" font-size="17" font-weight="700"`;
    return `<circle ${centre} r="10" fill="#d5d5d5" stroke="#000"/><text ${text} font-family="Arimo">${number}</text>`;
  });
  const [w, h] = [2 * PAD + width * SIZE, 2 * PAD + height * SIZE];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="100%" height="100%" fill="#d5d5d5"/>${lines.join('')}${circles.join('')}</svg>`;
  const font = { fontFiles: [fontFile('arimo', 700)], loadSystemFonts: false };
  return new Resvg(svg, { font }).render().asPng();
}

it('reads numbers in large circles at corners, and knows their type', async () => {
  const types = await Promise.all(['kurodoko', 'slant', 'tapa'].map(loadType));
  const slant = types.find(({ id }) => id === 'slant')!;
  const puzzle = examplesOf(slant).find((one) => (one as Slant).board.width >= 8) as Slant;
  const reading = await readPicture(decodePicture(slantBoard(puzzle)), { types, prove });
  expect(reading.type.id).toBe('slant');
  expect(slant.print(reading.puzzle)).toBe(slant.print(puzzle));
  expect(reading.doubts).toEqual([]);
});
