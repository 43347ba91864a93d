import { testPuzzle, unsolvableReasons } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { slant } from './index.js';

testPuzzle(slant);

it('says why nothing fits', async () => {
  expect(await unsolvableReasons('....\n.44.\n....', slant)).toMatchInlineSnapshot(`
    [
      "A number counts the diagonals that touch its corner: 4 at corners 2, 2 and 2, 3.",
    ]
  `);
});
