import { Board, regionsOf } from '@gridproof/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inRegions } from '../../test/boards.js';
import { faults } from '../../test/marked-faults.js';
import { printRegionMap, type RegionMapOptions, readRegionMap } from './region-map.js';
import { splitCharacters, splitWords } from './rows.js';
import { readTextBoard } from './text-board.js';

const read = (text: string, options?: RegionMapOptions) =>
  readRegionMap(readTextBoard(text).boards.flat().map(splitCharacters), options);

describe('a map of regions', () => {
  it('is read as it is printed', () => {
    fc.assert(
      fc.property(inRegions, ({ board, regions }) => {
        expect(read(printRegionMap(board, regions))).toEqual({ board, regions });
      }),
    );
  });

  it('is read as it is printed where some cells are in no region', () => {
    fc.assert(
      fc.property(inRegions, fc.nat(), ({ board, regions }, none) => {
        const some = regions.filter((_, at) => at !== none % regions.length);
        expect(read(printRegionMap(board, some), { partial: true })).toEqual({ board, regions: some });
      }),
    );
  });

  it('may use a sign again', () => {
    const { board, regions } = read('AAB\nBAB\nBBA');
    expect(printRegionMap(board, regions)).toBe('AAB\nCAB\nCCD');
  });

  it('has any signs, words too', () => {
    const rows = readTextBoard('12 12 é\n1 12 é').boards.flat().map(splitWords);
    const { board, regions } = readRegionMap(rows);
    expect(printRegionMap(board, regions)).toBe('AAB\nCAB');
  });

  it('leaves out cells where it may', () => {
    const { board, regions } = read('A.A\n__A', { partial: true });
    expect(regions.map((cells) => cells.length)).toEqual([1, 2]);
    expect(printRegionMap(board, regions)).toBe('A.B\n..B');
    expect(read('..', { partial: true }).regions).toEqual([]);
  });

  it('has letters of its own for 52 regions, and shares them beyond', () => {
    const single = (width: number, height: number) => {
      const board = new Board(width, height);
      return printRegionMap(
        board,
        board.cells.map((cell) => [cell]),
      );
    };
    expect(single(13, 4)).toMatchInlineSnapshot(`
      "ABCDEFGHIJKLM
      NOPQRSTUVWXYZ
      abcdefghijklm
      nopqrstuvwxyz"
    `);
    expect(single(9, 6)).toMatchInlineSnapshot(`
      "ABABABABA
      BABABABAB
      ABABABABA
      BABABABAB
      ABABABABA
      BABABABAB"
    `);
  });

  it('has letters enough where a region touches more than 52 others', () => {
    const board = new Board(100, 100);
    const regions = regionsOf(board, (one, other) => one.row % 2 === 1 && one.row === other.row);
    const text = printRegionMap(board, regions);
    expect(text.slice(0, 8)).toBe('ABABABAB');
    expect(read(text).regions).toEqual(regions);
  });

  it('reports errors with their positions', () => {
    expect(faults(['', 'AAB\nAB', 'AA.\nABB', 'AA\n_B'], read)).toMatchInlineSnapshot(`
      "
      found no rows, expected a board
      AB
      line 2: row 2 has 2 cells, expected 3
      AA.
        ^
      line 1, column 3: found '.', expected the sign of a region
      _B
      ^
      line 2, column 1: found '_', expected the sign of a region
      "
    `);
    expect(
      faults(['AAB\nABB', 'AA\nAB', 'AAB\nAAB\nAAB\nAAB'], (text) =>
        read(text, { size: { width: 3, height: 3 } }),
      ),
    ).toMatchInlineSnapshot(`
      "
      AAB
      the map of regions is 3x2, expected 3x3
      AA
      line 1: row 1 has 2 cells, expected 3
      AAB
      the map of regions is 3x4, expected 3x3
      "
    `);
  });
});
