import { Model, type RecogniseOptions, type RuleOf, readPuzzle } from '@gridproof/core';
import { faultOf } from '@gridproof/testkit';
import { describe, expect, it } from 'vitest';
import { json, puzzleTeam, puzzlink, sgt } from './formats.js';
import { type Minesweeper, minesweeper } from './index.js';

const read = (text: string, options: RecogniseOptions = {}) => {
  const { format, puzzle } = readPuzzle(text, [minesweeper], { as: 'minesweeper', ...options });
  return { format, puzzle: puzzle as Minesweeper };
};
const board = (text: string, options: RecogniseOptions = {}) => minesweeper.print(read(text, options).puzzle);

/** What the player is told of a text. */
const says = (text: string, run: (text: string) => unknown = read): string => faultOf(text, run);

const SOME = '.2.?\n*..1\n...0';

describe('text boards', () => {
  it('come back as they are printed', () => {
    for (const text of [SOME, `mines: 3\n${SOME}`, 'mines: 0\n.', '111/', 'mines: 0\n00', '.\n1\n*'])
      expect(board(text)).toBe(text);
  });

  it('may have blanks, comments, slashes, underlines and flags', () => {
    for (const text of [
      SOME.replaceAll('.', '_'),
      SOME.replace('*', 'F'),
      SOME.replaceAll('\n', '/'),
      SOME.replaceAll('\n', '\r\n'),
      SOME.replaceAll(/(.)/g, '$1 '),
      `# a comment\n\n${SOME}\n\n# another`,
      `minesweeper\n${SOME}`,
      `Mines\n\n${SOME}`,
    ])
      expect([text, board(text)]).toEqual([text, SOME]);
    expect(board(`${SOME}\r\nMines :  4`)).toBe(`mines: 4\n${SOME}`);
  });

  it('of one row are no Puzzle Team tasks', () => {
    expect(read('minesweeper\n111/').format).toBe('text');
    expect(read('111', { size: { width: 3, height: 1 } }).format).toBe('puzzleTeam');
  });
});

describe("Simon Tatham's Mines", () => {
  it('is read and written', () => {
    // Made by the original program.
    for (const [id, mines] of [
      ['9x9:2,4,mae514812496be84b8a3d0', 10],
      ['9x9:1,0,m8089948896f523b76ccd8', 15],
      ['6x5:3,4,mb6218a90', 5],
      ['16x16:9,9,m85097e41144ff4b780ffa090ead6dc4f68b6578b7b6d83caa09693ac4ac367e0', 40],
      [
        '30x16:12,1,mba0221e2b17f7cf0484a8b12ccee4baaf5ef283cd2a3040607a028a14b7427c5874aebc507c57bbee070f359516f0e1aa44d6c47aded8b13ce7f2d6d',
        99,
      ],
    ] as const) {
      const { format, puzzle } = read(id);
      expect([format, sgt.write(puzzle), puzzle.total]).toEqual(['sgt', id, mines]);
      expect(minesweeper.parse(minesweeper.print(puzzle))).toEqual(puzzle);
      expect(json.read(json.write(puzzle), {})).toEqual(puzzle);
    }
  });

  it('is what the first click opens', () => {
    expect(board('9x9:2,4,mae514812496be84b8a3d0')).toMatchInlineSnapshot(`
      "mines: 10
      layout: 2,4,mae514812496be84b8a3d0
      .....1000
      .....1011
      12221101.
      00000001.
      11011111.
      .101.....
      11012....
      00001112.
      00000001."
    `);
    expect(board('3x3:2,2,u800')).toMatchInlineSnapshot(`
      "mines: 1
      layout: 2,2,u800
      .10
      110
      000"
    `);
    expect(board('3x3:1,1,u800')).toMatchInlineSnapshot(`
      "mines: 1
      layout: 1,1,u800
      ...
      .1.
      ..."
    `);
    expect(board('3x1:0,0,u0')).toMatchInlineSnapshot(`
      "mines: 0
      layout: 0,0,u0
      000"
    `);
  });

  it('may be unmasked, and is written as it was', () => {
    const [masked, unmasked] = [read('6x5:3,4,mb6218a90').puzzle, read('6x5:3,4,u4200a080').puzzle];
    expect(unmasked).toEqual({ ...masked, layout: { ...masked.layout, masked: false } });
    expect(sgt.write(unmasked)).toBe('6x5:3,4,u4200a080');
  });

  it('may carry what steered the generator', () => {
    for (const params of ['6x5n5', '6x5n5a', '6x5a', 'mines:6x5n5'])
      expect(sgt.write(read(`${params}:3,4,mb6218a90`).puzzle)).toBe('6x5:3,4,mb6218a90');
  });

  it('gives nothing away: rules and answers are the same without the layout', () => {
    const { puzzle } = read('6x5:3,4,mb6218a90');
    const without = { ...puzzle, layout: undefined };
    const encoded = [puzzle, without].map((one) => {
      const model = new Model<RuleOf<typeof minesweeper>>();
      minesweeper.encode(model, one);
      return model.posted;
    });
    expect(encoded[0]).toEqual(encoded[1]);
    expect(encoded[0]).toHaveLength(2 * puzzle.clues.known().length + 1);
    expect(minesweeper.draw(puzzle)).toEqual(minesweeper.draw(without));
    const answer = minesweeper.readAnswer('.**...\n*211..\n.201*.\n*20111\n*20000', puzzle);
    expect([...minesweeper.verify(puzzle, answer)]).toEqual([...minesweeper.verify(without, answer)]);
  });

  it('needs all mines, and a board as the first click leaves it', () => {
    expect(says('', () => sgt.write(read(SOME).puzzle))).toMatchInlineSnapshot(
      `"an id says where all mines lie, and this puzzle does not"`,
    );
    const { puzzle } = read('3x3:2,2,u800');
    const covered = { ...puzzle, clues: puzzle.clues.map(() => undefined) };
    expect(says('', () => sgt.write(covered))).toMatchInlineSnapshot(
      `"row 1, column 2 is '.', expected '1' as the first click of the layout shows it"`,
    );
  });
});

