import { expect, it } from 'vitest';
import { decodePicture, readPicture } from '../src/index.js';
import { countDamages, damaged } from './damage.js';
import { prove } from './goals.js';
import { examplesOf, loadType } from './puzzle-types.js';
import { rasterise } from './rasterise.js';

it('corrects or asks a digit that looks like another one', async () => {
  const counts = await countDamages(['sudoku', 'hitori', 'mosaic'], 12, 0.7);
  expect(counts['silently wrong']).toBe(0);
  expect(counts).toMatchInlineSnapshot(`
    {
      "asked": 6,
      "corrected": 6,
      "refused": 0,
      "silently wrong": 0,
    }
  `);
});

it('asks a digit that reads as another one, if a stroke of it is paler', async () => {
  const type = await loadType('hitori');
  const puzzle = type.parse('4522367\n1437726\n6251432\n6145751\n4365277\n3632145\n4215671');
  const picture = type.draw(puzzle as never);
  const mark = picture.marks.find(({ at }) => at.row === 5 && at.col === 0)!;
  const { doubts, texts } = await readPicture(damaged(picture, mark, 0.85), { types: [type], prove });
  expect(texts.find(({ place }) => place.row === 5 && place.col === 0)!.text).toBe('8');
  expect(doubts.map(({ name }) => name)).toEqual(['row 6, column 1']);
});

it('does not ask a digit that a board shows once, if it is like the others', async () => {
  const type = await loadType('sudoku');
  for (const nth of [2, 4, 8]) {
    const picture = type.draw(examplesOf(type)[nth] as never);
    const raster = decodePicture(rasterise(picture, { cellSize: 40 }));
    expect((await readPicture(raster, { types: [type], prove })).doubts).toEqual([]);
  }
});
