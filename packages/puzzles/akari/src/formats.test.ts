import { type RecogniseOptions, readPuzzle } from '@gridproof/core';
import { faultOf } from '@gridproof/testkit';
import { describe, expect, it } from 'vitest';
import { json, puzzlink, sgt } from './formats.js';
import { type Akari, akari } from './index.js';

const read = (text: string, options: RecogniseOptions = {}) => {
  const { format, puzzle } = readPuzzle(text, [akari], { as: 'akari', ...options });
  return { format, puzzle: puzzle as Akari };
};
const board = (text: string) => akari.print(read(text).puzzle);

/** What the player is told of a text. */
const says = (text: string, run: (text: string) => unknown = read): string => faultOf(text, run);

const BLANK = '..B..\n....1\n0....';
const HALF = '..B*.\nx...1\n0....';

describe('text boards', () => {
  it('come back as they are printed', () => {
    for (const text of [BLANK, HALF, '.', 'B', '4', '*', 'x', '10', '01234B\n......', 'BB\nxB', '*\nB\nx'])
      expect(board(text)).toBe(text);
  });

  it('may have blanks, comments, slashes and underlines', () => {
    for (const text of [
      HALF.replaceAll('.', '_'),
      HALF.replaceAll('\n', '/'),
      HALF.replaceAll('\n', '\r\n'),
      HALF.replaceAll(/(.)/g, '$1 '),
      HALF.replaceAll(/(.)/g, ' $1'),
      `# a comment\n\n${HALF}\n# another`,
      `akari\n${HALF}`,
      `Light Up\n\n${HALF}`,
      `bijutsukan:${HALF.replaceAll('\n', '/')}`,
    ])
      expect([text, board(text)]).toEqual([text, HALF]);
  });

  it('hold black cells, and white ones of which something is known', () => {
    const { board, blacks, givens } = read(HALF).puzzle;
    expect([board.width, board.height]).toEqual([5, 3]);
    expect(blacks.known().map(([{ row, col }, black]) => [row, col, black])).toEqual([
      [0, 2, 'B'],
      [1, 4, 1],
      [2, 0, 0],
    ]);
    expect(givens.known().map(([{ row, col }, lamp]) => [row, col, lamp])).toEqual([
      [0, 3, true],
      [1, 0, false],
    ]);
    expect(givens.places).toHaveLength(12);
  });
});

