import { Board, Random } from '@gridproof/core';
import { expect, it } from 'vitest';
import { latinGrid, latinSquare } from './latin-square.js';

it('has each number once in every row and column, and another seed makes another square', () => {
  for (let side = 0; side <= 25; side++) {
    const rows = latinSquare(side, Random.of(`${side}`));
    const numbers = rows.map((_, at) => at + 1);
    for (const line of [...rows, ...numbers.map((n) => rows.map((row) => row[n - 1]!))])
      expect([...line].sort((a, b) => a - b)).toEqual(numbers);
  }
  expect(latinSquare(5, Random.of('a'))).toEqual(latinSquare(5, Random.of('a')));
  expect(latinSquare(5, Random.of('a'))).not.toEqual(latinSquare(5, Random.of('b')));
});

it.each([
  [5, 5],
  [6, 3],
  [2, 7],
])('repeats no number in a line of a board of %ix%i', (width, height) => {
  const board = new Board(width, height);
  const grid = latinGrid(board, Random.of('a'));
  for (const line of board.lines) expect(new Set(grid.pick(line)).size).toBe(line.length);
  expect(Math.max(...grid.values)).toBe(Math.max(width, height));
});
