import { Board } from '@gridproof/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inRegions } from '../../test/boards.js';
import { faults } from '../../test/marked-faults.js';
import { printRegionMap } from '../text/region-map.js';
import { Scanner } from '../text/scanner.js';
import { readBorders, writeBorders } from './borders.js';

describe('borders', () => {
  it('are read as they are written', () => {
    fc.assert(
      fc.property(inRegions, ({ board, regions }) => {
        const scanner = new Scanner(writeBorders(board, regions));
        expect(readBorders(scanner, board)).toEqual(regions);
        expect(scanner.done).toBe(true);
      }),
    );
  });

  it('are written as they are read', () => {
    for (const [width, height, body] of [
      [4, 4, '9q02jg'],
      [10, 10, '08p0i3jbhmjg5j5ik048rgtr8q1e5gkf9hnu'],
      [
        24,
        24,
        '0000000o01lnmg5dvc0dntsq94ia94i814i914i976i94i294i294i8t4i90ci94ki94s294j094ia14i9pki944i94o1mregamtm0rddc00010002002dhm02i14080044vvvk6001os0001vvvq1g00a4000sfvvvsc003p80073fvvq700080000g3vvu100021g0087vvv8114102295g296oo',
      ],
    ] as const) {
      const board = new Board(width, height);
      expect(writeBorders(board, readBorders(new Scanner(body), board))).toBe(body);
    }
  });

  it('stand between neighbours in rows, then in columns, both row by row', () => {
    const board = new Board(3, 2);
    // 10 and 01, padded to a digit; 110, also padded.
    const regions = readBorders(new Scanner('io'), board);
    expect(printRegionMap(board, regions)).toBe('ABB\nCCB');
    expect(writeBorders(board, regions)).toBe('io');
  });

  it('part nothing where a wall ends within a region', () => {
    const board = new Board(3, 2);
    const walled = readBorders(new Scanner('i0'), board);
    expect(walled).toEqual([board.cells]);
    expect(writeBorders(board, walled)).toBe('00');
  });

  it('need no text where there are no neighbours', () => {
    const board = new Board(1, 1);
    expect(readBorders(new Scanner(''), board)).toEqual([board.cells]);
    expect(writeBorders(board, [board.cells])).toBe('');
  });

  it('leave what follows', () => {
    const scanner = new Scanner('9q02jg1g2');
    readBorders(scanner, new Board(4, 4));
    expect(scanner.text.slice(scanner.at)).toBe('1g2');
  });

  it('report errors with their positions', () => {
    const read = (text: string) => readBorders(new Scanner(text), new Board(4, 4));
    expect(faults(['9q02j', '9', '', '9q0-jg', '9W02jg', '9q02zg'], read)).toMatchInlineSnapshot(`
      "
      9q02j
           ^
      column 6: the text ends, expected 1 more digit
      9
       ^
      column 2: the text ends, expected 2 more digits
      ^
      column 1: the text ends, expected 3 more digits
      9q0-jg
         ^
      column 4: found '-', expected a digit from 0 to 9 or a letter from a to v
      9W02jg
       ^
      column 2: found 'W', expected a digit from 0 to 9 or a letter from a to v
      9q02zg
          ^
      column 5: found 'z', expected a digit from 0 to 9 or a letter from a to v
      "
    `);
  });
});
