import { testPuzzle, whyUnsolvable } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { takuzu } from './index.js';

testPuzzle(takuzu);

it('says why nothing fits', async () => {
  expect(await whyUnsolvable('1.1.\n....\n1.1.\n....', takuzu)).toMatchInlineSnapshot(`
    [
      "Clues: 1 at rows 1 and 3, columns 1 and 3.",
      "Each row and each column holds as many zeros as ones: rows 1 and 3.",
      "No two rows are equal, and no two columns: rows 1 and 3.",
    ]
  `);
});
