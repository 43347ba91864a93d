import { stepsInWords, testPuzzle } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { skyscrapers } from './index.js';

testPuzzle(skyscrapers);

it('notes down first what the clues along an edge exclude, where a step would need them all', async () => {
  // Simon Tatham's Towers, generated at 5, easy.
  const steps = await stepsInWords('5:3/3/3/2/1/1/3/2/3/3/3/3/2/3/1/1/2/4/3/3', skyscrapers);
  expect(Math.max(...steps.map(({ reasons }) => reasons))).toBeLessThanOrEqual(4);
  expect(steps.slice(0, 5).map(({ claim, known }) => [claim, known])).toMatchInlineSnapshot(`
    [
      [
        "Row 1, column 4 is not 5.",
        "",
      ],
      [
        "Row 1, column 3 is not 4 or 5; row 2, column 3 is not 5.",
        "",
      ],
      [
        "Row 1, column 2 is not 4 or 5; row 2, column 2 is not 5.",
        "",
      ],
      [
        "Row 1, column 1 is not 4 or 5; row 2, column 1 is not 5.",
        "",
      ],
      [
        "Row 1, column 5 is 5.",
        "Known: row 1, columns 1 to 4 are not 5.",
      ],
    ]
  `);
});
