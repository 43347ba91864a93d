import { Board, evaluate, Model } from '@gridproof/core';
import { expect, it } from 'vitest';
import { changesAtMostTwice, edgeCells } from './edge-cells.js';

it.each([
  [1, 1],
  [4, 1],
  [1, 3],
  [2, 2],
  [3, 2],
  [5, 4],
])('the rim of a board %ix%i is walked along from cell to cell', (width, height) => {
  const board = new Board(width, height);
  const cells = edgeCells(board);
  const isAtEdge = ({ row, col }: { row: number; col: number }) =>
    row === 0 || col === 0 || row === height - 1 || col === width - 1;
  expect(new Set(cells)).toEqual(new Set(board.cells.filter(isAtEdge)));
  expect(cells).toHaveLength(new Set(cells).size);
  for (const [at, cell] of cells.slice(1).entries()) expect(board.neighbours(cell)).toContain(cells[at]);
  if (Math.min(width, height) > 1) expect(board.neighbours(cells[0]!)).toContain(cells.at(-1));
});

it.each([0, 1, 2, 3, 4, 5, 6, 7])('of a ring of %i all are allowed that change twice at most', (length) => {
  const m = new Model();
  const ring = Array.from({ length }, () => m.bool());
  const allowed = changesAtMostTwice(m, ring);
  for (let bits = 0; bits < 2 ** length; bits++) {
    const values = ring.map((_, at) => (bits & (1 << at)) !== 0);
    const changes = values.filter((one, at) => one !== values.at(at - 1)).length;
    expect(evaluate(allowed, values)).toBe(changes <= 2);
  }
});
