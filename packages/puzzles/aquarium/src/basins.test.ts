import { Board, type Cell, drawRegions, Random, regionsOf } from '@gridproof/describe';
import { expect, it } from 'vitest';
import { basinsOf } from './basins.js';

/** The basins, found row by row in what the region has from that row on down. */
function expected(board: Board, region: readonly Cell[], joined: boolean) {
  return [...new Set(region.map(({ row }) => row))].flatMap((top) => {
    const deep = new Set(region.filter(({ row }) => row >= top));
    const parts = joined
      ? [[...deep]]
      : regionsOf(board, (one, other) => deep.has(one) && deep.has(other)).filter(([first]) =>
          deep.has(first!),
        );
    return parts
      .map((part) => ({
        surface: part.filter(({ row }) => row === top),
        below: part.filter(({ row }) => row === top + 1),
      }))
      .filter(({ surface }) => surface.length > 0);
  });
}

it('finds a basin for each row and each part that a region has from there on down', () => {
  for (let seed = 0; seed < 20; seed++) {
    const board = new Board(3 + (seed % 4), 6);
    const regions = [...drawRegions(board, new Random(seed)), board.cells];
    for (const region of regions)
      for (const joined of [false, true])
        expect(basinsOf(board, region, joined)).toEqual(expected(board, region, joined));
  }
});