describe("Simon Tatham's Light Up", () => {
  it('is read and written', () => {
    // Made by the original program.
    for (const id of [
      '7x7:b2b2a0b2iBa2c2a1iBbBaBbBb',
      '7x7:c1gBcBe1e3e4c2gBc',
      '10x10:aBa2b1Bi0a1BBhBd0cBcBl2cBc1d1h0B2a1iB0b0aBa',
      '5x4:g4e3bBaBa',
      '5x5:l3f1d1',
      '2x2:c0',
    ]) {
      const { format, puzzle } = read(id);
      expect([format, sgt.write(puzzle)]).toEqual(['sgt', id]);
    }
  });

  it('has its black cells where the program draws them', () => {
    expect(board('7x7:b2b2a0b2iBa2c2a1iBbBaBbBb')).toMatchInlineSnapshot(`
      "..2..2.
      0..2...
      ......B
      .2...2.
      1......
      ...B..B
      .B..B.."
    `);
  });

  it('has at most 26 cells to a letter', () => {
    for (const id of ['9x3:zB', '9x3:1z', '9x6:zBza', '9x6:zz11'])
      expect(sgt.write(read(id).puzzle)).toBe(id);
  });

  it('may carry what steered the generator', () => {
    for (const params of ['7x7b20s4d1', '7x7b20s4', '7x7d2', '7x7b5', '7x7s0d0', '7x7b20s4r'])
      expect(sgt.write(read(`${params}:c1gBcBe1e3e4c2gBc`).puzzle)).toBe('7x7:c1gBcBe1e3e4c2gBc');
  });

  it('has no room for cells that are known, and none for small boards', () => {
    expect(says(HALF, (text) => sgt.write(read(text).puzzle))).toMatchInlineSnapshot(
      `"an id cannot express which cells are known to hold a lamp or none"`,
    );
    expect(says('1.\n', (text) => sgt.write(read(text).puzzle))).toMatchInlineSnapshot(
      `"an id is of a board of at least 2x2; this one is 2x1"`,
    );
  });

  it('says what is wrong with it, and where', () => {
    expect(says('5x5:l3f1c')).toMatchInlineSnapshot(
      `"column 10: the text ends after 23 of the 25 places of this board"`,
    );
    expect(says('5x5:l3f1f')).toMatchInlineSnapshot(
      `"column 9: more than the 25 places of this board are described"`,
    );
    expect(says('5x5:l3f1d1B')).toMatchInlineSnapshot(
      `"column 11: more than the 25 places of this board are described"`,
    );
    expect(says('lightup:5x5:l3F1d1')).toMatchInlineSnapshot(
      `"column 15: found 'F', expected a number from 0 to 4, B or a letter from a to z for places without one"`,
    );
    expect(says('light up:5x5:l5f1d1')).toMatchInlineSnapshot(
      `"column 15: found 5, expected a number from 0 to 4 or B"`,
    );
    expect(says('5x5:l3f1d1,')).toMatchInlineSnapshot(`"column 11: found ',', expected the end"`);
    expect(says('5x5u:l3f1d1')).toMatchInlineSnapshot(
      `"column 1: found the size '5x5u', expected one as in 10x10"`,
    );
    expect(says('5x5d1b20:l3f1d1')).toMatchInlineSnapshot(
      `"column 1: found the size '5x5d1b20', expected one as in 10x10"`,
    );
    expect(says('5x0:a')).toMatchInlineSnapshot(`"column 1: a board of 5x0 has no cells"`);
    expect(says('9999999x9999999:a')).toMatchInlineSnapshot(
      `"column 1: a board of 9999999x9999999 is too large, expected at most 40000 cells"`,
    );
    expect(says('7x7b20s4d1#123456789')).toMatchInlineSnapshot(
      `"column 11: '7x7b20s4d1#123456789' is a random seed that only its own program can turn into a puzzle; expected an id with a colon"`,
    );
  });
});

describe('addresses of puzz.link', () => {
  it('are read and written', () => {
    for (const address of [
      'https://puzz.link/p?akari/6/6/nekcakbl',
      'https://puzz.link/p?akari/10/10/hcscl.h.idn.i.cgcndg.h.ncs.h',
      'https://puzz.link/p?akari/10/10/bjbjbg.icqb6acvacgan.ldhbj',
      'https://puzz.link/p?akari/10/10/..g.lbh52bhbh.g6..g.o.6.h6..o6.67.j.j15.j.l.g0.',
    ]) {
      const { format, puzzle } = read(address);
      expect([format, puzzlink.write(puzzle)]).toEqual(['puzzlink', address]);
    }
  });

  it('have their black cells where the site draws them', () => {
    expect(board('https://puzz.link/p?akari/6/6/nekcakbl')).toMatchInlineSnapshot(`
      "......
      ..4...
      ....2.
      .0....
      ...1..
      ......"
    `);
  });

  it('tell the kind of puzzle by each of the names that the sites know', () => {
    for (const name of ['akari', 'lightup', 'bijutsukan', 'lightup_edit']) {
      const { puzzle } = readPuzzle(`http://pzv.jp/p.html?${name}/6/6/nekcakbl`, [akari]);
      expect(puzzlink.write(puzzle as Akari)).toBe('https://puzz.link/p?akari/6/6/nekcakbl');
    }
  });

  it('have no room for cells that are known', () => {
    expect(says(HALF, (text) => puzzlink.write(read(text).puzzle))).toMatchInlineSnapshot(
      `"an address cannot express which cells are known to hold a lamp or none"`,
    );
  });

  it('say what is wrong with them, and where', () => {
    expect(says('https://puzz.link/p?akari/6/6/nekcakb')).toMatchInlineSnapshot(
      `"column 38: the text ends after 30 of the 36 places of this board"`,
    );
    expect(says('https://puzz.link/p?akari/6/6/nekcakbll')).toMatchInlineSnapshot(
      `"column 39: more than the 36 places of this board are described"`,
    );
    expect(says('https://puzz.link/p?akari/6/6/nefcakbl')).toMatchInlineSnapshot(
      `"column 33: found 'f', expected a number from 0 to 4 (0 to 9 or a to e) or a letter from g to z for empty places"`,
    );
    expect(says('https://puzz.link/p?akari/6/6')).toMatchInlineSnapshot(
      `"this address ends before its cells, expected akari/6/6/cells"`,
    );
    expect(says('https://puzz.link/p?akari/v:x/6/6/nekcakbl')).toMatchInlineSnapshot(
      `"this address asks for 'v:x', a variant not known here"`,
    );
    expect(says('https://puzz.link/p?lits/4/4/9q02jg')).toMatchInlineSnapshot(
      `"this address holds a puzzle of the type 'lits', expected 'akari'"`,
    );
  });
});