describe('addresses of puzz.link', () => {
  it('are read and written', () => {
    const url = 'https://puzz.link/p?mines/5/5/g2m13l13g0j';
    const { format, puzzle } = readPuzzle(url, [minesweeper]);
    expect([format, puzzlink.write(puzzle as Minesweeper)]).toEqual(['puzzlink', url]);
    expect(board(url)).toMatchInlineSnapshot(`
      ".2...
      ....1
      3....
      ..13.
      0...."
    `);
    expect(board('https://pzprxs.vercel.app/p?mines_edit/4/2/.g1/')).toMatchInlineSnapshot(`
      "?.1.
      ...."
    `);
    expect(puzzlink.write(read('?.1.\n....').puzzle)).toBe('https://puzz.link/p?mines/4/2/.g1k');
  });

  it('hold numbers and safe cells', () => {
    const fault = (text: string) => says(text, () => puzzlink.write(read(text).puzzle));
    expect(fault('1.\n*.')).toMatchInlineSnapshot(
      `"an address cannot express that row 2, column 1 holds a mine"`,
    );
    expect(fault('mines: 2\n1.\n..')).toMatchInlineSnapshot(
      `"an address cannot express how many mines there are"`,
    );
  });

  it('say what is wrong with them, and where', () => {
    expect(says('https://puzz.link/p?mines/3/3/9i')).toMatchInlineSnapshot(
      `"column 31: found the clue 9, expected a number from 0 to 8"`,
    );
    expect(says('https://puzz.link/p?mines/3/3/1%i')).toMatchInlineSnapshot(
      `"column 32: found '%', expected a number from 0 to 8 or a letter from g to z for empty cells"`,
    );
    expect(says('https://puzz.link/p?mines/3/3/1z')).toMatchInlineSnapshot(
      `"column 32: more than the 9 cells of this board are described"`,
    );
    expect(says('https://puzz.link/p?mines/3')).toMatchInlineSnapshot(
      `"this address has no size, expected mines/width/height/cells"`,
    );
    expect(says('https://puzz.link/p?mines/v:hex/3/3/1')).toMatchInlineSnapshot(
      `"this address asks for 'v:hex', a variant not known here"`,
    );
    expect(says('https://puzz.link/p?lits/4/4/9q02jg')).toMatchInlineSnapshot(
      `"this address holds a puzzle of the type 'lits', expected 'mines'"`,
    );
  });
});

