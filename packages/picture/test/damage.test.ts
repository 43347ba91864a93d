import { expect, it } from 'vitest';
import { countDamages } from './damage.js';

it('corrects or asks a digit that looks like another one', async () => {
  const counts = await countDamages(['sudoku', 'hitori', 'mosaic'], 12, 0.7);
  expect(counts['silently wrong']).toBe(0);
  expect(counts).toMatchInlineSnapshot(`
    {
      "asked": 10,
      "corrected": 2,
      "refused": 0,
      "silently wrong": 0,
    }
  `);
});
