import { type RecogniseOptions, readPuzzle } from '@gridproof/core';
import { faultOf } from '@gridproof/testkit';
import { describe, expect, it } from 'vitest';
import { json, puzzleTeam, sgt } from './formats.js';
import { type Takuzu, takuzu } from './index.js';

const read = (text: string, options: RecogniseOptions = {}) => {
  const { format, puzzle } = readPuzzle(text, [takuzu], { as: 'takuzu', ...options });
  return { format, puzzle: puzzle as Takuzu };
};
const board = (text: string, options: RecogniseOptions = {}) => takuzu.print(read(text, options).puzzle);

/** What the player is told of a text. */
const says = (text: string, run: (text: string) => unknown = read): string => faultOf(text, run);

const SIX = '1..0..\n..00.1\n.00..1\n......\n00.1..\n.1..00';

describe('text boards', () => {
  it('come back as they are printed', () => {
    for (const text of [SIX, '1.\n..', '....\n..1.', 'lines differ: no\n1.\n..'])
      expect(board(text)).toBe(text);
  });

  it('may have blanks, comments, slashes and underlines', () => {
    for (const text of [
      SIX.replaceAll('.', '_'),
      SIX.replaceAll('\n', '/'),
      SIX.replaceAll('\n', '\r\n'),
      SIX.replaceAll(/(.)/g, '$1 '),
      `# a comment\n\n${SIX}\n\n# another`,
      `takuzu\n${SIX}`,
      `Binary Puzzle\nlines differ: yes\n\n${SIX}`,
    ])
      expect([text, board(text)]).toEqual([text, SIX]);
  });
});

describe("Simon Tatham's Unruly", () => {
  it('is read and written', () => {
    // Made by the original program.
    for (const id of [
      '8x8:aebABBBclBaCeaBcOAb',
      '8x8:aIAECCAcEiCBeebdca',
      '10x6u:aFdBcceaEbcandfa',
      '6x6u:BGBbHAgaAbd',
      '10x6u:lBbaCbBBDAobdaDBb',
    ]) {
      const { format, puzzle } = read(id);
      expect([format, sgt.write(puzzle)]).toEqual(['sgt', id]);
      expect(puzzle.linesDiffer).toBe(id.includes('u'));
    }
  });

  it('has its givens where the program draws them', () => {
    expect(board('6x6u:BGBbHAgaAbd')).toMatchInlineSnapshot(`
      ".1....
      ..1.1.
      0.....
      ..11..
      ....00
      1.0..."
    `);
    expect(board('unruly:8x8:aIAECCAcEiCBeebdca')).toMatchInlineSnapshot(`
      "lines differ: no
      0.......
      .11....1
      ..1..11.
      .0....1.
      .......0
      ..1.1...
      .0....0.
      0...0..0"
    `);
  });

  it('skips 25 cells at z, with more of them in a row', () => {
    expect(board('6x6u:zl')).toBe(Array(6).fill('......').join('\n'));
    expect(board('6x6u:zAk')).toBe('......\n......\n......\n......\n.1....\n......');
    for (const id of ['8x8u:zzo', '10x10u:zzzza', '6x6u:zAk']) expect(sgt.write(read(id).puzzle)).toBe(id);
  });

  it('may carry what steered the generator', () => {
    expect(sgt.write(read('6x6udn:BGBbHAgaAbd').puzzle)).toBe('6x6u:BGBbHAgaAbd');
  });
});

describe('Puzzle Team tasks', () => {
  const size = { width: 6, height: 6 };

  it('are read and written', () => {
    const task = '1b0d00a1a00b1f00a1c1b00';
    const { format, puzzle } = read(task, { size });
    expect([format, puzzleTeam.write(puzzle)]).toEqual(['puzzleTeam', task]);
    expect(takuzu.print(puzzle)).toMatchInlineSnapshot(`
      "1..0..
      ..00.1
      .00..1
      ......
      00.1..
      .1..00"
    `);
    expect(board('zj', { size })).toBe(Array(6).fill('......').join('\n'));
  });

  it('are of lines that differ', () => {
    expect(says('', () => puzzleTeam.write(read('lines differ: no\n1.\n..').puzzle))).toMatchInlineSnapshot(
      `"a Puzzle Team task is a Binairo, whose lines differ; in this puzzle they need not"`,
    );
  });

  it('say what is wrong with them, and where', () => {
    const task = (text: string, width = 6, height = 6) =>
      says(text, () => read(text, { size: { width, height } }));
    expect(says('1b0d00a1a00b1f00a1c1b00')).toMatchInlineSnapshot(
      `"a Puzzle Team task does not tell its size, expected --size as in 14x14"`,
    );
    expect(task('1b0d00a1a00b1f00a1c1b0')).toMatchInlineSnapshot(
      `"column 23: the text ends after 35 of the 36 places of this board"`,
    );
    expect(task('1b0d00a1a00b1f00a1c1b000')).toMatchInlineSnapshot(
      `"column 24: more than the 36 places of this board are described"`,
    );
    expect(task('1b2d00a1a00b1f00a1c1b00')).toMatchInlineSnapshot(`"column 3: found 2, expected 0 or 1"`);
    expect(task('1b0d', 3, 3)).toMatchInlineSnapshot(`"the board is 3 wide and 3 high, expected even sides"`);
    expect(task('1b0d', 9_999_999, 9_999_999)).toMatchInlineSnapshot(
      `"a board of 9999999x9999999 is too large, expected at most 40000 cells"`,
    );
    expect(task('1b0d', 0, 4)).toMatchInlineSnapshot(`"a board of 0x4 has no cells"`);
  });
});

