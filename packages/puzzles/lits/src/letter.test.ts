import { Board, type Cell, Grid, Model, pairs, placeKey, placement } from '@gridproof/core';
import { expect, it } from 'vitest';
import { letterOf } from './letter.js';
import { TETROMINOES } from './tetrominoes.js';

const keyOf = (cells: readonly Cell[]): string =>
  cells
    .map(placeKey)
    .sort((a, b) => a - b)
    .join(' ');

it('is what the encoding places, for every four cells of a board', () => {
  const { cells } = new Board(4, 5);
  const m = new Model();
  const { placements } = placement(
    Grid.from(cells, () => m.bool()),
    [{ shapes: TETROMINOES, number: 1 }],
  );
  const letters = new Map(
    placements.map((one) => [keyOf(one.cells), 'LITS'[TETROMINOES.indexOf(one.shape)]]),
  );
  expect(letters.size).toBe(placements.length);
  expect(TETROMINOES.map((shape) => placements.filter((one) => one.shape === shape).length)).toEqual([
    68, 13, 34, 34,
  ]);
  for (const [at, [a, b]] of pairs(cells).entries())
    for (const [c, d] of pairs(cells).slice(at + 1)) {
      const four = [a, b, c, d];
      if (new Set(four).size === 4) expect(letterOf(four)).toBe(letters.get(keyOf(four)));
    }
});

it('needs four cells', () => {
  const { cells } = new Board(5, 1);
  expect([0, 1, 2, 3, 4, 5].map((n) => letterOf(cells.slice(0, n)))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'I',
    undefined,
  ]);
});
