import { testPuzzle, whyUnsolvable } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { lits } from './index.js';

testPuzzle(lits);

it('tells why nothing fits', async () => {
  expect(await whyUnsolvable('AAAABBBB', lits)).toMatchInlineSnapshot(`
    [
      "In each region exactly four cells are shaded, and they form an L, I, T or S: row 1, columns 1 to 4; row 1, columns 5 to 8.",
      "Tetrominoes of the same letter, turned or mirrored, share no side: row 1, columns 4 and 5.",
    ]
  `);
});
