import { Board, Random, regionsOf } from '@gridproof/describe';
import { expect, it } from 'vitest';
import { drawShading } from './shading.js';

it('shades cells that touch no other, leaves the rest connected, and takes in no further one', () => {
  for (let height = 1; height <= 6; height++)
    for (let width = 1; width <= 6; width++)
      for (let seed = 0; seed < 5; seed++) {
        const board = new Board(width, height);
        const shaded = drawShading(board, new Random(seed));
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
