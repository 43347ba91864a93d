import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faults } from '../../test/marked-faults.js';
import { splitCharacters } from './rows.js';
import { readTextBoard, singleBoard, type Token } from './text-board.js';

const texts = (tokens: readonly Token[]) => tokens.map(({ text }) => text);

describe('readTextBoard', () => {
  it('finds the same rows, whatever ends a line', () => {
    const rows = fc.array(fc.stringMatching(/^[0-9.]{1,9}$/), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(rows, fc.constantFrom('\n', '\r\n', '\r', '/', ' / '), (lines, end) => {
        const { boards } = readTextBoard(lines.join(end));
        expect(boards).toHaveLength(1);
        expect(boards[0]!.map(({ text }) => text.trim())).toEqual(lines);
      }),
    );
  });

  it('counts lines as the player sees them', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const { boards } = readTextBoard(['# a comment', '', '12', '34'].join(end));
      expect(boards).toEqual([
        [
          { text: '12', line: 3, column: 1 },
          { text: '34', line: 4, column: 1 },
        ],
      ]);
    }
  });

  it('parts boards at blank lines, not at comments', () => {
    const { boards } = readTextBoard('\n1\n# between\n2\n \t\n\nA\nB\n\n');
    expect(boards.map(texts)).toEqual([
      ['1', '2'],
      ['A', 'B'],
    ]);
  });

  it('ends a row at a slash and knows the column behind it', () => {
    const { boards } = readTextBoard('# above\n1.0/.1./');
    expect(boards[0]).toEqual([
      { text: '1.0', line: 2, column: 1 },
      { text: '.1.', line: 2, column: 5 },
    ]);
    expect(splitCharacters(boards[0]![1]!)[1]).toEqual({ text: '1', line: 2, column: 6 });
  });

  it('takes fields from anywhere, in any case', () => {
    const { fields, boards } = readTextBoard('Boxes :  3x2 \r\n1 2\n  ROW 2:12\n3 4\npieces:', [
      'boxes',
      'row 2',
      'pieces',
    ]);
    expect([...fields]).toEqual([
      ['boxes', { text: '3x2', line: 1, column: 10 }],
      ['row 2', { text: '12', line: 3, column: 9 }],
      ['pieces', { text: '', line: 5, column: 8 }],
    ]);
    expect(boards.map(texts)).toEqual([['1 2', '3 4']]);
  });

  it('ends a field at a slash too, so that all may stand on one line', () => {
    const { fields, boards } = readTextBoard('stars: 2 / 12/ Row 2: 9/34', ['stars', 'row N']);
    expect(fields.get('stars')).toEqual({ text: '2', line: 1, column: 8 });
    expect(fields.get('row 2')).toEqual({ text: '9', line: 1, column: 23 });
    expect(boards.map(texts)).toEqual([[' 12', '34']]);
  });

  it('has no board in an empty text', () => {
    expect(readTextBoard('\n# only a comment\r\n').boards).toEqual([]);
    expect(readTextBoard('/\n\n / /').boards).toEqual([]);
  });

  it('leaves a slash in its row where it is a cell', () => {
    const { boards } = readTextBoard('/\\/\n\\//', [], { slashEndsRow: false });
    expect(boards.flat().map((row) => texts(splitCharacters(row)).join(' '))).toEqual(['/ \\ /', '\\ / /']);
  });

  it('takes a line for a row where it is no comment, even if it begins as one does', () => {
    const text = '# a comment\n#..#\n # . # .\n##\n#';
    const { boards } = readTextBoard(text, [], { comment: /^#.*\p{L}/u });
    expect(boards.map(texts)).toEqual([['#..#', ' # . # .', '##', '#']]);
  });

  it('knows families of fields', () => {
    const { fields } = readTextBoard('Row 1: 3\nrow 12: 4\n12', ['row N']);
    expect([...fields].map(([key, { text }]) => [key, text])).toEqual([
      ['row 1', '3'],
      ['row 12', '4'],
    ]);
    expect(
      faults(['row 0: 1', 'row N: 1', 'row: 1'], (text) => readTextBoard(text, ['row N'])),
    ).toMatchInlineSnapshot(`
      "
      row 0: 1
      line 1: 'row 0' is not known here, expected 'row N:' or a row
      row N: 1
      line 1: 'row N' is not known here, expected 'row N:' or a row
      row: 1
      line 1: 'row' is not known here, expected 'row N:' or a row
      "
    `);
  });

  it('reports errors in a field with their positions', () => {
    expect(
      faults(['12\nboxs: 3x3'], (text) => readTextBoard(text, ['boxes', 'diagonals'])),
    ).toMatchInlineSnapshot(`
      "
      boxs: 3x3
      line 2: 'boxs' is not known here, expected 'boxes:' or 'diagonals:' or a row
      "
    `);
    expect(faults(['boxes: 3x3'], (text) => readTextBoard(text))).toMatchInlineSnapshot(`
      "
      boxes: 3x3
      line 1: 'boxes' is not known here, expected a row
      "
    `);
    expect(
      faults(['boxes: 3x3\n12\nBoxes: 2x2'], (text) => readTextBoard(text, ['boxes'])),
    ).toMatchInlineSnapshot(`
      "
      Boxes: 2x2
      line 3: 'boxes' stands here twice
      "
    `);
  });

  it('is quick where a line is nearly a field', () => {
    const blanks = ' '.repeat(200_000);
    readTextBoard(`a${blanks}\na${blanks}b${blanks}\n`);
    readTextBoard(`a:${blanks}b${blanks}c${blanks}`, ['a']);
  });
});

describe('theOnlyBoard', () => {
  const only = (text: string) => singleBoard(readTextBoard(text).boards);

  it('is the only one of its text', () => {
    expect(texts(only('12\n34\n\n'))).toEqual(['12', '34']);
    expect(only('# nothing')).toEqual([]);
  });

  it('says where a second one begins', () => {
    expect(faults(['12\n34\n\n56\n\n78'], only)).toMatchInlineSnapshot(`
      "
      56
      line 4: a second board begins here, expected one without blank lines
      "
    `);
  });
});
