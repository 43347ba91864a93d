import { Board, Grid } from '@gridproof/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filled } from '../test/boards.js';
import { faults } from '../test/faults.js';
import { printShaded, printShading, readShaded, readShading } from './shading.js';

describe('a shading', () => {
  it('is read as it is printed, whatever its first rows', () => {
    fc.assert(
      fc.property(filled(fc.constantFrom(true, false, undefined)), ({ board, values }) => {
        const shaded = new Grid(board.cells, values);
        const { rows, knownOn } = readShaded(printShaded('12', board, shaded), 'numbers');
        expect(rows.map(({ text }) => text)).toEqual(['12']);
        expect(knownOn(board)).toEqual(shaded.known().length ? values : undefined);
      }),
    );
    const board = new Board(2, 2);
    const shaded = readShading('##\n#.', board);
    expect(shaded.values).toEqual([true, true, true, false]);
    expect(printShading(board, shaded)).toBe('##\n#.');
  });

  it('says what is wrong, and where', () => {
    const board = new Board(2, 2);
    expect(faults(['#?\n..', '#.', '#..\n...'], (text) => readShading(text, board))).toMatchInlineSnapshot(`
      "
      #?
       ^
      line 1, column 2: found '?' in the answer, expected '#' or '.'
      #.
      the answer is 2x1, expected 2x2
      #..
      line 1: row 1 has 3 cells, expected 2
      "
    `);
    const known = (text: string) => readShaded(text, 'numbers').knownOn(board);
    expect(faults(['12\n\n.x\n..', '12\n\n..\n..\n\n#'], known)).toMatchInlineSnapshot(`
      "
      .x
       ^
      line 3, column 2: found 'x' in the board of known cells, expected '#', '.' or '?'
      #
      line 6: a third board begins here, expected one of numbers and one of known cells
      "
    `);
  });
});
