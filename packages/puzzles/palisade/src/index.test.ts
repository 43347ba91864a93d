import { readEntries } from '@gridproof/core';
import { testPuzzle, unsolvableReasons } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { palisade } from './index.js';

testPuzzle(palisade);

it('says why nothing fits', async () => {
  expect(await unsolvableReasons('cells: 3/.../.0./...', palisade)).toMatchInlineSnapshot(`
    [
      "A number counts the sides of its cell that are walls, the rim of the board included: 0 at row 2, column 2.",
      "The walls divide the board into regions of the given number of cells, and none stands within a region: the piece at row 1, column 2; row 2, columns 1 to 3.",
    ]
  `);
});

it('says what cannot be divided, and by what it could be', () => {
  expect(() => palisade.parse('...\n...\ncells: 4')).toThrowErrorMatchingInlineSnapshot(
    `[PuzzleError: 6 cells cannot be divided into regions of 4, expected one of 1, 2, 3, 6]`,
  );
  expect(() => palisade.parse('cells: 3\nx..\n...')).toThrowErrorMatchingInlineSnapshot(
    `[PuzzleError: 5 cells cannot be divided into regions of 3, expected one of 1, 5]`,
  );
  expect(() => palisade.parse('...\n...')).toThrowErrorMatchingInlineSnapshot(
    `[PuzzleError: the number of cells of a region is missing, expected a line as 'cells: 6']`,
  );
  expect(() => palisade.formats!.sgt!.read('3x2:a1d', {})).toThrowErrorMatchingInlineSnapshot(
    `[PuzzleError: found '3x2', expected a size and the cells of a region as in 10x10n5]`,
  );
});

it('new boards have regions of five cells, or of a number near to it', () => {
  const cellsOf = (width: number, height: number) =>
    palisade.described!.factory.emptyPuzzle({ width, height })?.cells;
  const sizes = [
    [10, 10],
    [6, 6],
    [7, 7],
    [3, 3],
    [11, 11],
    [8, 8],
    [9, 2],
    [1, 1],
  ] as const;
  expect(sizes.map(([width, height]) => cellsOf(width, height))).toEqual([5, 4, 7, 3, 11, 4, 6, 1]);
});

it('reads a map of the regions, whole or in part', () => {
  const puzzle = palisade.parse('cells: 2\n3.\n.3');
  const answer = '3x.\n-+-\n.x3';
  for (const map of ['AA/BB', 'a a\nb b', '10 10\n9 9'])
    expect(palisade.printAnswer(palisade.readAnswer(map, puzzle), puzzle)).toBe(answer);
  expect(readEntries(palisade, puzzle, 'A?/B.').map(({ value }) => value)).toEqual([true]);
});