describe('Puzzle Team tasks', () => {
  const size = { width: 5, height: 5 };

  it('are read and written', () => {
    const task = 'a2g13f13a0d';
    const { format, puzzle } = read(task, { size });
    expect([format, puzzleTeam.write(puzzle)]).toEqual(['puzzleTeam', task]);
    expect(minesweeper.print(puzzle)).toBe(board('https://puzz.link/p?mines/5/5/g2m13l13g0j'));
    expect(board('zd', { size: { width: 6, height: 5 } })).toBe(Array(5).fill('......').join('\n'));
  });

  it('hold numbers only', () => {
    const fault = (text: string) => says(text, () => puzzleTeam.write(read(text).puzzle));
    expect(fault('1.\n.?')).toMatchInlineSnapshot(
      `"a Puzzle Team task cannot express that row 2, column 2, without a number, is safe"`,
    );
    expect(fault('1.\n*.')).toMatchInlineSnapshot(
      `"a Puzzle Team task cannot express that row 2, column 1 holds a mine"`,
    );
    expect(fault('mines: 2\n1.\n..')).toMatchInlineSnapshot(
      `"a Puzzle Team task cannot express how many mines there are"`,
    );
  });

  it('say what is wrong with them, and where', () => {
    const task = (text: string, width = 5, height = 5) =>
      says(text, () => read(text, { size: { width, height } }));
    expect(says('a2g13f13a0d')).toMatchInlineSnapshot(
      `"a Puzzle Team task does not give its size, expected --size as in 10x10"`,
    );
    expect(task('a2g13f13a0c')).toMatchInlineSnapshot(
      `"column 12: the text ends after 24 of the 25 places of this board"`,
    );
    expect(task('a2g13f13a0e')).toMatchInlineSnapshot(
      `"column 11: more than the 25 places of this board are described"`,
    );
    expect(task('a9g13f13a0d')).toMatchInlineSnapshot(`"column 2: found 9, expected a number from 0 to 8"`);
    expect(task('a2', 201, 200)).toMatchInlineSnapshot(
      `"a board of 201x200 is too large, expected at most 40000 cells"`,
    );
  });
});

describe('JSON', () => {
  it('is read and written', () => {
    const { format, puzzle } = read('{"puzzle": "minesweeper", "clues": [[1, null], ["?", "*"]]}');
    expect(format).toBe('json');
    expect(minesweeper.print(puzzle)).toBe('1.\n?*');
    expect(json.write(puzzle)).toMatchInlineSnapshot(`
      "{
        "puzzle": "minesweeper",
        "clues": [
          [1, null],
          ["?", "*"]
        ]
      }"
    `);
    expect(json.write(read('3x2:2,1,u80').puzzle)).toMatchInlineSnapshot(`
      "{
        "puzzle": "minesweeper",
        "mines": 1,
        "layout": "2,1,u80",
        "clues": [
          [null, 1, 0],
          [null, 1, 0]
        ]
      }"
    `);
  });

  it('says what is wrong with it, and where', () => {
    const of = (entries: string) => says(`{"puzzle": "minesweeper", ${entries}}`);
    expect(of('"clues": [[1, 9]]')).toMatchInlineSnapshot(
      `"clues[0][1] is 9, expected a number from 0 to 8, "?", "*" or null"`,
    );
    expect(of('"clues": [[1, "3"]]')).toMatchInlineSnapshot(
      `"clues[0][1] is "3", expected a number from 0 to 8, "?", "*" or null"`,
    );
    expect(of('"clues": [[1, true]]')).toMatchInlineSnapshot(
      `"clues[0][1] is true, expected a number or a string"`,
    );
    expect(of('"clues": [[1, null], [1]]')).toMatchInlineSnapshot(
      `"clues[1] has length 1, expected 2 as the first row"`,
    );
    expect(of('"clues": []')).toMatchInlineSnapshot(`"a board of 0x0 has no cells"`);
    expect(of('"clues": [[1, null]], "mines": 3')).toMatchInlineSnapshot(
      `"mines is 3, expected a number from 0 to 2"`,
    );
    expect(of('"clues": [[1, null]], "mines": 0.5')).toMatchInlineSnapshot(
      `"mines is 0.5, expected a number from 0 to 2"`,
    );
    expect(of('"clues": [[1, null]], "total": 1')).toMatchInlineSnapshot(`"total is not known here"`);
    expect(of('"clues": [[1, null]], "layout": "0,0,x4"')).toMatchInlineSnapshot(
      `"layout: column 5: found 'x', expected a digit from 0 to 9 or a letter from a to f"`,
    );
    expect(of('"clues": [[1, 1]], "layout": "0,0,u4"')).toMatchInlineSnapshot(
      `"row 1, column 2 is '1', expected '.' as the first click of the layout shows it"`,
    );
  });
});

