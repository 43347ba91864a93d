import { testPuzzle, whyUnsolvable } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { sudoku } from './index.js';

testPuzzle(sudoku, { longPaths: ['very hard'] });

it('says why nothing fits', async () => {
  expect(await whyUnsolvable('12..\n..3.\n....\n..4.', sudoku)).toMatchInlineSnapshot(`
    [
      "Clues: 1 at r1c1; 2 at r1c2; 3 at r2c3.",
      "Each row holds every number once: row 2.",
      "Each box, or each region of a jigsaw, holds every number once: r12c12.",
    ]
  `);
});
