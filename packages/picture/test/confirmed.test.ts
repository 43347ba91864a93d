import { readPuzzle } from '@gridproof/core';
import { expect, it } from 'vitest';
import { decodePicture, PictureError, readPicture } from '../src/index.js';
import { prove } from './goals.js';
import { loadType } from './puzzle-types.js';
import { rasterise } from './rasterise.js';

/** A board whose third number may be 3 or 8; both leave one answer. */
const BOARD =
  '.6D579241\n925.14.76\n471.2695.\n7146..529\n6.9752.14\n.524916.7\n1.624579.\n24.9.7165\n59716.4.2';

it('keeps the texts that the user confirms', async () => {
  const type = await loadType('sudoku');
  const textWith = (digit: string) => BOARD.replace('D', digit);
  const [three, eight] = ['3', '8'].map((digit) => {
    const { puzzle } = readPuzzle(textWith(digit), [type], { as: type.id });
    return decodePicture(rasterise(type.draw(puzzle as never)));
  });
  const raster = { ...three!, rgb: three!.rgb.map((one, at) => (one + eight!.rgb[at]!) / 2) };
  const { doubts } = await readPicture(raster, { types: [type], prove });
  expect(doubts.map(({ name }) => name)).toEqual(['row 1, column 3']);
  for (const digit of ['3', '8']) {
    const confirmed = new Map([[doubts[0]!.key!, digit]]);
    const reading = await readPicture(raster, { types: [type], prove, confirmed });
    expect(type.print(reading.puzzle as never).trim()).toBe(textWith(digit));
    expect(reading.doubts).toEqual([]);
  }
});

it('names the types between which a picture does not decide', async () => {
  const types = await Promise.all(['takuzu', 'fillomino', 'sudoku'].map(loadType));
  // Any of them may have a board whose clues are all 1.
  const ones = types[0]!.parse('1...\n..1.\n.1..\n...1');
  const raster = decodePicture(rasterise(types[0]!.draw(ones as never)));
  const error = await readPicture(raster, { types }).catch((one: unknown) => one);
  expect(error).toBeInstanceOf(PictureError);
  expect((error as PictureError).types).toContain('takuzu');
});
