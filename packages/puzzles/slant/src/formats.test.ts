import { type RecogniseOptions, readPuzzle } from '@gridproof/core';
import { faultOf } from '@gridproof/testkit';
import { describe, expect, it } from 'vitest';
import { json, puzzleTeam, puzzlink, sgt } from './formats.js';
import { type Slant, slant } from './index.js';

const read = (text: string, options: RecogniseOptions = {}) => {
  const { format, puzzle } = readPuzzle(text, [slant], { as: 'slant', ...options });
  return { format, puzzle: puzzle as Slant };
};
const board = (text: string, options: RecogniseOptions = {}) => slant.print(read(text, options).puzzle);

/** What the player is told of a text. */
const says = (text: string, run: (text: string) => unknown = read): string => faultOf(text, run);

const FIVE = '.1.2..\n0....0\n..3.2.\n.1.2..\n1.3...\n..112.';
const DRAWN = '.1.\n?..\n..0\n\n\\.\n./';

describe('text boards', () => {
  it('come back as they are printed', () => {
    for (const text of [FIVE, DRAWN, '..\n4.', '...\n.?.', '..\n..\n\n/', '..\n..\n..\n\n\\\n.'])
      expect(board(text)).toBe(text);
  });

  it('may have blanks, comments, slashes and underlines', () => {
    for (const text of [
      FIVE.replaceAll('.', '_'),
      FIVE.replaceAll('\n', '/'),
      FIVE.replaceAll('\n', '\r\n'),
      FIVE.replaceAll(/(.)/g, '$1 '),
      `# a comment\n\n${FIVE}\n\n# another`,
      `slant\n${FIVE}`,
      `Gokigen Naname\n\n${FIVE}`,
    ])
      expect([text, board(text)]).toEqual([text, FIVE]);
  });

  it('have diagonals that stay diagonals', () => {
    for (const text of [
      DRAWN.replaceAll('\n', '\r\n'),
      DRAWN.replaceAll(/(.)/g, '$1 '),
      '.1./?../..0\n\n# drawn already\n\\_\n_/',
    ])
      expect([text, board(text)]).toEqual([text, DRAWN]);
  });
});

describe("Simon Tatham's Slant", () => {
  it('is read and written', () => {
    // Made by the original program.
    for (const id of [
      '2x2:d2b0a',
      '3x2:a1a121a1d',
      '5x5:a2c111a12d4a1b22b1c2a0a21b',
      '8x8:j221b231a323a21a1e1b1a3a22a11a112c1c3322c1a1b31a1g1b',
      '12x9:b1e1d12a23a3d3b2a1b2b332b13a2b232f1b2c23a1c312b311a13a23b13a1c11b32a3a32a1a2a1a3a2a11n',
    ]) {
      const { format, puzzle } = read(id);
      expect([format, sgt.write(puzzle)]).toEqual(['sgt', id]);
    }
  });

  it('has its numbers where the program draws them', () => {
    expect(board('3x2:a1a121a1d')).toMatchInlineSnapshot(`
      ".1.1
      21.1
      ...."
    `);
    expect(board('slant:5x5:a1a2b0d0b3a2b1a2b1a3e112a')).toBe(FIVE);
  });

  it('has runs of more than 26 corners', () => {
    expect(board('6x5:zp')).toBe(Array(6).fill('.......').join('\n'));
    for (const id of ['6x5:zp', '6x5:z0o', '9x7:zzzb']) expect(sgt.write(read(id).puzzle)).toBe(id);
  });

  it('may carry what steered the generator', () => {
    for (const id of ['2x2de:d2b0a', '2x2dh:d2b0a']) expect(sgt.write(read(id).puzzle)).toBe('2x2:d2b0a');
  });

  it('holds numbers, and no board of one row', () => {
    const write = (text: string) => says(text, () => sgt.write(read(text).puzzle));
    expect(write('...\n..1')).toMatchInlineSnapshot(`"an id is of a board of at least 2x2; this one is 2x1"`);
    expect(write('...\n.?.\n...')).toMatchInlineSnapshot(
      `"an id tells the number of each clue; in this puzzle one is '?'"`,
    );
    expect(write('...\n.1.\n...\n\n/.\n..')).toMatchInlineSnapshot(
      `"an id holds numbers only; in this puzzle some diagonals are drawn already"`,
    );
  });

  it('says what is wrong, and where', () => {
    expect(says('2x2:d2b0')).toMatchInlineSnapshot(
      `"column 9: the text ends after 8 of the 9 places of this board"`,
    );
    expect(says('2x2:d2b0b')).toMatchInlineSnapshot(
      `"column 9: more than the 9 places of this board are described"`,
    );
    expect(says('2x2:d2b5a')).toMatchInlineSnapshot(`"column 8: found 5, expected a number from 0 to 4"`);
    expect(says('slant:2x2:d2b5a')).toMatchInlineSnapshot(
      `"column 14: found 5, expected a number from 0 to 4"`,
    );
    expect(says('2x2:d2B0a')).toMatchInlineSnapshot(
      `"column 7: found 'B', expected a number from 0 to 4 or a letter from a to z for places without one"`,
    );
    expect(says('2x2:d2b0a,a')).toMatchInlineSnapshot(`"column 10: found ',', expected the end"`);
    expect(says('2x2:')).toMatchInlineSnapshot(
      `"column 5: the text ends after 0 of the 9 places of this board"`,
    );
    expect(says('2x2u:d2b0a')).toMatchInlineSnapshot(
      `"column 1: found the size '2x2u', expected one as in 8x8"`,
    );
    expect(says('0x2:c')).toMatchInlineSnapshot(`"column 1: a board of 0x2 has no cells"`);
    expect(says('9999999x9999999:a')).toMatchInlineSnapshot(
      `"column 1: a board of 9999999x9999999 is too large, expected at most 40000 cells"`,
    );
    expect(says('8x8#123456789')).toMatchInlineSnapshot(
      `"column 4: '8x8#123456789' is a random seed that only its own program can turn into a puzzle; expected an id with a colon"`,
    );
  });
});

