import { testPuzzle, unsolvableReasons } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { mosaic } from './index.js';

testPuzzle(mosaic);

it('says why nothing fits', async () => {
  expect(await unsolvableReasons('4.3.\n.1..\n....', mosaic)).toMatchInlineSnapshot(`
    [
      "A number counts the black cells among its own and the up to eight around it: 4 at row 1, column 1; 1 at row 2, column 2.",
    ]
  `);
});
