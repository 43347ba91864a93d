import { Board } from '@gridproof/core';
import { expect, it } from 'vitest';
import { faults } from '../test/faults.js';
import { readMissingCells, writeMissingCells } from './missing-cells.js';
import { Scanner } from './scanner.js';

it('reads what it writes', () => {
  const board = new Board(3, 2);
  for (const missing of [[], [board.cell(0, 0)], [board.cell(0, 2), board.cell(1, 1)], board.cells]) {
    const text = writeMissingCells(board, missing);
    expect(readMissingCells(new Scanner(text), board)).toEqual(missing);
    expect(text === '').toBe(missing.length === 0);
  }
});

it('says what is wrong, and where', () => {
  const read = (text: string) => readMissingCells(new Scanner(text), new Board(2, 2));
  expect(faults(['w', '00'], read)).toMatchInlineSnapshot(`
    "
    w
    ^
    column 1: found 'w', expected a digit from 0 to 9 or a letter from a to v
    00
     ^
    column 2: more than the 4 cells of this board are described
    "
  `);
});