describe('puzz.link', () => {
  it('is read and written', () => {
    for (const [address, drawn] of [
      ['https://puzz.link/p?gokigen/4/4/iaegcgcj6a', '...0.\n.4...\n2...2\n.....\n.1.0.'],
      ['https://puzz.link/p?gokigen/2/1/g6b', '.1.\n1..'],
      ['https://puzz.link/p?gokigen/2/2/h.geh', '..?\n.4.\n...'],
    ] as const) {
      const { format, puzzle } = read(address);
      expect([format, slant.print(puzzle)]).toEqual(['puzzlink', drawn]);
      expect(puzzlink.write(puzzle)).toBe(address);
    }
  });

  it('tells the kind of puzzle, on every site', () => {
    for (const address of [
      'https://puzz.link/p?gokigen/4/4/iaegcgcj6a',
      'https://puzz.link/p?gokigen_edit/4/4/iaegcgcj6a/',
      'http://pzv.jp/p.html?gokigen/4/4/iaegcgcj6a',
      'https://pzprxs.vercel.app/p?type=editor&gokigen/4/4/iaegcgcj6a',
      'pzplus.tck.mn/p?gokigen_play/4/4/iaegcgcj6a',
    ]) {
      const { type, puzzle } = readPuzzle(address, [slant]);
      expect([type, slant.print(puzzle as Slant)]).toEqual([slant, '...0.\n.4...\n2...2\n.....\n.1.0.']);
    }
  });

  it('holds numbers', () => {
    expect(says('..\n..\n\n/', (text) => puzzlink.write(read(text).puzzle))).toMatchInlineSnapshot(
      `"an address holds numbers only; in this puzzle some diagonals are drawn already"`,
    );
  });

  it('says what is wrong, and where', () => {
    expect(says('https://puzz.link/p?gokigen/4/4/iaegcgcj6aa')).toMatchInlineSnapshot(
      `"column 43: more than the 25 places of this board are described"`,
    );
    expect(says('https://puzz.link/p?gokigen/4/4/iaegcgcf6a')).toMatchInlineSnapshot(
      `"column 40: found 'f', expected a number from 0 to 4 (0 to 9 or a to e) or a letter from g to z for empty places"`,
    );
    expect(says('https://puzz.link/p?gokigen/4/4/zl')).toMatchInlineSnapshot(
      `"column 34: more than the 25 places of this board are described"`,
    );
    expect(says('https://puzz.link/p?gokigen/x/4/4/iaegcgcj6a')).toMatchInlineSnapshot(
      `"this address asks for 'x', a variant not known here"`,
    );
    expect(says('https://puzz.link/p?gokigen')).toMatchInlineSnapshot(
      `"this address has no size, expected gokigen/width/height/cells"`,
    );
    expect(says('https://puzz.link/p?gokigen/4/0/')).toMatchInlineSnapshot(
      `"column 29: a board of 4x0 has no cells"`,
    );
    expect(says('https://puzz.link/p?wagiri/4/4/iaegcgcj6a')).toMatchInlineSnapshot(
      `"this address holds a puzzle of the kind 'wagiri', expected 'gokigen'"`,
    );
  });
});

