import { expect, it } from 'vitest';
import { decodePicture, readPicture } from '../src/index.js';
import { tilted, withBlur, withShadow } from './distortions.js';
import { countOutcomes, prove, SETTINGS } from './goals.js';
import { examplesOf, loadType } from './puzzle-types.js';
import { rasterise } from './rasterise.js';

it.each([1, -3])(
  'reads a board that is tilted by %i degrees, and tells where its cells are',
  async (degrees) => {
    const type = await loadType('sudoku');
    const puzzle = examplesOf(type)[3];
    const straight = decodePicture(rasterise(type.draw(puzzle as never), { cellSize: 40 }));
    const {
      puzzle: read,
      doubts,
      texts,
    } = await readPicture(tilted(straight, degrees), { types: [type], prove });
    expect(type.print(read as never)).toBe(type.print(puzzle as never));
    expect(doubts).toEqual([]);
    const expected = await readPicture(straight, { types: [type], prove });
    const pad = Math.ceil(0.06 * straight.width);
    for (const [nth, { box }] of texts.entries()) {
      const { left, top } = expected.texts[nth]!.box;
      // The corners of the board move by the sine of the angle.
      const reach = 0.055 * straight.width;
      expect(Math.abs(box.left - left - pad)).toBeLessThan(reach);
      expect(Math.abs(box.top - top - pad)).toBeLessThan(reach);
    }
  },
);

it('reads a photograph in uneven light and slight perspective', async () => {
  const type = await loadType('hitori');
  const puzzle = examplesOf(type)[1];
  const straight = decodePicture(rasterise(type.draw(puzzle as never), { cellSize: 40 }));
  const photograph = withShadow(withBlur(tilted(straight, -2, 0.04), 0.3), 0.35);
  const { puzzle: read } = await readPicture(photograph, { types: [type], prove });
  expect(type.print(read as never)).toBe(type.print(puzzle as never));
});

it.each(SETTINGS.filter(({ name }) => /^(tilt|scan|photograph)/.test(name)))(
  'reads nothing wrong without a doubt: $name',
  async (setting) => {
    expect((await countOutcomes(['heyawake', 'hitori', 'takuzu'], setting))['silently wrong']).toBe(0);
  },
);

it('finds the faint lines of scans and photographs', async () => {
  for (const setting of SETTINGS.filter(({ name }) => /^(scan|photograph)/.test(name)))
    expect((await countOutcomes(['takuzu'], setting)).refused).toBeLessThanOrEqual(2);
});

it('finds an outline that is not connected to the lines inside', async () => {
  const setting = SETTINGS.find(({ name }) => name.startsWith('photograph'))!;
  expect((await countOutcomes(['hitori', 'takuzu'], setting)).refused).toBe(0);
});
