import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardOf, checkSize, MAX_CELLS, readSize } from './size.js';

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

  it.each(['', '14', '14x', 'x14', '-3x3', '3.5x2', '14x14u'])("refuses '%s'", (text) => {
    expect(() => readSize(text)).toThrow(`'${text}' is not a size, expected width x height as in 14x14`);
  });

  it.each([
    ['0x5', 'a board of 0x5 has no cells'],
    ['5x0', 'a board of 5x0 has no cells'],
    ['9999999x9999999', 'a board of 9999999x9999999 is too large, expected at most 40000 cells'],
    ['40001x1', 'a board of 40001x1 is too large, expected at most 40000 cells'],
  ])('refuses %s', (text, message) => {
    expect(() => readSize(text)).toThrow(message);
  });

  it('says where, if it is given the place', () => {
    expect(() => readSize('3', { line: 1, column: 8 })).toThrow(
      expect.objectContaining({ line: 1, column: 8 }),
    );
  });
});

describe('checkSize', () => {
  it('allows boards up to the most cells', () => {
    expect(() => checkSize({ width: MAX_CELLS, height: 1 })).not.toThrow();
    expect(() => checkSize({ width: MAX_CELLS + 1, height: 1 })).toThrow('too large');
  });
});

describe('boardOf', () => {
  it('is a board, width first, or says what is wrong with the size, and where', () => {
    expect(boardOf({ width: 3, height: 2 })).toMatchObject({ width: 3, height: 2 });
    expect(() => boardOf({ width: 0, height: 2 }, { column: 1 })).toThrow(
      expect.objectContaining({ message: expect.stringContaining('a board of 0x2 has no cells'), column: 1 }),
    );
  });
});
