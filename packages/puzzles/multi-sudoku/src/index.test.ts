import { testPuzzle } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { multiSudoku } from './index.js';

/** Grids of 2x2, with some holes and some numbers of a chequered answer. */
const chequered = (
  { width, height }: { readonly width: number; readonly height: number },
  randomBelow: (bound: number) => number,
) => {
  // One grid is a sudoku.
  if (width === 2 && height === 2) return undefined;
  const sign = (row: number, col: number) =>
    ['x', '.', '.', '.', `${1 + ((row + col) % 2)}`][randomBelow(5)]!;
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, col) => sign(row, col)).join(''),
  );
  return multiSudoku.parse(rows.join('\n'));
};

testPuzzle(multiSudoku, { drawSolvable: chequered });

it('generates a board of each layout that has the requested size', () => {
  const { variants, settings } = multiSudoku.described!.factory;
  const sizes = Object.entries(variants).map(([name, { settings }]) => [name, settings.defaultSize?.width]);
  expect(Object.fromEntries(sizes)).toEqual({
    ...{ samurai: 21, butterfly: 12, sohei: 21, twin: 15, windmill: 21 },
  });
  expect(settings.defaultSize?.width).toBe(21);
});
