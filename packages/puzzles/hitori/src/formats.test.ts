import { type RecogniseOptions, readPuzzle } from '@gridproof/core';
import { faultOf } from '@gridproof/testkit';
import { describe, expect, it } from 'vitest';
import { json, puzzlink, sgt } from './formats.js';
import { type Hitori, hitori } from './index.js';

const read = (text: string, options: RecogniseOptions = {}) => {
  const { format, puzzle } = readPuzzle(text, [hitori], { as: 'hitori', ...options });
  return { format, puzzle: puzzle as Hitori };
};
const board = (text: string) => hitori.print(read(text).puzzle);

/** What the player is told of a text. */
const says = (text: string, run: (text: string) => unknown = read): string => faultOf(text, run);

const NUMBERS = '5341\n4422\n4213';
const LONG = '10 2 11\n2 10 10';
const HALF = `${NUMBERS}\n\n#???\n??.?\n????`;

describe('text boards', () => {
  it('come back as they are printed', () => {
    for (const text of [
      NUMBERS,
      LONG,
      HALF,
      '1',
      '11',
      '1\n2',
      '12,\n3,\n45,',
      '12,',
      '1295 36',
      `${LONG}\n\n??#\n???`,
      '12,\n3,\n\n#\n.',
      '1.3\n...',
      '10 . 1\n. 2 .',
      '12,\n.,',
    ])
      expect(board(text)).toBe(text);
  });

  it('may have cells without a number', () => {
    expect(read('1.3\n__3').puzzle.numbers.values).toEqual([1, undefined, 3, undefined, undefined, 3]);
    expect(read('1, ., 12/_, 2, 3').puzzle.numbers.values).toEqual([1, undefined, 12, undefined, 2, 3]);
    const { puzzle } = read('..1\n1..\n\n??#\n???');
    expect(puzzle.givens.known().map(([cell]) => cell)).toEqual([puzzle.board.cell(0, 2)]);
  });

  it('may have blanks, commas, comments and slashes', () => {
    for (const text of [
      HALF.replaceAll(/(?<=.)\n(?=.)/g, '/'),
      HALF.replaceAll('\n', '\r\n'),
      HALF.replaceAll(/(.)/g, '$1 '),
      HALF.replaceAll(/(.)/g, ' $1'),
      HALF.replaceAll(/(\d)(?=\d)/g, '$1,'),
      HALF.replaceAll(/(\d)(?=\d)/g, '$1\t'),
      `# a comment\n\n${HALF}\n# another`,
      `hitori\n${HALF}`,
      `Hitori ni shite kure\n\n${HALF.replace('\n\n', '\n# known:\n\n# these\n')}`,
    ])
      expect([text, board(text)]).toEqual([text, HALF]);
    for (const text of ['10, 2, 11\n2, 10, 10', '10,2,11/2,10,10', ' 10  2 11\n  2 10 10'])
      expect([text, board(text)]).toEqual([text, LONG]);
  });

  it('have a number for each digit, unless blanks or commas part them', () => {
    expect(read('1213').puzzle.board.width).toBe(4);
    expect(read('12 13').puzzle.numbers.values).toEqual([12, 13]);
    expect(read('12 1\n13 2').puzzle.numbers.values).toEqual([12, 1, 13, 2]);
    expect(read('1 2\n13 2').puzzle.numbers.values).toEqual([1, 2, 13, 2]);
    expect(read('12,\n13').puzzle.numbers.values).toEqual([12, 13]);
  });

  it('hold what is known of the cells', () => {
    const { board, givens } = read(HALF).puzzle;
    expect(givens.pick(board.rows[0]!)).toEqual([true, undefined, undefined, undefined]);
    expect(givens.at(board.cell(1, 2))).toBe(false);
    expect(read(NUMBERS).puzzle.givens.known()).toEqual([]);
  });
});

