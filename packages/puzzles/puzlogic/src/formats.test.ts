import { type RecogniseOptions, readPuzzle } from '@gridproof/core';
import { faultOf } from '@gridproof/testkit';
import { describe, expect, it } from 'vitest';
import { json } from './formats.js';
import { type Puzlogic, puzlogic } from './index.js';

const read = (text: string, options: RecogniseOptions = {}) => {
  const { format, puzzle } = readPuzzle(text, [puzlogic], { as: 'puzlogic', ...options });
  return { format, puzzle: puzzle as Puzlogic };
};
const board = (text: string) => puzlogic.print(read(text).puzzle);

/** What the player is told of a text. */
const says = (text: string, run: (text: string) => unknown = read): string => faultOf(text, run);

const KNOWN = `pieces: 1 2 3 4 5 6
row 2: 12
row 3: 10
column 1: 11

. x x 6
2 . x .
. x 5 .
. x x 1`;

describe('text boards', () => {
  it('come back as they are printed', () => {
    for (const text of [
      KNOWN,
      'pieces: 4 5 6 4 5 6\n\n6 x . .\n. . x 4\n. x . x',
      'pieces: 7\nrow 1: -3\ncolumn 2: 0\n\n. 2',
      'pieces: 10\n\n10  .  x\n x  7 12',
      'pieces:\n\n12\n x\n 3',
      'pieces: 0 3 0\nrow 1: 3\n\n. . x\n0 x .',
    ])
      expect(board(text)).toBe(text);
  });

  it('may have comments, slashes, other signs, and fields anywhere', () => {
    const [fields, cells] = KNOWN.split('\n\n') as [string, string];
    for (const text of [
      KNOWN.replaceAll('.', '_'),
      KNOWN.replaceAll('x', 'X'),
      KNOWN.replaceAll('\n', '\r\n'),
      `${fields}\n${cells.replaceAll('\n', ' / ')}`,
      `${fields}\n${cells.replaceAll(' ', '')}`,
      `${cells}\n\n${fields}`,
      `# a comment\n\n${fields.toUpperCase()}\n\n# another\n${cells}`,
      `Puzlogic\n${KNOWN}`,
    ])
      expect([text, board(text)]).toEqual([text, KNOWN]);
  });

  it('need blanks between two numbers only', () => {
    expect(board('pieces: 1 2\n12.x3/x.4 5')).toBe('pieces: 1 2\n\n12  .  x  3\n x  .  4  5');
  });

  it('hold sparse boards', () => {
    const { givens, rows, columns } = read(KNOWN).puzzle;
    expect(givens.known().map(([{ row, col }, number]) => [row, col, number])).toEqual([
      [0, 3, 6],
      [1, 0, 2],
      [2, 2, 5],
      [3, 3, 1],
    ]);
    expect(rows.map(({ cells, target }) => [cells.length, target])).toEqual([
      [2, undefined],
      [3, 12],
      [3, 10],
      [2, undefined],
    ]);
    expect(columns.map(({ cells, target }) => [cells.length, target])).toEqual([
      [4, 11],
      [1, undefined],
      [1, undefined],
      [4, undefined],
    ]);
  });
});

