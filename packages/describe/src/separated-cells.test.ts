import { Board, Random, regionsOf } from '@gridproof/core';
import { expect, it } from 'vitest';
import { SeparatedCells } from './separated-cells.js';

it('adds cells that touch no other and leave the rest connected, until there is no further one', () => {
  for (let height = 1; height <= 6; height++)
    for (let width = 1; width <= 6; width++)
      for (let seed = 0; seed < 5; seed++) {
        const board = new Board(width, height);
        const separated = new SeparatedCells(board);
        separated.fill(new Random(seed));
        const { cells: shaded } = separated;
        const isAllowed = (cells: ReadonlySet<unknown>) =>
          board.cells.every(
            (cell) => !cells.has(cell) || !board.neighbours(cell).some((near) => cells.has(near)),
          ) &&
          regionsOf(board, (one, other) => !cells.has(one) && !cells.has(other)).filter(
            ([first]) => !cells.has(first),
          ).length <= 1;
        expect(isAllowed(shaded)).toBe(true);
        for (const cell of board.cells)
          if (!shaded.has(cell))
            expect(isAllowed(new Set([...shaded, cell])), `${width}x${height}`).toBe(false);
      }
});