describe('puzz.link', () => {
  it('is read and written', () => {
    for (const address of [
      'https://puzz.link/p?hitori/4/4/1114142333214213',
      'https://puzz.link/p?hitori/3/2/az-10-11-zz1',
      'https://puzz.link/p?hitori/3/2/1..-11.1',
    ]) {
      const { format, puzzle } = read(address);
      expect([format, puzzlink.write(puzzle)]).toEqual(['puzzlink', address]);
    }
  });

  it('has its numbers where the sites draw them, width first', () => {
    expect(board('https://puzz.link/p?hitori/3/2/az-10-11-zz1')).toBe('10 35 36\n37 1295 1');
    expect(board('https://puzz.link/p?hitori/3/2/1..2.3')).toBe('1..\n2.3');
    expect(puzzlink.write(read(NUMBERS).puzzle)).toMatchInlineSnapshot(
      `"https://puzz.link/p?hitori/4/3/534144224213"`,
    );
  });

  it('tells its genre, on any of the sites', () => {
    for (const address of [
      'https://puzz.link/p?hitori/2/2/1234',
      'http://pzv.jp/p.html?hitori/2/2/1234/',
      'https://pzprxs.vercel.app/p?type=editor&hitori_edit/2/2/1234',
    ])
      expect(readPuzzle(address, [hitori])).toMatchObject({ type: hitori, format: 'puzzlink' });
  });

  it('has no room for cells that are known', () => {
    expect(says(HALF, (text) => puzzlink.write(read(text).puzzle))).toMatchInlineSnapshot(
      `"an address cannot tell which cells are known to be shaded or not"`,
    );
  });

  it('says what is wrong with an address, and where', () => {
    const address = (query: string) => says(`https://puzz.link/p?${query}`);
    expect(address('hitori/2/2/123')).toMatchInlineSnapshot(
      `"column 35: the text ends after 3 of the 4 cells of this board"`,
    );
    expect(address('hitori/2/2/12345')).toMatchInlineSnapshot(
      `"column 36: more than the 4 cells of this board are described"`,
    );
    expect(address('hitori/2/2/12%4')).toMatchInlineSnapshot(
      `"column 34: found '%', expected a digit or small letter, '-' and two of them, or '.'"`,
    );
    expect(address('hitori/2/2/12-4')).toMatchInlineSnapshot(
      `"column 34: found '-', expected a digit or small letter, '-' and two of them, or '.'"`,
    );
    expect(address('hitori/2/2/1204')).toMatchInlineSnapshot(
      `"column 34: found the number 0, expected a number from 1 to 1295"`,
    );
    expect(address('hitori/2/2/12-004')).toMatchInlineSnapshot(
      `"column 34: found the number 0, expected a number from 1 to 1295"`,
    );
    expect(address('hitori/2/2/12A4')).toMatchInlineSnapshot(
      `"column 34: found 'A', expected a digit or small letter, '-' and two of them, or '.'"`,
    );
    expect(address('hitori/2/2')).toMatchInlineSnapshot(
      `"this address ends before its cells, expected hitori/2/2/cells"`,
    );
    expect(address('hitori/201/200/1')).toMatchInlineSnapshot(
      `"column 28: a board of 201x200 is too large, expected at most 40000 cells"`,
    );
    expect(address('lits/4/4/9q02jg')).toMatchInlineSnapshot(
      `"this address holds a puzzle of the kind 'lits', expected 'hitori'"`,
    );
  });
});