describe('what is wrong with a text board', () => {
  it('is said, and where', () => {
    expect(says('')).toMatchInlineSnapshot(`"the input is empty, expected a puzzle"`);
    expect(says('minesweeper\nmines: 3')).toMatchInlineSnapshot(`"found no rows, expected a board"`);
    expect(says('.1.\n.9.')).toMatchInlineSnapshot(
      `"line 2, column 2: found '9', expected a number from 0 to 8, '?' for a safe cell, '*' for a mine or '.'"`,
    );
    expect(says('minesweeper\n\n.1.\n.x.')).toMatchInlineSnapshot(
      `"line 4, column 2: found 'x', expected a number from 0 to 8, '?' for a safe cell, '*' for a mine or '.'"`,
    );
    expect(says('.1.\n..')).toMatchInlineSnapshot(`"line 2: row 2 has 2 cells, expected 3"`);
    expect(says('.1.\n\n...')).toMatchInlineSnapshot(
      `"line 3: a second board begins here, expected one without blank lines"`,
    );
    expect(says(`${'.'.repeat(202)}\n`.repeat(200))).toMatchInlineSnapshot(
      `"a board of 202x200 is too large, expected at most 40000 cells"`,
    );
  });

  it('is said of its fields, and where', () => {
    expect(says('mines: many\n.1.')).toMatchInlineSnapshot(
      `"line 1, column 8: 'mines' is 'many', expected a number from 0 to 3"`,
    );
    expect(says('.1.\nmines: 4')).toMatchInlineSnapshot(
      `"line 2, column 8: 'mines' is '4', expected a number from 0 to 3"`,
    );
    expect(says('mines: -1\n.1.')).toMatchInlineSnapshot(
      `"line 1, column 8: 'mines' is '-1', expected a number from 0 to 3"`,
    );
    expect(says('mines: 1\nMines: 1\n.1.')).toMatchInlineSnapshot(`"line 2: 'mines' stands here twice"`);
    expect(says('bombs: 1\n.1.')).toMatchInlineSnapshot(
      `"line 1: 'bombs' is not known here, expected 'mines:' or 'layout:' or a row"`,
    );
  });

  it('is said of its layout, and where', () => {
    const rows = '.10\n110\n000';
    expect(board(`layout: 2,2,u800\n${rows}`)).toBe(board('3x3:2,2,u800'));
    expect(says(`layout: 2,2,u80\n${rows}`)).toMatchInlineSnapshot(
      `"line 1, column 16: the text ends, expected 1 more digit"`,
    );
    expect(says(`mines: 1\n layout: 2,3,u800\n${rows}`)).toMatchInlineSnapshot(
      `"line 2, column 12: found 3, expected the row of the first click, from 0 to 2"`,
    );
    expect(says(`mines: 2\nlayout: 2,2,u800\n${rows}`)).toMatchInlineSnapshot(
      `"the number of mines is 2, expected 1 as in the layout"`,
    );
    expect(says(`mines: 1\nlayout: 2,2,u800\n${rows.replace('.1', '..')}`)).toMatchInlineSnapshot(
      `"row 1, column 2 is '.', expected '1' as the first click of the layout shows it"`,
    );
    expect(says(`mines: 1\nlayout: 2,2,u800\n${rows.replace('.1', '*1')}`)).toMatchInlineSnapshot(
      `"row 1, column 1 is '*', expected '.' as the first click of the layout shows it"`,
    );
  });
});