describe('Puzzle Team tasks', () => {
  const size = { width: 5, height: 5 };

  it('are read and written; their size counts cells', () => {
    const task = 'a1a2b0d0b3a2b1a2b1a3e112a';
    const { format, puzzle } = read(task, { size });
    expect([format, puzzleTeam.write(puzzle)]).toEqual(['puzzleTeam', task]);
    expect(slant.print(puzzle)).toBe(FIVE);
    expect(board('c1b', { size: { width: 2, height: 1 } })).toBe('...\n1..');
  });

  it('hold numbers', () => {
    const write = (text: string) => says(text, () => puzzleTeam.write(read(text).puzzle));
    expect(write('...\n.?.')).toMatchInlineSnapshot(
      `"a Puzzle Team task tells the number of each clue; in this puzzle one is '?'"`,
    );
    expect(write('..\n..\n\n/')).toMatchInlineSnapshot(
      `"a Puzzle Team task holds numbers only; in this puzzle some diagonals are drawn already"`,
    );
  });

  it('say what is wrong with them, and where', () => {
    const task = (text: string, width = 5, height = 5) =>
      says(text, () => read(text, { size: { width, height } }));
    expect(says('a1a2b0d0b3a2b1a2b1a3e112a')).toMatchInlineSnapshot(
      `"a Puzzle Team task does not tell its size, expected --size as in 8x8"`,
    );
    expect(task('a1a2b0d0b3a2b1a2b1a3e112a', 6, 6)).toMatchInlineSnapshot(
      `"column 26: the text ends after 36 of the 49 places of this board"`,
    );
    expect(task('a1a2b0d0b3a2b1a2b1a3e112a', 4, 4)).toMatchInlineSnapshot(
      `"column 19: more than the 25 places of this board are described"`,
    );
    expect(task('a1a5b0d0b3a2b1a2b1a3e112a')).toMatchInlineSnapshot(
      `"column 4: found 5, expected a number from 0 to 4"`,
    );
    expect(task('d', 0, 1)).toMatchInlineSnapshot(`"a board of 0x1 has no cells"`);
  });
});

describe('JSON', () => {
  it('is read and written', () => {
    const { format, puzzle } = read('{"puzzle": "slant", "numbers": [[1, null, "?"], [null, 2, 0]]}');
    expect([format, slant.print(puzzle)]).toEqual(['json', '1.?\n.20']);
    expect(json.write(puzzle)).toMatchInlineSnapshot(`
      "{
        "puzzle": "slant",
        "numbers": [
          [1, null, "?"],
          [null, 2, 0]
        ]
      }"
    `);
    expect(json.write(read(DRAWN).puzzle)).toMatchInlineSnapshot(`
      "{
        "puzzle": "slant",
        "numbers": [
          [null, 1, null],
          ["?", null, null],
          [null, null, 0]
        ],
        "strokes": [
          ["backslash", null],
          [null, "slash"]
        ]
      }"
    `);
    expect(json.read(json.write(read(DRAWN).puzzle), {})).toEqual(read(DRAWN).puzzle);
  });

  it('holds boards as large as every format does', () => {
    const { puzzle } = read(`100x100:${'z'.repeat(392)}i`);
    expect(json.read(json.write(puzzle), {})).toEqual(puzzle);
    expect(slant.parse(slant.print(puzzle))).toEqual(puzzle);
  });

  it('says what is wrong, and where', () => {
    const numbers = (value: string, more = '') => says(`{"puzzle": "slant", "numbers": ${value}${more}}`);
    expect(says('{"puzzle": "slant"}')).toMatchInlineSnapshot(`"numbers is missing"`);
    expect(numbers('[]')).toMatchInlineSnapshot(`"a board of 0x0 has no cells"`);
    expect(numbers('[[1, 1]]')).toMatchInlineSnapshot(`"a board of 1x0 has no cells"`);
    expect(numbers('[[1, 5], [null, 1]]')).toMatchInlineSnapshot(
      `"numbers[0][1] is 5, expected 0 or 1 or 2 or 3 or 4 or "?""`,
    );
    expect(numbers('[[1, null], [1]]')).toMatchInlineSnapshot(`"numbers[1] has length 1, expected 2"`);
    expect(numbers('[[1, 1], [1, 1]]', ', "strokes": [["/"]]')).toMatchInlineSnapshot(
      `"strokes[0][0] is "/", expected "slash" or "backslash""`,
    );
    expect(numbers('[[1, 1], [1, 1]]', ', "strokes": [["slash", "slash"]]')).toMatchInlineSnapshot(
      `"strokes[0] has length 2, expected 1"`,
    );
    expect(numbers('[[1, 1], [1, 1]]', ', "strokes": []')).toMatchInlineSnapshot(
      `"strokes has length 0, expected 1"`,
    );
    expect(numbers('[[1, 1], [1, 1]]', ', "givens": []')).toMatchInlineSnapshot(`"givens is not known here"`);
    expect(numbers('[[1, 1] [1, 1]]')).toMatchInlineSnapshot(
      `"line 1, column 40: this is not JSON: found '[', expected ',' or ']'"`,
    );
  });
});

