import { expect, it } from 'vitest';
import { decodePicture, readPicture } from '../src/index.js';
import { tilted, withBlur, withShadow } from './distortions.js';
import { countOutcomes, prove, SETTINGS, type Setting } from './goals.js';
import { examplesOf, loadType } from './puzzle-types.js';
import { rasterise } from './rasterise.js';

const outcomes = new Map<string, ReturnType<typeof countOutcomes>>();

/** Counts the outcomes of the examples of a type. Two tests look at them. */
function outcomesIn(setting: Setting, type: string): ReturnType<typeof countOutcomes> {
  const key = `${setting.name} ${type}`;
  if (!outcomes.has(key)) outcomes.set(key, countOutcomes([type], setting));
  return outcomes.get(key)!;
}

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

it('reads a tilted board that has no cells in its corners', async () => {
  const type = await loadType('puzlogic');
  const puzzle = examplesOf(type)[6];
  const straight = decodePicture(rasterise(type.draw(puzzle as never), { cellSize: 40 }));
  const { puzzle: read } = await readPicture(tilted(straight, -3), { types: [type], prove });
  expect(type.print(read as never)).toBe(type.print(puzzle as never));
});

it('reads a photograph in uneven light and slight perspective', async () => {
  const type = await loadType('hitori');
  const puzzle = examplesOf(type)[1];
  const straight = decodePicture(rasterise(type.draw(puzzle as never), { cellSize: 40 }));
  const photograph = withShadow(withBlur(tilted(straight, -2, 0.04), 0.3), 0.35);
  const { puzzle: read } = await readPicture(photograph, { types: [type], prove });
  expect(type.print(read as never)).toBe(type.print(puzzle as never));
});

/** A scan and a photograph are also tilted, so the quick run leaves out drawings that only are. */
const [TILTED, TYPES] =
  process.env.GRIDPROOF_PROPERTIES === 'quick'
    ? [/^(scan|photograph)/, ['hitori', 'takuzu']]
    : [/^(tilt|scan|photograph)/, ['heyawake', 'hitori', 'takuzu']];

it.each(SETTINGS.filter(({ name }) => TILTED.test(name)))(
  'reads nothing wrong without a doubt: $name',
  async (setting) => {
    for (const type of TYPES)
      expect([type, (await outcomesIn(setting, type))['silently wrong']]).toEqual([type, 0]);
  },
);

it.each([
  ['scan', 2],
  ['photograph', 0],
])('finds the faint lines and the loose outline of a %s', async (name, most) => {
  const setting = SETTINGS.find((one) => one.name.startsWith(name))!;
  for (const type of ['hitori', 'takuzu'])
    expect((await outcomesIn(setting, type)).refused).toBeLessThanOrEqual(most);
});
