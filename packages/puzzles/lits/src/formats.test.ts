import { type RecogniseOptions, readPuzzle } from '@gridproof/core';
import { faultOf } from '@gridproof/testkit';
import { describe, expect, it } from 'vitest';
import { json, puzzleTeam, puzzlink } from './formats.js';
import { type Lits, lits } from './index.js';

const read = (text: string, options: RecogniseOptions = {}) => {
  const { format, puzzle } = readPuzzle(text, [lits], { as: 'lits', ...options });
  return { format, puzzle: puzzle as Lits };
};
const board = (text: string, options: RecogniseOptions = {}) => lits.print(read(text, options).puzzle);

/** What the player is told of a text. */
const says = (text: string, run: (text: string) => unknown = read): string => faultOf(text, run);

const TINY = 'AABB\nAAAB\nABBB';
const KNOWN = `${TINY}\n\n#???\n?.??\n????`;

describe('text boards', () => {
  it('come back as they are printed', () => {
    for (const text of [TINY, KNOWN, 'AAAAA', 'A\nA\nA\nA', 'AAAAA\n\n?.???']) expect(board(text)).toBe(text);
  });

  it('may have other signs, blanks, comments, slashes and any line ends', () => {
    for (const text of [
      '1122/1112/1222',
      TINY.replaceAll('\n', '\r\n'),
      TINY.replaceAll('\n', '\r'),
      TINY.replaceAll(/(.)/g, '$1 '),
      `# a comment\n\n${TINY}\n\n# another`,
      `LITS\n${TINY}`,
      'nuruomino:AABB/AAAB/ABBB',
      'aa++/aaa+/a+++',
    ])
      expect([text, board(text)]).toEqual([text, TINY]);
    expect(board(KNOWN.replaceAll('\n', '\r\n'))).toBe(KNOWN);
  });

  it('may use a letter again for a region elsewhere', () => {
    expect(board('AAAABBBBAAAA')).toBe('AAAABBBBCCCC');
  });

  it('may have a row of known cells that begins as a comment does', () => {
    expect(read('AAAA\nAAAA\n\n# # # #\n# # # .').puzzle.givens.values).toEqual([
      ...Array(7).fill(true),
      false,
    ]);
  });

  it('keep more regions apart than there are letters', () => {
    const long = Array.from({ length: 60 }, (_, at) => 'AB'[at % 2]!.repeat(4)).join('');
    const { puzzle } = read(long);
    expect(puzzle.regions).toHaveLength(60);
    expect(lits.parse(lits.print(puzzle))).toEqual(puzzle);
  });
});

describe('puzz.link', () => {
  it('is read and written', () => {
    for (const body of [
      'lits/4/4/9q02jg',
      'lits/10/10/08p0i3jbhmjg5j5ik048rgtr8q1e5gkf9hnu',
      'lits/24/24/0000000o01lnmg5dvc0dntsq94ia94i814i914i976i94i294i294i8t4i90ci94ki94s294j094ia14i9pki944i94o1mregamtm0rddc00010002002dhm02i14080044vvvk6001os0001vvvq1g00a4000sfvvvsc003p80073fvvq700080000g3vvu100021g0087vvv8114102295g296oo',
    ]) {
      const { format, puzzle } = read(`https://puzz.link/p?${body}`);
      expect([format, puzzlink.write(puzzle)]).toEqual(['puzzlink', `https://puzz.link/p?${body}`]);
    }
  });

  it('tells its genre, on any of the sites', () => {
    for (const address of [
      'https://puzz.link/p?lits/4/3/8o4o',
      'http://pzv.jp/p.html?lits/4/3/8o4o/',
      'https://pzprxs.vercel.app/p?type=editor&lits_edit/4/3/8o4o',
    ])
      expect(readPuzzle(address, [lits])).toMatchObject({ type: lits, format: 'puzzlink' });
  });

  it('has its regions where the sites draw them, width first', () => {
    expect(board('https://puzz.link/p?lits/4/4/9q02jg')).toMatchInlineSnapshot(`
      "AABB
      AABC
      ABBC
      CCCC"
    `);
    expect(puzzlink.write(read(TINY).puzzle)).toMatchInlineSnapshot(`"https://puzz.link/p?lits/4/3/8o4o"`);
  });

  it('does not hold what is known of the cells', () => {
    expect(says(KNOWN, (text) => puzzlink.write(read(text).puzzle))).toMatchInlineSnapshot(
      `"an address cannot tell which cells are known to be shaded or not"`,
    );
  });

  it('says what is wrong with an address, and where', () => {
    const address = (query: string) => says(`https://puzz.link/p?${query}`);
    expect(address('lits/4/4/9q02j')).toMatchInlineSnapshot(
      `"column 35: the text ends, expected 1 more digit"`,
    );
    expect(address('lits/4/4/9q02jgg')).toMatchInlineSnapshot(`"column 36: found 'g', expected the end"`);
    expect(address('lits/4/4/9qz2jg')).toMatchInlineSnapshot(
      `"column 32: found 'z', expected a digit from 0 to 9 or a letter from a to v"`,
    );
    expect(address('lits/4/4')).toMatchInlineSnapshot(
      `"this address ends before its cells, expected lits/4/4/cells"`,
    );
    expect(address('lits/4')).toMatchInlineSnapshot(
      `"this address has no size, expected lits/width/height/cells"`,
    );
    expect(address('lits/0/4/')).toMatchInlineSnapshot(`"column 26: a board of 0x4 has no cells"`);
    expect(address('lits/201/200/0')).toMatchInlineSnapshot(
      `"column 26: a board of 201x200 is too large, expected at most 40000 cells"`,
    );
    expect(address('lits/v:o/4/4/9q02jg')).toMatchInlineSnapshot(
      `"this address asks for 'v:o', a variant not known here"`,
    );
    expect(address('nurikabe/4/4/9q02jg')).toMatchInlineSnapshot(
      `"this address holds a puzzle of the kind 'nurikabe', expected 'lits'"`,
    );
  });
});

