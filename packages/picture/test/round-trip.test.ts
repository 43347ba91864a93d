import { expect, it } from 'vitest';
import { decodePicture } from '../src/index.js';
import { type Outcome, outcomeOf } from './goals.js';
import { examplesOf, loadType, TYPE_NAMES } from './puzzle-types.js';
import { type RasterOptions, rasterise } from './rasterise.js';

/** Draws the examples of all types as PNG, reads them again, and counts the outcomes of each type. */
async function tableOf(options: RasterOptions): Promise<readonly string[]> {
  const table: string[] = [];
  for (const name of TYPE_NAMES) {
    const type = await loadType(name);
    const counts = new Map<Outcome, number>();
    for (const puzzle of examplesOf(type)) {
      const picture = type.draw(puzzle as never);
      const outcome = await outcomeOf(type, picture, decodePicture(rasterise(picture, options)));
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    }
    const parts = [...counts].sort().map(([outcome, count]) => `${count} ${outcome}`);
    table.push(`${name}: ${parts.join(', ')}`);
  }
  return table;
}

const SETTINGS: readonly (readonly [string, RasterOptions])[] = [
  ['light', { cellSize: 28, scheme: 'light' }],
  ['dark', { cellSize: 40, scheme: 'dark' }],
];

it.each(SETTINGS)('reads drawings on %s paper, and nothing wrong without a doubt', async (_, options) => {
  const table = await tableOf(options);
  expect(table).toMatchSnapshot();
  expect(table.filter((line) => line.includes('silently'))).toEqual([]);
});