describe("Simon Tatham's Singles", () => {
  it('is read and written', () => {
    // Made by the original program.
    for (const id of [
      '5x5:4554252413431411552424241',
      '2x2:2111',
      '4x7:3321477372363176564221672351',
      '12x5:652392173c1b668a991c71241b38522b89465a3b686b322c5b256a64c71c',
    ]) {
      const { format, puzzle } = read(id);
      expect([format, sgt.write(puzzle)]).toEqual(['sgt', id]);
      expect(read(id.replace(':', 'de:')).puzzle).toEqual(puzzle);
      expect(read(id.replace(':', 'dk:')).puzzle).toEqual(puzzle);
    }
  });

  it('has its numbers where the program draws them', () => {
    expect(board('12x2:1a2b3c4567891ab23c456789')).toMatchInlineSnapshot(`
      "1 10 2 11 3 12 4 5 6 7 8 9
      1 10 11 2 3 12 4 5 6 7 8 9"
    `);
  });

  it('has a sign for each number up to 61', () => {
    const row = Array.from({ length: 61 }, (_, at) => at + 1);
    const id = `61x2:${'123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'.repeat(2)}`;
    expect(read(id).puzzle.numbers.values).toEqual([...row, ...row]);
    expect(sgt.write(read(id).puzzle)).toBe(id);
  });

  it('cannot hold every board', () => {
    const id = (text: string) => says(text, (it) => sgt.write(read(it).puzzle));
    expect(id(HALF)).toMatchInlineSnapshot(`"an id cannot tell which cells are known to be shaded or not"`);
    expect(id('12/34')).toMatchInlineSnapshot(`"an id of 2x2 holds numbers from 1 to 2; here is a 3"`);
    expect(sgt.write(read('12/34/12/34').puzzle)).toBe('2x4:12341234');
    expect(id('12/2.')).toMatchInlineSnapshot(`"an id cannot tell that row 2, column 2 has no number"`);
    expect(id('1/2')).toMatchInlineSnapshot(`"an id is of a board of at least 2x2; this one is 1x2"`);
    expect(id(`${'1'.repeat(63)}\n${'2'.repeat(63)}`)).toMatchInlineSnapshot(
      `"an id is of a board of at most 62x62; this one is 63x2"`,
    );
  });

  it('says what is wrong with an id, and where', () => {
    expect(says('2x2:111')).toMatchInlineSnapshot(
      `"column 8: the text ends after 3 of the 4 cells of this board"`,
    );
    expect(says('2x2:11112')).toMatchInlineSnapshot(
      `"column 9: more than the 4 cells of this board are described"`,
    );
    expect(says('2x2:1131')).toMatchInlineSnapshot(
      `"column 7: found '3', expected a sign from 1 to 2 for a number up to 2, the longer side"`,
    );
    expect(says('2x2:1011')).toMatchInlineSnapshot(
      `"column 6: found '0', expected a sign from 1 to 2 for a number up to 2, the longer side"`,
    );
    expect(says('12x2:1a2b3d4567891ab23c456789')).toMatchInlineSnapshot(
      `"column 11: found 'd', expected a sign from 1 to c for a number up to 12, the longer side"`,
    );
    expect(says('2x2:11_1')).toMatchInlineSnapshot(
      `"column 7: found '_', expected a sign from 1 to 2 for a number up to 2, the longer side"`,
    );
    expect(says('2x2dx:1111')).toMatchInlineSnapshot(
      `"column 1: found the size '2x2dx', expected one as in 8x8"`,
    );
    expect(says('2x2#12345')).toMatchInlineSnapshot(
      `"column 4: '2x2#12345' is a random seed that only its own program can turn into a puzzle; expected an id with a colon"`,
    );
  });
});

describe('JSON', () => {
  it('is read and written', () => {
    const { format, puzzle } = read('{"puzzle": "hitori", "numbers": [[1, 12], [12, 12]]}');
    expect([format, hitori.print(puzzle)]).toEqual(['json', '1 12\n12 12']);
    expect(json.write(puzzle)).toMatchInlineSnapshot(`
      "{
        "puzzle": "hitori",
        "numbers": [
          [1, 12],
          [12, 12]
        ]
      }"
    `);
    const sparse = read('1./.2').puzzle;
    expect(json.write(sparse)).toContain('[\n    [1, null],\n    [null, 2]\n  ]');
    expect(json.read(json.write(sparse), {})).toEqual(sparse);
    const half = read(HALF).puzzle;
    expect(json.write(half)).toMatchInlineSnapshot(`
      "{
        "puzzle": "hitori",
        "numbers": [
          [5, 3, 4, 1],
          [4, 4, 2, 2],
          [4, 2, 1, 3]
        ],
        "shaded": [
          [true, null, null, null],
          [null, null, false, null],
          [null, null, null, null]
        ]
      }"
    `);
    expect(json.read(json.write(half), {})).toEqual(half);
  });

  it('says what is wrong, and where', () => {
    const of = (rest: string) => says(`{"puzzle": "hitori"${rest}}`);
    expect(of('')).toMatchInlineSnapshot(`"numbers is missing"`);
    expect(of(', "numbers": []')).toMatchInlineSnapshot(`"a board of 0x0 has no cells"`);
    expect(of(', "numbers": [[1, 0]]')).toMatchInlineSnapshot(
      `"numbers[0][1] is 0, expected a number from 1 to 1295"`,
    );
    expect(of(', "numbers": [[1], [1296]]')).toMatchInlineSnapshot(
      `"numbers[1][0] is 1296, expected a number from 1 to 1295"`,
    );
    expect(of(', "numbers": [[1, 0.5]]')).toMatchInlineSnapshot(
      `"numbers[0][1] is 0.5, expected a number from 1 to 1295"`,
    );
    expect(of(', "numbers": [[1, "2"]]')).toMatchInlineSnapshot(`"numbers[0][1] is "2", expected a number"`);
    expect(of(', "numbers": [[1, 2], [3]]')).toMatchInlineSnapshot(
      `"numbers[1] has length 1, expected 2 as the first row"`,
    );
    expect(of(', "numbers": [[1, 2]], "shaded": [[true, 1]]')).toMatchInlineSnapshot(
      `"shaded[0][1] is 1, expected true or false"`,
    );
    expect(of(', "numbers": [[1, 2]], "shaded": [[true]]')).toMatchInlineSnapshot(
      `"shaded[0] has length 1, expected 2"`,
    );
    expect(of(', "numbers": [[1, 2]], "black": [[true, null]]')).toMatchInlineSnapshot(
      `"black is not known here"`,
    );
    expect(of(', "numbers": [[1, 2]')).toMatchInlineSnapshot(
      `"line 1, column 40: this is not JSON: found '}', expected ',' or ']'"`,
    );
  });
});

