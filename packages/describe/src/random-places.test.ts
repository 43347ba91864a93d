import { Board, placeKey, Random, SYMMETRIES } from '@gridproof/core';
import { expect, it } from 'vitest';
import { drawPlaces } from './random-places.js';

it.each(SYMMETRIES)('draws at most so many places, with the symmetry %s', (symmetry) => {
  const board = new Board(6, 6);
  for (const places of [board.cells, board.innerSides]) {
    const drawn = drawPlaces<(typeof places)[number]>(places, 10, { board, symmetry, random: new Random(1) });
    expect(drawn.size).toBeGreaterThan(4);
    expect(drawn.size).toBeLessThanOrEqual(10);
    if (symmetry !== 'half') continue;
    const keys = new Set([...board.cells].filter((cell) => drawn.has(cell)).map(placeKey));
    for (const cell of board.cells)
      expect(keys.has(placeKey(cell))).toBe(keys.has(placeKey(board.cell(5 - cell.row, 5 - cell.col))));
  }
});
