import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faults } from '../../test/faults.js';
import { boardOf, checkSize, MOST_CELLS, readSize } from './size.js';

describe('readSize', () => {
  it('reads width first, with any of the usual signs between', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 100 }),
        fc.constantFrom('x', 'X', '×', ' x '),
        (width, height, sign) => {
          expect(readSize(`${width}${sign}${height}`)).toEqual({ width, height });
        },
      ),
    );
  });

  it('says what is wrong', () => {
    const texts = [
      '',
      '14',
      '14x',
      'x14',
      '-3x3',
      '3.5x2',
      '14x14u',
      '0x5',
      '5x0',
      '9999999x9999999',
      '40001x1',
    ];
    expect(faults(texts, (text) => readSize(text))).toMatchInlineSnapshot(`
      "
      '' is not a size, expected width x height as in 14x14
      14
      '14' is not a size, expected width x height as in 14x14
      14x
      '14x' is not a size, expected width x height as in 14x14
      x14
      'x14' is not a size, expected width x height as in 14x14
      -3x3
      '-3x3' is not a size, expected width x height as in 14x14
      3.5x2
      '3.5x2' is not a size, expected width x height as in 14x14
      14x14u
      '14x14u' is not a size, expected width x height as in 14x14
      0x5
      a board of 0x5 has no cells
      5x0
      a board of 5x0 has no cells
      9999999x9999999
      a board of 9999999x9999999 is too large, expected at most 40000 cells
      40001x1
      a board of 40001x1 is too large, expected at most 40000 cells
      "
    `);
  });

  it('says where, if it is given the place', () => {
    expect(
      faults(['boxes: 3'], (text) => readSize(text.slice(7), { line: 1, column: 8 })),
    ).toMatchInlineSnapshot(`
      "
      boxes: 3
             ^
      line 1, column 8: '3' is not a size, expected width x height as in 14x14
      "
    `);
  });
});

describe('checkSize', () => {
  it('allows boards up to the most cells', () => {
    expect(() => checkSize({ width: MOST_CELLS, height: 1 })).not.toThrow();
    expect(() => checkSize({ width: MOST_CELLS + 1, height: 1 })).toThrow('too large');
  });
});

describe('boardOf', () => {
  it('is a board, width first, or says what is wrong with the size, and where', () => {
    expect(boardOf({ width: 3, height: 2 })).toMatchObject({ width: 3, height: 2 });
    expect(faults(['0x2:'], () => boardOf({ width: 0, height: 2 }, { column: 1 }))).toMatchInlineSnapshot(`
      "
      0x2:
      ^
      column 1: a board of 0x2 has no cells
      "
    `);
  });
});