describe('what is wrong with a text board', () => {
  it('is said, and where', () => {
    expect(says('')).toMatchInlineSnapshot(`"the input is empty, expected a puzzle"`);
    expect(says('123\n1?3')).toMatchInlineSnapshot(
      `"line 2, column 2: found '?', expected a number from 1 to 1295 or '.'"`,
    );
    expect(says('123\n103')).toMatchInlineSnapshot(
      `"line 2, column 2: found '0', expected a number from 1 to 1295 or '.'"`,
    );
    expect(says('12a\n123')).toMatchInlineSnapshot(
      `"line 1, column 3: found 'a', expected a number from 1 to 1295 or '.'"`,
    );
    expect(says('1 2 3\n1 1296 3')).toMatchInlineSnapshot(
      `"line 2, column 3: found '1296', expected a number from 1 to 1295 or '.'"`,
    );
    expect(says('1 2 3\n1 3')).toMatchInlineSnapshot(`"line 2: row 2 has 2 cells, expected 3"`);
    expect(says('123\n12')).toMatchInlineSnapshot(`"line 2: row 2 has 2 cells, expected 3"`);
    expect(says('10 11\n1 2 3')).toMatchInlineSnapshot(`"line 2: row 2 has 3 cells, expected 2"`);
    expect(says('1, 2\n1, -2')).toMatchInlineSnapshot(
      `"line 2, column 4: found '-2', expected a number from 1 to 1295 or '.'"`,
    );
    expect(says('size: 3x3\n123')).toMatchInlineSnapshot(
      `"line 1: 'size' is not known here, expected a row"`,
    );
    expect(says(`${'1'.repeat(202)}\n`.repeat(200))).toMatchInlineSnapshot(
      `"a board of 202x200 is too large, expected at most 40000 cells"`,
    );
  });

  it('is said of its known cells, and where', () => {
    expect(says('123\n\n.x.')).toMatchInlineSnapshot(
      `"line 3, column 2: found 'x' in the board of known cells, expected '#', '.' or '?'"`,
    );
    expect(says('123\n\n..')).toMatchInlineSnapshot(`"line 3: row 1 has 2 cells, expected 3"`);
    expect(says('123\n\n...\n...')).toMatchInlineSnapshot(`"the board of known cells is 3x2, expected 3x1"`);
    expect(says('123\n\n...\n\n...')).toMatchInlineSnapshot(
      `"line 5: a third board begins here, expected one of numbers and one of known cells"`,
    );
    expect(says('1#3')).toMatchInlineSnapshot(
      `"line 1, column 2: found '#', expected a number from 1 to 1295 or '.'"`,
    );
  });
});

describe('answers', () => {
  const { puzzle } = read(NUMBERS);
  const answer = (text: string) => says(text, () => hitori.readAnswer(text, puzzle));

  it('are read as they are printed', () => {
    const text = '#..#\n..#.\n#...';
    for (const written of [text, text.replaceAll('\n', '/'), text.replaceAll(/(.)/g, '$1 ')])
      expect(hitori.printAnswer(hitori.readAnswer(written, puzzle), puzzle)).toBe(text);
  });

  it('say what is wrong with them, and where', () => {
    expect(answer('')).toMatchInlineSnapshot(`"found no rows, expected a board"`);
    expect(answer('....')).toMatchInlineSnapshot(`"the answer is 4x1, expected 4x3"`);
    expect(answer('....\n...\n....')).toMatchInlineSnapshot(`"line 2: row 2 has 3 cells, expected 4"`);
    expect(answer('....\n.?..\n....')).toMatchInlineSnapshot(
      `"line 2, column 2: found '?' in the answer, expected '#' or '.'"`,
    );
    expect(answer('....\n.2..\n....')).toMatchInlineSnapshot(
      `"line 2, column 2: found '2' in the answer, expected '#' or '.'"`,
    );
    expect(answer('....\n....\n\n....')).toMatchInlineSnapshot(
      `"line 4: a second board begins here, expected one without blank lines"`,
    );
  });
});
