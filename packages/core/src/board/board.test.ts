import { describe, expect, it } from 'vitest';
import { Board } from './board.js';
import { Grid } from './grid.js';
import { corner } from './place.js';

const positions = (cells: readonly { readonly row: number; readonly col: number }[]) =>
  cells.map(({ row, col }) => `${row}${col}`);

describe('a board', () => {
  const board = new Board(3, 2);

  it('has up to four cells around a corner', () => {
    expect(positions(board.cellsAround(corner(1, 2)))).toEqual(['01', '02', '11', '12']);
    expect(positions(board.cellsAround(corner(0, 0)))).toEqual(['00']);
    expect(positions(board.cellsAround(corner(2, 1)))).toEqual(['10', '11']);
  });

  it('has cells in four directions from a cell, the nearest first', () => {
    expect(board.raysFrom(board.cell(1, 2)).map(positions)).toEqual([['11', '10'], [], ['02'], []]);
    expect(board.raysFrom(board.cell(0, 0)).map(positions)).toEqual([[], ['01', '02'], [], ['10']]);
    const blocked = board.raysFrom(board.cell(1, 2), ({ row, col }) => row === 0 || col === 0);
    expect(blocked.map(positions)).toEqual([['11'], [], [], []]);
  });

  it('lists the places of a grid without a value', () => {
    const grid = Grid.from(board.cells, ({ col }) => (col === 1 ? undefined : 0));
    expect(positions(grid.unknown())).toEqual(['01', '11']);
  });

  it('returns rectangles of cells, and throws if one is not wholly on it', () => {
    expect(positions(board.rectangle(0, 1, 2, 2))).toEqual(['01', '02', '11', '12']);
    for (const [row, col] of [
      [-1, 0],
      [0, -1],
      [1, 0],
      [0, 2],
    ] as const)
      expect(() => board.rectangle(row, col, 2, 2)).toThrow(RangeError);
  });

  it('lists all rectangles of a size', () => {
    expect(board.rectangles(2, 2).map(positions)).toEqual([
      ['00', '01', '10', '11'],
      ['01', '02', '11', '12'],
    ]);
    expect(board.rectangles(3, 1)).toEqual([]);
    expect(board.rectangles(1, 3)).toEqual(board.rows);
  });
});