describe('JSON', () => {
  it('is read and written', () => {
    const { format, puzzle } = read('{"puzzle": "akari", "black": [[1, null], [null, "B"]]}');
    expect(format).toBe('json');
    expect(json.write(puzzle)).toMatchInlineSnapshot(`
      "{
        "puzzle": "akari",
        "black": [
          [1, null],
          [null, "B"]
        ]
      }"
    `);
    const half = read('1*\nxB').puzzle;
    expect(json.write(half)).toMatchInlineSnapshot(`
      "{
        "puzzle": "akari",
        "black": [
          [1, null],
          [null, "B"]
        ],
        "lamps": [
          [null, true],
          [false, null]
        ]
      }"
    `);
    expect(json.read(json.write(half), {})).toEqual(half);
  });

  it('says what is wrong, and where', () => {
    const of = (rest: string) => says(`{"puzzle": "akari"${rest}}`);
    expect(of('')).toMatchInlineSnapshot(`"black is missing"`);
    expect(of(', "black": []')).toMatchInlineSnapshot(`"a board of 0x0 has no cells"`);
    expect(of(', "black": [[1, 5]]')).toMatchInlineSnapshot(
      `"black[0][1] is 5, expected a number from 0 to 4, "B" or null"`,
    );
    expect(of(', "black": [[1], ["b"]]')).toMatchInlineSnapshot(
      `"black[1][0] is "b", expected a number or "B" or null"`,
    );
    expect(of(', "black": [[1, 2], [3]]')).toMatchInlineSnapshot(
      `"black[1] has length 1, expected 2 as the first row"`,
    );
    expect(of(', "black": [[1, null]], "lamps": [[null, 0]]')).toMatchInlineSnapshot(
      `"lamps[0][1] is 0, expected true or false"`,
    );
    expect(of(', "black": [[1, null]], "lamps": [[false, true]]')).toMatchInlineSnapshot(
      `"lamps[0][0] is false, expected null as this cell is black"`,
    );
    expect(of(', "black": [[1, null]], "lamps": [[null]]')).toMatchInlineSnapshot(
      `"lamps[0] has length 1, expected 2"`,
    );
    expect(of(', "black": [[1, null]], "lamps": []')).toMatchInlineSnapshot(
      `"lamps has length 0, expected 1"`,
    );
    expect(of(', "black": [[1, null]], "white": [[true, null]]')).toMatchInlineSnapshot(
      `"white is not known here"`,
    );
    expect(of(', "black": [[1, null]')).toMatchInlineSnapshot(
      `"line 1, column 40: this is not JSON: found '}', expected ',' or ']'"`,
    );
  });
});

