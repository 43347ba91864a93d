import { Board, Random } from '@gridproof/core';
import { expect, it } from 'vitest';
import { randomDominoes } from './random-dominoes.js';

it.each([
  [4, 4],
  [5, 4],
  [4, 5],
  [5, 5],
  [1, 6],
  [1, 1],
])('covers a board of %ix%i, except for one cell of an odd number', (width, height) => {
  const board = new Board(width, height);
  const layouts = ['a', 'b', 'c', 'd'].map((seed) => randomDominoes(board, Random.of(seed)));
  for (const dominoes of layouts) {
    expect(dominoes.flat().length).toBe(board.cells.length);
    const single = dominoes.filter((cells) => cells.length === 1);
    expect(single).toHaveLength(board.cells.length % 2);
    expect(dominoes.every(({ length }) => length <= 2)).toBe(true);
  }
  if (width > 3) expect(new Set(layouts.map((one) => JSON.stringify(one))).size).toBeGreaterThan(1);
});