describe('JSON', () => {
  it('is read and written', () => {
    const { puzzle } = read(KNOWN);
    expect(json.write(puzzle)).toMatchInlineSnapshot(`
      "{
        "puzzle": "puzlogic",
        "givens": [
          [null, "x", "x", 6],
          [2, null, "x", null],
          [null, "x", 5, null],
          [null, "x", "x", 1]
        ],
        "pieces": [1, 2, 3, 4, 5, 6],
        "rowTargets": [null, 12, 10, null],
        "columnTargets": [11, null, null, null]
      }"
    `);
    expect(read(json.write(puzzle))).toEqual({ format: 'json', puzzle });
  });

  it('may have a piece 0, and a 0 on the board', () => {
    const text = '{"puzzle": "puzlogic", "givens": [[null, "x"], [null, 0]], "pieces": [0, 5]}';
    expect(board(text)).toBe('pieces: 0 5\n\n. x\n. 0');
    expect(read(json.write(read(text).puzzle))).toEqual(read(text));
  });

  it('needs no targets', () => {
    const text = '{"puzzle": "puzlogic", "givens": [[null, 2, "x"]], "pieces": [3]}';
    expect(board(text)).toBe('pieces: 3\n\n. 2 x');
    expect(json.write(read(text).puzzle)).not.toContain('Targets');
  });

  it('says what is wrong, and where', () => {
    const data = (part: object) =>
      says(JSON.stringify({ puzzle: 'puzlogic', givens: [[null, 2, 'x']], pieces: [3], ...part }));
    expect(says('{"puzzle": "puzlogic", "givens": [[null]]}')).toMatchInlineSnapshot(`"pieces is missing"`);
    expect(data({ givens: [] })).toMatchInlineSnapshot(`"a board of 0x0 has no cells"`);
    expect(data({ givens: [[null, 2], [3]] })).toMatchInlineSnapshot(
      `"givens[1] has length 1, expected 2 as the first row"`,
    );
    expect(data({ givens: [[null, -1]] })).toMatchInlineSnapshot(
      `"givens[0][1] is -1, expected a number from 0 to 99 or "x" or null"`,
    );
    expect(data({ givens: [[null, '2']] })).toMatchInlineSnapshot(
      `"givens[0][1] is "2", expected a number or "x" or null"`,
    );
    expect(data({ givens: [['x', 'x']] })).toMatchInlineSnapshot(
      `"the board has no cells, expected at least one"`,
    );
    expect(data({ pieces: [2.5] })).toMatchInlineSnapshot(
      `"pieces[0] is 2.5, expected a number from 0 to 99"`,
    );
    expect(data({ pieces: [3, 4] })).toMatchInlineSnapshot(`"found 2 pieces for 1 empty cell, expected 1"`);
    expect(data({ rowTargets: [5, 6] })).toMatchInlineSnapshot(`"rowTargets has length 2, expected 1"`);
    expect(data({ columnTargets: [1, null, 0.5] })).toMatchInlineSnapshot(
      `"columnTargets[2] is 0.5, expected a whole number or null"`,
    );
    expect(data({ columnTargets: [null, null, 3] })).toMatchInlineSnapshot(
      `"column 3 has no cells that could add up to 3"`,
    );
    expect(data({ targets: [] })).toMatchInlineSnapshot(`"targets is not known here"`);
    expect(says('{"puzzle": "puzlogic", "givens": [[.]]}')).toMatchInlineSnapshot(
      `"line 1, column 36: this is not JSON: found '.', expected a value"`,
    );
  });
});