describe('what is wrong with an id', () => {
  it('is said, and where', () => {
    expect(says('9x9:2,4,mae514812496be84b8a3d')).toMatchInlineSnapshot(
      `"column 30: the text ends, expected 1 more digit"`,
    );
    expect(says('9x9:2,4,mae514812496be84b8a3d00')).toMatchInlineSnapshot(
      `"column 31: more than the 81 cells of this board are described"`,
    );
    expect(says('mines:9x9:2,4,mae514812496be84b8a3g0')).toMatchInlineSnapshot(
      `"column 35: found 'g', expected a digit from 0 to 9 or a letter from a to f"`,
    );
    expect(says('9x9:9,4,mae514812496be84b8a3d0')).toMatchInlineSnapshot(
      `"column 5: found 9, expected the column of the first click, from 0 to 8"`,
    );
    expect(says('9x8:2,8,mae514812496be84b8')).toMatchInlineSnapshot(
      `"column 7: found 8, expected the row of the first click, from 0 to 7"`,
    );
    expect(says('9x9:mae514812496be84b8a3d0')).toMatchInlineSnapshot(
      `"column 5: found 'm', expected the column of the first click and a comma"`,
    );
    expect(says('9x9:2,mae514812496be84b8a3d0')).toMatchInlineSnapshot(
      `"column 7: found 'm', expected the row of the first click and a comma"`,
    );
    expect(says('3x3:0,0,u800')).toMatchInlineSnapshot(
      `"column 5: the first click, in row 1, column 1, hits a mine, expected a safe cell"`,
    );
    expect(says('3x3n2:2,2,u800')).toMatchInlineSnapshot(
      `"column 4: the number of mines is 2, expected 1 as in the layout"`,
    );
    expect(says('9x9x:2,4,mae514812496be84b8a3d0')).toMatchInlineSnapshot(
      `"column 1: found the size '9x9x', expected one as in 9x9 or 9x9n10"`,
    );
    expect(says('0x9:2,4,m0')).toMatchInlineSnapshot(`"column 1: a board of 0x9 has no cells"`);
    expect(says('999x999:2,4,m0')).toMatchInlineSnapshot(
      `"column 1: a board of 999x999 is too large, expected at most 40000 cells"`,
    );
    expect(says('9x9:r10,u,0123456789')).toMatchInlineSnapshot(
      `"column 5: this is a random seed that only its own program can turn into a puzzle; expected the first click, as in 2,4,"`,
    );
    expect(says('9x9n10#123456789')).toMatchInlineSnapshot(
      `"column 7: '9x9n10#123456789' is a random seed that only its own program can turn into a puzzle; expected an id with a colon"`,
    );
  });
});

describe('what is wrong with an answer', () => {
  const { puzzle } = read('.2?\n*..');
  const answer = (text: string) => says(text, () => minesweeper.readAnswer(text, puzzle));

  it('is said, and where', () => {
    expect(answer('')).toMatchInlineSnapshot(`"found no rows, expected a board"`);
    expect(answer('*2?')).toMatchInlineSnapshot(`"the answer is 3x1, expected 3x2"`);
    expect(answer('*2\n*..')).toMatchInlineSnapshot(`"line 1: row 1 has 2 cells, expected 3"`);
    expect(answer('*3?\n*..')).toMatchInlineSnapshot(
      `"line 1, column 2: found '3', expected '*' or '.', or '2' as in the puzzle"`,
    );
    expect(answer('*2?\n*.2')).toMatchInlineSnapshot(`"line 2, column 3: found '2', expected '*' or '.'"`);
    expect(answer('*2?\n?..')).toMatchInlineSnapshot(`"line 2, column 1: found '?', expected '*' or '.'"`);
  });

  it('is not that its clues are left out', () => {
    expect(minesweeper.readAnswer('*..\r\n*..', puzzle)).toEqual(minesweeper.readAnswer('*2?/*..', puzzle));
  });
});
