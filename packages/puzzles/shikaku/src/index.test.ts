import { testPuzzle, unsolvableReasons } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { shikaku } from './index.js';

testPuzzle(shikaku);

it.each([
  // No clue reaches the cell in the middle.
  ['2.2\n...\n2..', 'The board is divided into rectangles, each with exactly one clue: row 2, column 2.'],
  ['2.2\n2.2', 'A number counts the cells of its rectangle: all together are 8, but the board has 6 cells.'],
])('tells why nothing fits: %j', async (text, reason) => {
  expect(await unsolvableReasons(text, shikaku)).toContain(reason);
});