describe('what is wrong with a text board', () => {
  it('is said, and where', () => {
    expect(says('')).toMatchInlineSnapshot(`"the input is empty, expected a puzzle"`);
    expect(says('pieces: 1 2')).toMatchInlineSnapshot(`"found no rows, expected a board"`);
    expect(says('pieces: 1 2\n\n. 3\n. x 5')).toMatchInlineSnapshot(
      `"line 4: row 2 has 3 cells, expected 2"`,
    );
    expect(says('pieces: 1 2\n\n. 3\n. y')).toMatchInlineSnapshot(
      `"line 4, column 3: found 'y', expected a number from 0 to 99, '.' or 'x'"`,
    );
    expect(says('pieces: 1 2\n\n. 100\n. x')).toMatchInlineSnapshot(
      `"line 3, column 3: found '100', expected a number from 0 to 99, '.' or 'x'"`,
    );
    expect(says('pieces: 1 2\n\n. -3\n. x x')).toMatchInlineSnapshot(
      `"line 3, column 3: found '-', expected a number from 0 to 99, '.' or 'x'"`,
    );
    expect(says('pieces: 1 2\n\n. 3\n\n. x')).toMatchInlineSnapshot(
      `"line 5: a second board begins here, expected one without blank lines"`,
    );
    expect(says('pieces:\nx x\nx x')).toMatchInlineSnapshot(
      `"the board has no cells, expected at least one"`,
    );
    expect(says(`pieces: 1\n${`${'x'.repeat(201)}\n`.repeat(200)}`)).toMatchInlineSnapshot(
      `"a board of 201x200 is too large, expected at most 40000 cells"`,
    );
  });

  it('is said of its pieces', () => {
    expect(says('. 3\n. x')).toMatchInlineSnapshot(
      `"'pieces:' is missing, expected a line as 'pieces: 1 2 3'"`,
    );
    expect(says(KNOWN.replace(' 6\n', '\n'))).toMatchInlineSnapshot(
      `"line 1, column 9: found 5 pieces for 6 empty cells, expected 6"`,
    );
    expect(says('pieces: 1 2\n\n. 3')).toMatchInlineSnapshot(
      `"line 1, column 9: found 2 pieces for 1 empty cell, expected 1"`,
    );
    expect(says('pieces: 1, 2\n\n. .')).toMatchInlineSnapshot(
      `"line 1, column 9: found '1,', expected a number from 0 to 99"`,
    );
    expect(says('pieces: 1 -1\n\n. .')).toMatchInlineSnapshot(
      `"line 1, column 11: found '-1', expected a number from 0 to 99"`,
    );
    expect(says('pieces: 1\npieces: 2\n\n. .')).toMatchInlineSnapshot(`"line 2: 'pieces' stands here twice"`);
  });

  it('is said of its targets', () => {
    expect(says(KNOWN.replace('row 3', 'row 5'))).toMatchInlineSnapshot(
      `"line 3: found 'row 5', expected one of the 4 rows of the board"`,
    );
    expect(says(KNOWN.replace('column 1', 'column 99999999999999999999'))).toMatchInlineSnapshot(
      `"line 4: found 'column 99999999999999999999', expected one of the 4 columns of the board"`,
    );
    expect(says(KNOWN.replace('row 3', 'row 0'))).toMatchInlineSnapshot(
      `"line 3: 'row 0' is not known here, expected 'pieces:' or 'row N:' or 'column N:' or a row"`,
    );
    expect(says(KNOWN.replace('row 3', 'row 2'))).toMatchInlineSnapshot(
      `"line 3: 'row 2' stands here twice"`,
    );
    expect(says(KNOWN.replace('row 2: 12', 'row 2: twelve'))).toMatchInlineSnapshot(
      `"line 2, column 8: 'row 2' is 'twelve', expected a whole number"`,
    );
    expect(says(KNOWN.replace('row 2: 12', 'row 2:'))).toMatchInlineSnapshot(
      `"line 2, column 7: 'row 2' is '', expected a whole number"`,
    );
    expect(says(KNOWN.replace('row 2: 12', 'row 2: 1e3'))).toMatchInlineSnapshot(
      `"line 2, column 8: 'row 2' is '1e3', expected a whole number"`,
    );
    expect(says('pieces: 1\ncolumn 2: 3\n\n. x 2')).toMatchInlineSnapshot(
      `"column 2 has no cells that could add up to 3"`,
    );
    expect(says('targets: 1\npieces: 1\n\n.')).toMatchInlineSnapshot(
      `"line 1: 'targets' is not known here, expected 'pieces:' or 'row N:' or 'column N:' or a row"`,
    );
  });
});

describe('what is wrong with an answer', () => {
  const { puzzle } = read('pieces: 1 2\n\n. x 3\nx . 2');
  const answer = (text: string) => says(text, () => puzlogic.readAnswer(text, puzzle));

  it('is said, and where', () => {
    expect(answer('')).toMatchInlineSnapshot(`"found no rows, expected a board"`);
    expect(answer('1 x 3')).toMatchInlineSnapshot(`"the answer is 3x1, expected 3x2"`);
    expect(answer('1 x 3\nx 2')).toMatchInlineSnapshot(`"line 2: row 2 has 2 cells, expected 3"`);
    expect(answer('1 x 3\nx . 2')).toMatchInlineSnapshot(
      `"line 2, column 3: found '.', expected a number from 0 to 99"`,
    );
    expect(answer('1 x 3\nx x 2')).toMatchInlineSnapshot(
      `"line 2, column 3: found 'x', expected a number from 0 to 99"`,
    );
    expect(answer('1 4 3\nx 2 2')).toMatchInlineSnapshot(
      `"line 1, column 3: found '4', expected 'x': there is no cell here"`,
    );
    expect(answer('1 x 3\nx 222 2')).toMatchInlineSnapshot(
      `"line 2, column 3: found '222', expected a number from 0 to 99"`,
    );
  });
});