describe('JSON', () => {
  it('is read and written', () => {
    const { format, puzzle } = read('{"puzzle": "takuzu", "givens": [[1, null], [null, 0]]}');
    expect(format).toBe('json');
    expect(json.write(puzzle)).toMatchInlineSnapshot(`
      "{
        "puzzle": "takuzu",
        "givens": [
          [1, null],
          [null, 0]
        ]
      }"
    `);
    const unruly = read('2x2:Ad').puzzle;
    expect(json.write(unruly)).toMatchInlineSnapshot(`
      "{
        "puzzle": "takuzu",
        "givens": [
          [1, null],
          [null, null]
        ],
        "linesDiffer": false
      }"
    `);
    expect(json.read(json.write(unruly), {})).toEqual(unruly);
  });

  it('says what is wrong, and where', () => {
    expect(says('{"puzzle": "takuzu"}')).toMatchInlineSnapshot(`"givens is missing"`);
    expect(says('{"puzzle": "takuzu", "givens": []}')).toMatchInlineSnapshot(`"a board of 0x0 has no cells"`);
    expect(says('{"puzzle": "takuzu", "givens": [[], []]}')).toMatchInlineSnapshot(
      `"a board of 0x2 has no cells"`,
    );
    expect(says('{"puzzle": "takuzu", "givens": [[0, 1], [2, null]]}')).toMatchInlineSnapshot(
      `"givens[1][0] is 2, expected 0 or 1 or null"`,
    );
    expect(says('{"puzzle": "takuzu", "givens": [[0, 1], ["1", null]]}')).toMatchInlineSnapshot(
      `"givens[1][0] is "1", expected 0 or 1 or null"`,
    );
    expect(says('{"puzzle": "takuzu", "givens": [[0, 1], [null]]}')).toMatchInlineSnapshot(
      `"givens[1] has length 1, expected 2 as the first row"`,
    );
    expect(says('{"puzzle": "takuzu", "givens": [[0, 1]]}')).toMatchInlineSnapshot(
      `"the board is 2 wide and 1 high, expected even sides"`,
    );
    expect(
      says('{"puzzle": "takuzu", "givens": [[0, 1], [1, 0]], "linesDiffer": "no"}'),
    ).toMatchInlineSnapshot(`"linesDiffer is "no", expected true or false"`);
    expect(
      says('{"puzzle": "takuzu", "givens": [[0, 1], [1, 0]], "lines differ": false}'),
    ).toMatchInlineSnapshot(`"lines differ is not known here"`);
    expect(says('{"puzzle": "takuzu", "givens": [[0, 1], [1, 0]')).toMatchInlineSnapshot(
      `"line 1, column 47: this is not JSON: found the end, expected ',' or ']'"`,
    );
    expect(says('{"puzzle": "takuzu",\n "givens": [[0, 1], [., 0]]}')).toMatchInlineSnapshot(
      `"line 2, column 22: this is not JSON: found '.', expected a value"`,
    );
    expect(
      says('{"puzzle": "sudoku", "givens": []}', (text) => readPuzzle(text, [takuzu])),
    ).toMatchInlineSnapshot(`"'sudoku' is not a kind of puzzle known here (installed: takuzu)"`);
  });
});

