import { testPuzzle, whyUnsolvable } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { galaxies } from './index.js';

testPuzzle(galaxies);

it('tells why nothing fits', async () => {
  expect(await whyUnsolvable('.|.|o\n-+-+-\n.|o|.\n-+-+-\n.|.|.', galaxies)).toMatchInlineSnapshot(`
    [
      "Clue: a circle at row 1, column 3.",
      "Each region has exactly one centre, and half a turn about it takes the region onto itself: row 1, column 3; row 2, column 2; row 3, column 1.",
    ]
  `);
});
