import { describe, expect, it } from 'vitest';
import { faults } from '../../test/marked-faults.js';
import { checkRectangle, checkSameSize, splitCharacters, splitWords } from './rows.js';
import { readTextBoard, type Token } from './text-board.js';

const texts = (tokens: readonly Token[]) => tokens.map(({ text }) => text);

describe('the cells of a row', () => {
  const row: Token = { text: ' 1. \t12\u{1F642}', line: 3, column: 5 };

  it('are single characters', () => {
    expect(texts(splitCharacters(row))).toEqual(['1', '.', '1', '2', '\u{1F642}']);
    expect(splitCharacters(row)[2]).toEqual({ text: '1', line: 3, column: 10 });
  });

  it('are the texts between blanks', () => {
    expect(splitWords(row)).toEqual([
      { text: '1.', line: 3, column: 6 },
      { text: '12\u{1F642}', line: 3, column: 10 },
    ]);
  });
});

describe('checkRectangle', () => {
  const check = (width?: number) => (text: string) =>
    checkRectangle(readTextBoard(text).boards.flat().map(splitCharacters), width);

  it('reports errors with their positions', () => {
    expect(
      faults(['', '# nothing', '123\n\n12\n123', '12\n123', '123\n1', '12/123'], check()),
    ).toMatchInlineSnapshot(`
      "
      found no rows, expected a board
      # nothing
      found no rows, expected a board
      12
      line 3: row 2 has 2 cells, expected 3
      123
      line 2: row 2 has 3 cells, expected 2
      1
      line 2: row 2 has 1 cell, expected 3
      12/123
      line 1: row 2 has 3 cells, expected 2
      "
    `);
    expect(faults(['123\n123'], check(4))).toMatchInlineSnapshot(`
      "
      123
      line 1: row 1 has 3 cells, expected 4
      "
    `);
    expect(faults([`${'1'.repeat(201)}\n`.repeat(200)], check())).toMatchInlineSnapshot(`
      "
      1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111…
      a board of 201x200 is too large, expected at most 40000 cells
      "
    `);
  });

  it('allows rows of equal length', () => {
    expect(() => check()('1 2 3\n456')).not.toThrow();
    expect(() => check(3)('123')).not.toThrow();
  });
});

describe('checkSameSize', () => {
  const check = (text: string) =>
    checkSameSize(
      readTextBoard(text).boards.flat().map(splitCharacters),
      { width: 3, height: 2 },
      'the answer',
    );

  it('reports errors with their positions', () => {
    expect(faults(['', '123', '12\n34', '123\n12', '123\n123\n123'], check)).toMatchInlineSnapshot(`
      "
      found no rows, expected a board
      123
      the answer is 3x1, expected 3x2
      12
      line 1: row 1 has 2 cells, expected 3
      12
      line 2: row 2 has 2 cells, expected 3
      123
      the answer is 3x3, expected 3x2
      "
    `);
    expect(() => check('123\n123')).not.toThrow();
  });
});
