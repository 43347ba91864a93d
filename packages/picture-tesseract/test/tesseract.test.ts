import { readFileSync } from 'node:fs';
import { decodePicture, type InkImage } from '@gridproof/picture';
import { afterAll, expect, it } from 'vitest';
import { createTesseract } from '../src/index.js';

const DIGITS = '0123456789';
/** The example of the command line: cells of 28 pixels from this corner, and its digits. */
const BOARD = readFileSync(new URL('../../../examples/board.png', import.meta.url));
const [CELL, CORNER] = [28, 8];

const tesseract = createTesseract();
afterAll(() => tesseract.close());

/** Returns the ink within the lines of a cell, black on white. */
function inkOf(row: number, col: number): InkImage {
  const { width, rgb } = decodePicture(BOARD);
  const side = CELL - 6;
  const ink = Float32Array.from({ length: side * side }, (_, at) => {
    const x = CORNER + col * CELL + 3 + (at % side);
    const y = CORNER + row * CELL + 3 + Math.floor(at / side);
    return 1 - rgb[3 * (y * width + x)]! / 255;
  });
  return { width: side, height: side, ink };
}

it('reads the digits of a board', async () => {
  const digits = ['.6.5.9.4.', '92.....76', '..1...9..', '7..6.3..9'];
  const seen: string[] = [];
  for (const [row, line] of digits.entries()) {
    let text = '';
    for (const [col, digit] of [...line].entries())
      text += digit === '.' ? digit : ((await tesseract.readText(inkOf(row, col), DIGITS)) ?? '?');
    seen.push(text);
  }
  expect(seen).toEqual(digits);
});

it('reads only the given characters', async () => {
  expect(await tesseract.readText(inkOf(1, 7), '7')).toBe('7');
  expect(await tesseract.readText(inkOf(1, 7), 'x')).not.toBe('7');
});

it('is not confident about an empty cell', async () => {
  expect(await tesseract.readText(inkOf(0, 0), DIGITS)).toBeUndefined();
});