describe('what is wrong with a text board', () => {
  it('is said, and where', () => {
    expect(says('')).toMatchInlineSnapshot(`"the input is empty, expected a puzzle"`);
    expect(says('1..\n.#.\n...')).toMatchInlineSnapshot(
      `"line 2, column 2: found '#', expected B or a number from 0 to 4 for a black cell, '.', '*' for a lamp or 'x' for none"`,
    );
    expect(says('1..\n.5.\n...')).toMatchInlineSnapshot(
      `"line 2, column 2: found '5', expected B or a number from 0 to 4 for a black cell, '.', '*' for a lamp or 'x' for none"`,
    );
    expect(says('1..\n.b.\n...')).toMatchInlineSnapshot(
      `"line 2, column 2: found 'b', expected B or a number from 0 to 4 for a black cell, '.', '*' for a lamp or 'x' for none"`,
    );
    expect(says('akari\n\n1..\n..\u{1F4A1}')).toMatchInlineSnapshot(
      `"line 4, column 3: found '💡', expected B or a number from 0 to 4 for a black cell, '.', '*' for a lamp or 'x' for none"`,
    );
    expect(says('1..\n..\n...')).toMatchInlineSnapshot(`"line 2: row 2 has 2 cells, expected 3"`);
    expect(says('1../.../..')).toMatchInlineSnapshot(`"line 1: row 3 has 2 cells, expected 3"`);
    expect(says('1..\n\n...')).toMatchInlineSnapshot(
      `"line 3: a second board begins here, expected one without blank lines"`,
    );
    expect(says('size: 3x3\n1..\n...\n...')).toMatchInlineSnapshot(
      `"line 1: 'size' is not known here, expected a row"`,
    );
    expect(says(`${'.'.repeat(202)}\n`.repeat(200))).toMatchInlineSnapshot(
      `"a board of 202x200 is too large, expected at most 40000 cells"`,
    );
  });
});

describe('answers', () => {
  const { puzzle } = read('..B..\n....1\n0....');
  const answer = (text: string) => says(text, () => akari.readAnswer(text, puzzle));

  it('may leave out the black cells, and have crosses, blanks and comments', () => {
    const text = '*.B..\n...*1\n0....';
    for (const written of [
      text.replaceAll('\n', '\r\n'),
      text.replaceAll(/(.)/g, '$1 '),
      text.replaceAll('\n', '/'),
      text.replaceAll(/\w/g, '.'),
      text.replaceAll('.', 'x'),
      `# an answer\n${text}`,
    ])
      expect(akari.printAnswer(akari.readAnswer(written, puzzle), puzzle)).toBe(text);
  });

  it('say what is wrong with them, and where', () => {
    expect(answer('')).toMatchInlineSnapshot(`"found no rows, expected a board"`);
    expect(answer('..B..')).toMatchInlineSnapshot(`"the answer is 5x1, expected 5x3"`);
    expect(answer('..B..\n...1\n0....')).toMatchInlineSnapshot(`"line 2: row 2 has 4 cells, expected 5"`);
    expect(answer('..B..\n....*\n0....')).toMatchInlineSnapshot(
      `"line 2, column 5: found '*', expected 1 as in the puzzle or '.'"`,
    );
    expect(answer('..B..\n....2\n0....')).toMatchInlineSnapshot(
      `"line 2, column 5: found '2', expected 1 as in the puzzle or '.'"`,
    );
    expect(answer('..x..\n....1\n0....')).toMatchInlineSnapshot(
      `"line 1, column 3: found 'x', expected B as in the puzzle or '.'"`,
    );
    expect(answer('..B..\n..o.1\n0....')).toMatchInlineSnapshot(
      `"line 2, column 3: found 'o', expected '*' for a lamp or '.'"`,
    );
    expect(answer('..B..\n....1\n\n0....')).toMatchInlineSnapshot(
      `"line 4: a second board begins here, expected one without blank lines"`,
    );
  });
});