describe('what is wrong with a text board', () => {
  it('is said, and where', () => {
    expect(says('')).toMatchInlineSnapshot(`"the input is empty, expected a puzzle"`);
    expect(says('# only a comment')).toMatchInlineSnapshot(`"the input is empty, expected a puzzle"`);
    expect(says('.1.')).toMatchInlineSnapshot(`"a board of 2x0 has no cells"`);
    expect(says('.\n1\n.')).toMatchInlineSnapshot(`"a board of 0x2 has no cells"`);
    expect(says('.1.\n..\n...')).toMatchInlineSnapshot(`"line 2: row 2 has 2 corners, expected 3"`);
    expect(says('.1./.../.')).toMatchInlineSnapshot(`"line 1: row 3 has 1 corner, expected 3"`);
    expect(says('.1.\n.5.\n...')).toMatchInlineSnapshot(
      `"line 2, column 2: found '5', expected a number from 0 to 4, '?' or '.'"`,
    );
    expect(says('slant\n\n. 1 .\n. . x')).toMatchInlineSnapshot(
      `"line 4, column 5: found 'x', expected a number from 0 to 4, '?' or '.'"`,
    );
    expect(says('corners: 3\n.1.\n...')).toMatchInlineSnapshot(
      `"line 1: 'corners' is not known here, expected a row"`,
    );
    expect(says('/\\\n\\/')).toMatchInlineSnapshot(
      `"line 1, column 2: found '\\', expected a number from 0 to 4, '?' or '.'"`,
    );
    expect(says('//\n//')).toMatchInlineSnapshot(`"found no rows, expected a board"`);
    expect(says(`${'.'.repeat(203)}\n`.repeat(201))).toMatchInlineSnapshot(
      `"a board of 202x200 is too large, expected at most 40000 cells"`,
    );
  });

  it('is said of its diagonals, and where', () => {
    const drawn = (text: string) => says(`.1.\n...\n..0\n\n${text}`);
    expect(drawn('/x\n..')).toMatchInlineSnapshot(`"line 5, column 2: found 'x', expected '/', '\\' or '.'"`);
    expect(drawn('/.\n...')).toMatchInlineSnapshot(`"line 6: row 2 has 3 cells, expected 2"`);
    expect(drawn('/.')).toMatchInlineSnapshot(`"the board of diagonals is 2x1, expected 2x2"`);
    expect(drawn('/.\n..\n\n..\n..')).toMatchInlineSnapshot(
      `"line 8: a third board begins here, expected one of numbers and one of diagonals"`,
    );
  });
});

describe('what is wrong with an answer', () => {
  const { puzzle } = read('..0\n...\n0.0');
  const answer = (text: string) => says(text, () => slant.readAnswer(text, puzzle));

  it('is said, and where', () => {
    expect(answer('')).toMatchInlineSnapshot(`"found no rows, expected a board"`);
    expect(answer('\\\\')).toMatchInlineSnapshot(`"the answer is 2x1, expected 2x2"`);
    expect(answer('\\\\\n\\')).toMatchInlineSnapshot(`"line 2: row 2 has 1 cell, expected 2"`);
    expect(answer('\\\\/\n\\//')).toMatchInlineSnapshot(`"line 1: row 1 has 3 cells, expected 2"`);
    expect(answer('\\\\\n\\.')).toMatchInlineSnapshot(`"line 2, column 2: found '.', expected '/' or '\\'"`);
    expect(answer('\\\\\n\n\\/')).toMatchInlineSnapshot(
      `"line 3: a second board begins here, expected one without blank lines"`,
    );
  });

  it('is nothing but its diagonals', () => {
    for (const text of ['\\\\ \\/', '\\\\\n\\/', '\\\\\r\\/', ' \\ \\ \r\n# below\n \\ /\r\n'])
      expect(slant.printAnswer(slant.readAnswer(text, puzzle), puzzle)).toBe('\\\\\n\\/');
  });
});
