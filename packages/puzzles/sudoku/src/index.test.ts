import { read } from '@gridproof/describe';
import { testPuzzle, unsolvableReasons } from '@gridproof/testkit';
import { expect, it } from 'vitest';
import { sudoku } from './index.js';

testPuzzle(sudoku, { longPaths: ['very hard'] });

it('says why nothing fits', async () => {
  expect(await unsolvableReasons('12..\n..3.\n....\n..4.', sudoku)).toMatchInlineSnapshot(`
    [
      "Clues: 1 at r1c1; 2 at r1c2; 3 at r2c3.",
      "Each row holds every number once: row 2.",
      "Each box holds every number once: r12c12.",
    ]
  `);
});

it('draws its diagonals as lines, and other cells as they are', () => {
  const tones = (text: string) =>
    (sudoku.draw(sudoku.parse(text)).shades ?? []).map(
      ({ at: { row, col }, tone }) => `${row}${col} ${tone}`,
    );
  const even = '1...\n....\n....\n....';
  expect(tones(even)).toEqual([]);
  expect(tones(`diagonals: yes\n${even}`)).toEqual([
    '00 falling',
    '03 rising',
    '11 falling',
    '12 rising',
    '21 rising',
    '22 falling',
    '30 rising',
    '33 falling',
  ]);
  const { puzzle } = sudoku.examples.find(({ name }) => name === 'diagonals')!;
  const nine = sudoku.draw(read(sudoku, puzzle)).shades ?? [];
  expect(nine).toHaveLength(17);
  expect(nine.filter(({ tone }) => tone === 'crossing').map(({ at }) => [at.row, at.col])).toEqual([[4, 4]]);
});
