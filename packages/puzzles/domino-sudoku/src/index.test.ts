import { testPuzzle, unsolvableReasons } from '@gridproof/testkit';
import { describe, expect, it } from 'vitest';
import { dominoSudoku } from './index.js';

testPuzzle(dominoSudoku, {
  longPaths: ['eight by eight', 'eight by eight, the clue a cell to the left'],
  solvable: {
    minFraction: 0,
    reason: 'three by three has no answer, and four by four is too large to try all',
  },
});

it('says why nothing fits', async () => {
  expect(await unsolvableReasons('12..\n....\n....\n....', dominoSudoku)).toMatchInlineSnapshot(`
    [
      "Clues: 1 at r1c1; 2 at r1c2.",
      "Two neighbours in a row, both before its last cell, are a domino: they name a row and a column, and where these cross stands the number of the row that the domino lies in: r1c12.",
    ]
  `);
});

describe('the rule of the dominoes', () => {
  const broken = (answer: string) => {
    const puzzle = dominoSudoku.parse('....\n....\n....\n....');
    return [...dominoSudoku.verify(puzzle, dominoSudoku.readAnswer(answer, puzzle))];
  };

  it('leaves the last column out', () => {
    // The last two cells of the second row would name row 4, column 3: no 2 stands there.
    expect(broken('3412/2143/4321/1234')).toEqual([]);
  });

  it('names the domino and the cell that it names', () => {
    const [violation] = broken('3412/2143/1234/4321').filter(({ rule }) => rule === 'domino');
    expect(violation?.places).toMatchObject([
      { row: 0, col: 0 },
      { row: 0, col: 1 },
      { row: 2, col: 3 },
    ]);
  });
});
