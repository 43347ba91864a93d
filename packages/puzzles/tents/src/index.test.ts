import { stepsInWords, testPuzzle } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { tents } from './index.js';

testPuzzle(tents);

it('sees in one look where no tree is beside', async () => {
  // Simon Tatham's Tents, generated at 4x4, easy.
  const [first, ...others] = await stepsInWords('4x4:f_dc,0,1,1,1,1,0,1,1', tents);
  expect(first).toMatchInlineSnapshot(`
    {
      "because": [
        "Each tree has a tent of its own beside it, and each tent a tree: row 1, columns 1 and 2; row 2, column 1; row 3, column 2; row 4, columns 3 and 4.",
      ],
      "claim": "Row 1, columns 1 and 2, row 2, column 1, row 3, column 2 and row 4, columns 3 and 4 do not hold a tent.",
      "known": "",
      "reasons": 1,
      "sentence": "Only tree: row 1, columns 1 and 2, row 2, column 1, row 3, column 2 and row 4, columns 3 and 4 do not hold a tent.",
      "technique": "Only tree",
    }
  `);
  expect(others.map(({ claim }) => claim)).toMatchInlineSnapshot(`
    [
      "Row 2, column 2 does not hold a tent.",
      "Row 3, column 1 does not hold a tent.",
      "Row 4, column 2 holds a tent.",
      "Row 3, column 3 does not hold a tent.",
      "Row 3, column 4 holds a tent.",
      "Row 1, column 4 does not hold a tent.",
      "Row 1, column 3 holds a tent.",
    ]
  `);
});