describe('what is wrong with a text board', () => {
  it('is said, and where', () => {
    expect(says('')).toMatchInlineSnapshot(`"the input is empty, expected a puzzle"`);
    expect(says('# only a comment')).toMatchInlineSnapshot(`"the input is empty, expected a puzzle"`);
    expect(says('1.0\n..1\n...')).toMatchInlineSnapshot(
      `"the board is 3 wide and 3 high, expected even sides"`,
    );
    expect(says('10..\n....\n1...')).toMatchInlineSnapshot(
      `"the board is 4 wide and 3 high, expected even sides"`,
    );
    expect(says('10..\n...\n....\n....')).toMatchInlineSnapshot(`"line 2: row 2 has 3 cells, expected 4"`);
    expect(says('10../..../1.../.....')).toMatchInlineSnapshot(`"line 1: row 4 has 5 cells, expected 4"`);
    expect(says('10..\n..x.\n....\n....')).toMatchInlineSnapshot(
      `"line 2, column 3: found 'x', expected 0, 1 or '.'"`,
    );
    expect(says('10..\n....\n....\n 1 2 . .')).toMatchInlineSnapshot(
      `"line 4, column 4: found '2', expected 0, 1 or '.'"`,
    );
    expect(says('takuzu\n\n10..\n....\n..\u{1F642}.\n....')).toMatchInlineSnapshot(
      `"line 5, column 3: found '🙂', expected 0, 1 or '.'"`,
    );
    expect(says('10..\n....\n\n....\n..01')).toMatchInlineSnapshot(
      `"line 4: a second board begins here, expected one without blank lines"`,
    );
    expect(says(`${'.'.repeat(202)}\n`.repeat(200))).toMatchInlineSnapshot(
      `"a board of 202x200 is too large, expected at most 40000 cells"`,
    );
  });

  it('is said of its fields, and where', () => {
    expect(says('lines differ: perhaps\n1.\n..')).toMatchInlineSnapshot(
      `"line 1, column 15: 'lines differ' is 'perhaps', expected yes or no"`,
    );
    expect(says('unique: no\n1.\n..')).toMatchInlineSnapshot(
      `"line 1: 'unique' is not known here, expected 'lines differ:' or a row"`,
    );
    expect(says('lines differ: no\n1.\n..\nLines differ: no')).toMatchInlineSnapshot(
      `"line 4: 'lines differ' stands here twice"`,
    );
  });
});

describe('what is wrong with an id', () => {
  it('is said, and where', () => {
    expect(says('6x6u:BGBbHAgaAb')).toMatchInlineSnapshot(
      `"column 16: the text ends after 33 of the 36 cells of this board"`,
    );
    expect(says('6x6u:AceaBbaCgaBDca')).toMatchInlineSnapshot(
      `"column 20: found the end, expected a last letter, for an imaginary given behind the board"`,
    );
    expect(says('6x6u:BGBbHAgaAbe')).toMatchInlineSnapshot(
      `"column 16: more than the 36 cells of this board are described"`,
    );
    expect(says('6x6u:BGBb7AgaAbd')).toMatchInlineSnapshot(`"column 10: found '7', expected a letter"`);
    expect(says('takuzu:6x6u:BGBb7AgaAbd')).toMatchInlineSnapshot(
      `"column 17: found '7', expected a letter"`,
    );
    expect(says('6x6u:')).toMatchInlineSnapshot(
      `"column 6: the text ends after 0 of the 36 cells of this board"`,
    );
    expect(says('6x5u:BGBbHAga')).toMatchInlineSnapshot(
      `"the board is 6 wide and 5 high, expected even sides"`,
    );
    expect(says('6j:BGBbHAga')).toMatchInlineSnapshot(
      `"column 1: found the size '6j', expected one as in 14x14u"`,
    );
    expect(says('6x6x:BGBbHAga')).toMatchInlineSnapshot(
      `"column 1: found the size '6x6x', expected one as in 14x14u"`,
    );
    expect(says('0x6:a')).toMatchInlineSnapshot(`"column 1: a board of 0x6 has no cells"`);
    expect(says('9999999x9999999:a')).toMatchInlineSnapshot(
      `"column 1: a board of 9999999x9999999 is too large, expected at most 40000 cells"`,
    );
    expect(says('6x6u#123456789')).toMatchInlineSnapshot(
      `"column 5: '6x6u#123456789' is a random seed that only its own program can turn into a puzzle; expected an id with a colon"`,
    );
  });

  it('is that it is an address of another puzzle', () => {
    expect(says('https://puzz.link/p?lits/4/4/9q02jg')).toMatchInlineSnapshot(
      `"no format of Takuzu reads this address"`,
    );
  });
});

describe('what is wrong with an answer', () => {
  const { puzzle } = read('....\n..1.');
  const answer = (text: string) => says(text, () => takuzu.readAnswer(text, puzzle));

  it('is said, and where', () => {
    expect(answer('')).toMatchInlineSnapshot(`"found no rows, expected a board"`);
    expect(answer('1010')).toMatchInlineSnapshot(`"the answer is 4x1, expected 4x2"`);
    expect(answer('1010\n0101\n1010\n0101')).toMatchInlineSnapshot(`"the answer is 4x4, expected 4x2"`);
    expect(answer('101010\n010101')).toMatchInlineSnapshot(`"line 1: row 1 has 6 cells, expected 4"`);
    expect(answer('1010\n010')).toMatchInlineSnapshot(`"line 2: row 2 has 3 cells, expected 4"`);
    expect(answer('1010\n01.1')).toMatchInlineSnapshot(`"line 2, column 3: found '.', expected 0 or 1"`);
    expect(answer('1010\n0121')).toMatchInlineSnapshot(`"line 2, column 3: found '2', expected 0 or 1"`);
  });
});
