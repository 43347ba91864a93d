import { Board } from '@gridproof/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inRegions } from '../../test/boards.js';
import { faults } from '../../test/marked-faults.js';
import { printRegionMap } from '../text/region-map.js';
import { Scanner } from '../text/scanner.js';
import { readRegionNumbers, regionMatrix, regionsOfNumbers, writeRegionNumbers } from './region-numbers.js';

const board = new Board(3, 2);

describe('regions of numbers', () => {
  it('are read as they are written', () => {
    fc.assert(
      fc.property(inRegions, ({ board, regions }) => {
        expect(regionsOfNumbers(board, regionMatrix(board, regions).flat())).toEqual(regions);
      }),
    );
  });

  it('have any numbers or names, and leave out cells without one', () => {
    expect(printRegionMap(board, regionsOfNumbers(board, [7, 7, 'x', 0, 7, 'x']))).toBe('AAB\nCAB');
    const some = regionsOfNumbers(board, [null, 2, null, 1, 2, null]);
    expect(printRegionMap(board, some)).toBe('.A.\nBA.');
  });

  it('are refused where a number is in two pieces', () => {
    expect(() => regionsOfNumbers(board, [1, 2, 1, 2, 2, 2])).toThrowErrorMatchingInlineSnapshot(
      `[PuzzleError: region 1 is in two pieces, at row 1, column 1 and at row 1, column 3]`,
    );
    expect(() => regionsOfNumbers(board, [1, 2, 3, 2, 1, 3], (at) => ({ line: at + 1 }))).toThrow(
      expect.objectContaining({ code: 'split-region', line: 4 }),
    );
  });
});

describe('numbers of regions in a task', () => {
  it('are read as they are written', () => {
    fc.assert(
      fc.property(inRegions, ({ board, regions }) => {
        expect(readRegionNumbers(new Scanner(writeRegionNumbers(board, regions)), board)).toEqual(regions);
      }),
    );
  });

  it('are written from 1', () => {
    const regions = readRegionNumbers(new Scanner('10,10,2,3,10,2'), board);
    expect(writeRegionNumbers(board, regions)).toBe('1,1,2,3,1,2');
  });

  it('report errors with their positions', () => {
    const read = (text: string) => readRegionNumbers(new Scanner(text), board);
    expect(
      faults(
        [
          '',
          '1,1,2',
          '1,1,2,2,2,',
          '1,1,2,2,2,2,3',
          '1,1,a,2,2,2',
          '1,1,2;2,2,2',
          '1,,1',
          '1,2,1,2,2,2',
          '112222',
        ],
        read,
      ),
    ).toMatchInlineSnapshot(`
      "
      ^
      column 1: found the end, expected the number of a cell's region
      1,1,2
           ^
      column 6: the text ends after 3 of the 6 cells of this board: 3 are missing
      1,1,2,2,2,
                ^
      column 11: found the end, expected the number of a cell's region
      1,1,2,2,2,2,3
                 ^
      column 12: more than the 6 cells of this board are described
      1,1,a,2,2,2
          ^
      column 5: found 'a', expected the number of a cell's region
      1,1,2;2,2,2
           ^
      column 6: found ';', expected ','
      1,,1
        ^
      column 3: found ',', expected the number of a cell's region
      1,2,1,2,2,2
          ^
      column 5: region 1 is in two pieces, at row 1, column 1 and at row 1, column 3
      112222
            ^
      column 7: the text ends after 1 of the 6 cells of this board: 5 are missing
      "
    `);
  });
});
