import { expect, it } from 'vitest';
import { decodePicture } from '../src/index.js';
import { type Outcome, outcomeOf } from './goals.js';
import { examplesOf, loadType, TYPE_NAMES } from './puzzle-types.js';
import { type RasterOptions, rasterise } from './rasterise.js';

/** Returns how an example of a type is drawn; undefined if it is not. */
type OptionsOf = (nth: number, typeNumber: number) => RasterOptions | undefined;

/** Draws the examples of all types as PNG, reads them again, and counts the outcomes of each type. */
async function tableOf(optionsOf: OptionsOf): Promise<readonly string[]> {
  const table: string[] = [];
  for (const [typeNumber, name] of TYPE_NAMES.entries()) {
    const type = await loadType(name);
    const counts = new Map<Outcome, number>();
    for (const [nth, puzzle] of examplesOf(type).entries()) {
      const options = optionsOf(nth, typeNumber);
      if (!options) continue;
      const picture = type.draw(puzzle as never);
      const outcome = await outcomeOf(type, picture, decodePicture(rasterise(picture, options)));
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    }
    const parts = [...counts].sort().map(([outcome, count]) => `${count} ${outcome}`);
    table.push(`${name}: ${parts.join(', ')}`);
  }
  return table;
}

const LIGHT: RasterOptions = { cellSize: 28, scheme: 'light' };
const DARK: RasterOptions = { cellSize: 40, scheme: 'dark' };

/** In the quick run, one of eight drawings, on light paper for one type and on dark paper for the next. */
const PAPERS: readonly (readonly [string, OptionsOf])[] =
  process.env.GRIDPROOF_PROPERTIES === 'quick'
    ? [['light or dark', (nth, typeNumber) => (nth % 8 > 0 ? undefined : typeNumber % 2 ? DARK : LIGHT)]]
    : [
        ['light', () => LIGHT],
        ['dark', () => DARK],
      ];

it.each(PAPERS)('reads drawings on %s paper, and nothing wrong without a doubt', async (paper, optionsOf) => {
  const table = await tableOf(optionsOf);
  // One file a paper: in CI, vitest refuses entries of a common file that one of the two modes does not draw.
  await expect(`${table.join('\n')}\n`).toMatchFileSnapshot(
    `__snapshots__/${paper.replaceAll(' ', '-')}.txt`,
  );
  expect(table.filter((line) => line.includes('silently'))).toEqual([]);
});
