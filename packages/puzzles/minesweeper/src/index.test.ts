import { testPuzzle, whyUnsolvable } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { minesweeper } from './index.js';

testPuzzle(minesweeper);

it('says why nothing fits', async () => {
  expect(await whyUnsolvable('1.1.3\n.....', minesweeper)).toMatchInlineSnapshot(`
    [
      "A number counts the mines in the up to eight cells around it: 1 at row 1, column 3; 3 at row 1, column 5.",
    ]
  `);
});
