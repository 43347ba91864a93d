import { readPuzzle } from '@gridproof/core';
import { expect, it } from 'vitest';
import { decodePicture } from '../src/index.js';
import { withBlur } from './distortions.js';
import { countOutcomes, outcomeOf, SETTINGS } from './goals.js';
import { loadType } from './puzzle-types.js';
import { rasterise } from './rasterise.js';

/** Types with walls of the colour of black cells, and with items of which several may be the misread one. */
const TYPES = ['heyawake', 'puzlogic'];

it.each(SETTINGS.filter(({ name }) => /^(scaled|JPEG|blur|noise)/.test(name)))(
  'reads nothing wrong without a doubt: $name',
  async (setting) => {
    expect((await countOutcomes(TYPES, setting))['silently wrong']).toBe(0);
  },
);

it('reads a blurred strip whole', async () => {
  const minesweeper = await loadType('minesweeper');
  const { puzzle } = readPuzzle('minesweeper\nmines: 1\n1...1', [minesweeper]);
  const picture = minesweeper.draw(puzzle as never);
  const raster = decodePicture(rasterise(picture, { cellSize: 36 }));
  expect(await outcomeOf(minesweeper, picture, withBlur(raster, 0.5))).toBe('right');
});
