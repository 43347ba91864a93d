import { testPuzzle, unsolvableReasons } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { hitori } from './index.js';

testPuzzle(hitori, { idleClues: 'numbers that their row and column have once' });

it('says why nothing fits', async () => {
  expect(await unsolvableReasons('11/11', hitori)).toMatchInlineSnapshot(`
    [
      "No number stands twice among the unshaded cells of a row or column.",
      "Shaded cells share no side.",
      "All unshaded cells are connected: row 1, columns 1 and 2; row 2, column 1; row 1, column 1; row 2, columns 1 and 2.",
    ]
  `);
  expect(await unsolvableReasons('1111/2345', hitori)).toMatchInlineSnapshot(`
    [
      "No number stands twice among the unshaded cells of a row or column: row 1.",
      "Shaded cells share no side: row 1.",
    ]
  `);
});
