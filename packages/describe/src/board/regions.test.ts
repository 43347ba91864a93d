import { Board, type Cell, joinRegions, regionIndices, regionsOf } from '@gridproof/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inRegions } from '../../test/boards.js';

describe('regions', () => {
  it('are all cells, each once, in reading order', () => {
    fc.assert(
      fc.property(inRegions, ({ board, regions }) => {
        const before = ({ row, col }: { row: number; col: number }) => row * board.width + col;
        const ascends = (numbers: number[]) =>
          numbers.every((number, at) => at === 0 || numbers[at - 1]! < number);
        expect(
          regions
            .flat()
            .map(before)
            .sort((a, b) => a - b),
        ).toEqual([...board.cells.keys()]);
        for (const cells of regions) expect(ascends(cells.map(before))).toBe(true);
        expect(ascends(regions.map((cells) => before(cells[0]!)))).toBe(true);
      }),
    );
  });

  it('are named by their numbers', () => {
    fc.assert(
      fc.property(inRegions, ({ board, regions }) => {
        const numbers = regionIndices(board, regions);
        expect(regionsOf(board, (one, other) => numbers.at(one) === numbers.at(other))).toEqual(regions);
      }),
    );
  });

  it('are pieces that are connected by sides, not by corners', () => {
    const board = new Board(3, 2);
    const colour = ['ABA', 'BAA'];
    const regions = regionsOf(board, (a, b) => colour[a.row]![a.col] === colour[b.row]![b.col]);
    expect(regionIndices(board, regions).values).toEqual([0, 1, 2, 3, 2, 2]);
  });

  it('are joined by pairs of neighbours', () => {
    const board = new Board(2, 2);
    const [a, b, c, d] = board.cells as readonly [Cell, Cell, Cell, Cell];
    expect(joinRegions(board, [])).toEqual([[a], [b], [c], [d]]);
    expect(joinRegions(board, [[d, b]])).toEqual([[a], [b, d], [c]]);
    expect(
      joinRegions(board, [
        [a, c],
        [c, d],
        [d, b],
      ]),
    ).toEqual([[a, b, c, d]]);
  });

  it('have no numbers where they are not all cells', () => {
    const board = new Board(2, 1);
    expect(() => regionIndices(board, [[board.cell(0, 1)]])).toThrow(RangeError);
  });
});
