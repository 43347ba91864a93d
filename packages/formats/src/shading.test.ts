import { Board, Grid } from '@gridproof/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filled } from '../test/boards.js';
import { faults } from '../test/faults.js';
import { characters } from './rows.js';
import { printShading, readKnownShading, readShading, SHADED_ROWS } from './shading.js';
import { readTextBoard, theOnlyBoard } from './text-board.js';

const rowsOf = (text: string) => theOnlyBoard(readTextBoard(text, [], SHADED_ROWS).boards).map(characters);

describe('a shading', () => {
  it('is read as it is printed, whatever its first rows', () => {
    fc.assert(
      fc.property(filled(fc.constantFrom(true, false, undefined)), ({ board, values }) => {
        const shaded = new Grid(board.cells, values);
        expect(readKnownShading(rowsOf(printShading(board, shaded)), board)).toEqual(shaded);
      }),
    );
    const board = new Board(2, 2);
    expect(readShading(rowsOf('##\n#.'), board).values).toEqual([true, true, true, false]);
  });

  it('says what is wrong, and where', () => {
    const board = new Board(2, 2);
    expect(
      faults(['#?\n..', '#.', '#..\n...'], (text) => readShading(rowsOf(text), board)),
    ).toMatchInlineSnapshot(`
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
    expect(faults(['.x\n..'], (text) => readKnownShading(rowsOf(text), board))).toMatchInlineSnapshot(`
      "
      .x
       ^
      line 1, column 2: found 'x' in the board of known cells, expected '#', '.' or '?'
      "
    `);
  });
});