describe('Puzzle Team tasks', () => {
  const size = { width: 4, height: 3 };
  const task = '1,1,2,2,1,1,1,2,1,2,2,2';

  it('are read and written', () => {
    const { format, puzzle } = read(task, { size });
    expect([format, lits.print(puzzle)]).toEqual(['puzzleTeam', TINY]);
    expect(puzzleTeam.write(puzzle)).toBe(task);
    expect(puzzleTeam.write(read('7,7,0,0,7,7,7,0,7,0,0,0', { size }).puzzle)).toBe(task);
  });

  it('do not hold what is known of the cells', () => {
    expect(says(KNOWN, (text) => puzzleTeam.write(read(text).puzzle))).toMatchInlineSnapshot(
      `"a Puzzle Team task cannot tell which cells are known to be shaded or not"`,
    );
  });

  it('say what is wrong with them, and where', () => {
    const sized = (text: string) => says(text, () => read(text, { size }));
    expect(says(task)).toMatchInlineSnapshot(
      `"a Puzzle Team task does not tell its size, expected --size as in 6x6"`,
    );
    expect(sized('1,1,2,2,1,1,1,2,1,2,2')).toMatchInlineSnapshot(
      `"column 22: the text ends after 11 of the 12 cells of this board"`,
    );
    expect(sized('1,1,2,2,1,1,1,2,1,2,2,2,2')).toMatchInlineSnapshot(
      `"column 24: more than the 12 cells of this board are described"`,
    );
    expect(sized('1,1,2,2,1,1,1,2,1,2,2,')).toMatchInlineSnapshot(
      `"column 23: found the end, expected the number of a cell's region"`,
    );
    expect(sized('1,1,2,2,1,1,x,2,1,2,2,2')).toMatchInlineSnapshot(
      `"column 13: found 'x', expected the number of a cell's region"`,
    );
    expect(sized('1,1,2,2,1,1;1,2,1,2,2,2')).toMatchInlineSnapshot(`"column 12: found ';', expected ','"`);
    expect(sized('1,1,2,2,1,2,2,2,2,2,1,1')).toMatchInlineSnapshot(
      `"column 21: region 1 is in two pieces, at row 1, column 1 and at row 3, column 3"`,
    );
  });
});

describe('JSON', () => {
  it('is read and written', () => {
    const { format, puzzle } = read('{"puzzle": "lits", "regions": [[5, 5, 5, 5, 2, 2, 2, 2]]}');
    expect([format, lits.print(puzzle)]).toEqual(['json', 'AAAABBBB']);
    expect(json.write(puzzle)).toMatchInlineSnapshot(`
      "{
        "puzzle": "lits",
        "regions": [
          [1, 1, 1, 1, 2, 2, 2, 2]
        ]
      }"
    `);
    const known = read(KNOWN).puzzle;
    expect(json.write(known)).toMatchInlineSnapshot(`
      "{
        "puzzle": "lits",
        "regions": [
          [1, 1, 2, 2],
          [1, 1, 1, 2],
          [1, 2, 2, 2]
        ],
        "shaded": [
          [true, null, null, null],
          [null, false, null, null],
          [null, null, null, null]
        ]
      }"
    `);
    expect(json.read(json.write(known), {})).toEqual(known);
  });

  it('says what is wrong, and where', () => {
    const data = (rest: string) => says(`{"puzzle": "lits", ${rest}}`);
    expect(says('{"puzzle": "lits"}')).toMatchInlineSnapshot(`"regions is missing"`);
    expect(data('"regions": []')).toMatchInlineSnapshot(`"a board of 0x0 has no cells"`);
    expect(data('"regions": [[1, 1, 1, 1], [1, 1, 1]]')).toMatchInlineSnapshot(
      `"regions[1] has length 3, expected 4 as the first row"`,
    );
    expect(data('"regions": [[1, 1, 1, "A"]]')).toMatchInlineSnapshot(
      `"regions[0][3] is "A", expected a number"`,
    );
    expect(data('"regions": [[1, 1, 1, null]]')).toMatchInlineSnapshot(
      `"regions[0][3] is null, expected a number"`,
    );
    expect(data('"regions": [[1, 1, 2, 2, 1, 1]]')).toMatchInlineSnapshot(
      `"region 1 is in two pieces, at row 1, column 1 and at row 1, column 5"`,
    );
    expect(data('"regions": [[1, 1, 1, 1]], "shaded": [[true, null]]')).toMatchInlineSnapshot(
      `"shaded[0] has length 2, expected 4"`,
    );
    expect(data('"regions": [[1, 1, 1, 1]], "shaded": [[true, null, 0, 1]]')).toMatchInlineSnapshot(
      `"shaded[0][2] is 0, expected true or false or null"`,
    );
    expect(data('"regions": [[1, 1, 1, 1]], "black": []')).toMatchInlineSnapshot(`"black is not known here"`);
    expect(data('"regions": [[1, 1, 1, 1')).toMatchInlineSnapshot(
      `"line 1, column 43: this is not JSON: found '}', expected ',' or ']'"`,
    );
  });
});

