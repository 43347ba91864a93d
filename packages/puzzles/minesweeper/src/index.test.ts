import { testPuzzle, unsolvableReasons } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { minesweeper } from './index.js';

testPuzzle(minesweeper);

it('says why nothing fits', async () => {
  expect(await unsolvableReasons('1.1.3\n.....', minesweeper)).toMatchInlineSnapshot(`
    [
      "A number counts the mines in the up to eight cells around it: 1 at row 1, column 3; 3 at row 1, column 5.",
    ]
  `);
});

it('counts the mines that are left', () => {
  const puzzle = minesweeper.parse('mines: 2\n\n1..\n...');
  const { drawEntries } = minesweeper.described!;
  const left = (...mines: readonly number[]) =>
    drawEntries(puzzle, new Map(mines.map((variable) => [variable, true]))).bank?.map(({ label }) => label);
  expect(left()).toEqual(['2 mines']);
  expect(left(1)).toEqual(['1 mine']);
  expect(left(1, 2, 5)).toEqual(['-1 mines']);
  expect(minesweeper.draw(minesweeper.parse('1..\n...')).bank).toBeUndefined();
});