describe('what is wrong with a text board', () => {
  it('is said, and where', () => {
    expect(says('')).toMatchInlineSnapshot(`"the input is empty, expected a puzzle"`);
    expect(says('# only a comment')).toMatchInlineSnapshot(`"the input is empty, expected a puzzle"`);
    expect(says('AAAA\nAAA\nAAAA')).toMatchInlineSnapshot(`"line 2: row 2 has 3 cells, expected 4"`);
    expect(says('AAAA/AAAAA')).toMatchInlineSnapshot(`"line 1: row 2 has 5 cells, expected 4"`);
    expect(says('AAAA\nA.AA')).toMatchInlineSnapshot(
      `"line 2, column 2: found '.', expected the sign of a region"`,
    );
    expect(says('regions: 4\nAAAA')).toMatchInlineSnapshot(
      `"line 1: 'regions' is not known here, expected a row"`,
    );
    expect(says(`${'A'.repeat(201)}\n`.repeat(200))).toMatchInlineSnapshot(
      `"a board of 201x200 is too large, expected at most 40000 cells"`,
    );
  });

  it('may be in the board of known cells', () => {
    expect(says(`${TINY}\n\n#???\n?.?x\n????`)).toMatchInlineSnapshot(
      `"line 6, column 4: found 'x' in the board of known cells, expected '#', '.' or '?'"`,
    );
    expect(says(`${TINY}\n\n#???\n?.?\n????`)).toMatchInlineSnapshot(
      `"line 6: row 2 has 3 cells, expected 4"`,
    );
    expect(says(`${TINY}\n\n????\n????`)).toMatchInlineSnapshot(
      `"the board of known cells is 4x2, expected 4x3"`,
    );
    expect(says(`${KNOWN}\n\n????`)).toMatchInlineSnapshot(
      `"line 9: a third board begins here, expected one of regions and one of known cells"`,
    );
  });

  it('is that it is of another kind', () => {
    expect(says('takuzu\nAAAA', (text) => readPuzzle(text, [lits]))).toMatchInlineSnapshot(
      `"'takuzu' is not a kind of puzzle known here (installed: lits)"`,
    );
  });
});

describe('answers', () => {
  const { puzzle } = read(TINY);

  it('are read as they are printed', () => {
    const shaded = '####\n#..#\n#..#';
    expect(lits.printAnswer(lits.readAnswer(shaded, puzzle), puzzle)).toBe(shaded);
    expect(lits.readAnswer('# # # #/# . . #/# . . #', puzzle)).toEqual(lits.readAnswer(shaded, puzzle));
  });

  it('have to be whole', () => {
    const answer = (text: string) => says(text, () => lits.readAnswer(text, puzzle));
    expect(answer('')).toMatchInlineSnapshot(`"found no rows, expected a board"`);
    expect(answer('.###')).toMatchInlineSnapshot(`"the answer is 4x1, expected 4x3"`);
    expect(answer('.###\n##.\n#..#')).toMatchInlineSnapshot(`"line 2: row 2 has 3 cells, expected 4"`);
    expect(answer('.###\n##?#\n#..#')).toMatchInlineSnapshot(
      `"line 2, column 3: found '?' in the answer, expected '#' or '.'"`,
    );
    expect(answer('.LLL\nSS.L\nS..L')).toMatchInlineSnapshot(
      `"line 1, column 2: found 'L' in the answer, expected '#' or '.'"`,
    );
    expect(answer('.###\n\n##.#\n#..#')).toMatchInlineSnapshot(
      `"line 3: a second board begins here, expected one without blank lines"`,
    );
  });
});
