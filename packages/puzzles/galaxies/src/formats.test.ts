import { corner, type RecogniseOptions, readPuzzle, side } from '@gridproof/core';
import { faultOf } from '@gridproof/testkit';
import { describe, expect, it } from 'vitest';
import { json, puzzlink, sgt } from './formats.js';
import { type Galaxies, galaxies } from './index.js';

const read = (text: string, options: RecogniseOptions = {}) => {
  const { format, puzzle } = readPuzzle(text, [galaxies], { as: 'galaxies', ...options });
  return { format, puzzle: puzzle as Galaxies };
};
const board = (text: string) => galaxies.print(read(text).puzzle);

/** What the player is told of a text. */
const says = (text: string, run: (text: string) => unknown = read): string => faultOf(text, run);

const THREE = '.|*|.\n-+-+-\n.|.|o\n-o-+-\n.|.|.';

describe('text boards', () => {
  it('come back as they are printed', () => {
    for (const text of [THREE, 'o', '.|o|x', 'o\n-\n*', 'x|.\n-+o\nx|.', '.|.\n-*-\n.|.'])
      expect(board(text)).toBe(text);
  });

  it('have a place for each cell, each side and each corner', () => {
    const { centers } = read('.o.|o\n-+-o-\n.|.*.\no+*+-\n.|.|.').puzzle;
    expect(centers.map(({ at, black }) => [at, black])).toEqual([
      [side(0, 0, 'right'), false],
      [{ kind: 'cell', row: 0, col: 2 }, false],
      [corner(1, 2), false],
      [side(1, 1, 'right'), true],
      [side(1, 0, 'below'), false],
      [side(1, 1, 'below'), true],
    ]);
  });

  it('may have blanks, comments, slashes and other signs', () => {
    for (const text of [
      THREE.replaceAll(/[|+-]/g, '.'),
      THREE.replaceAll(/[.|+-]/g, '_'),
      THREE.replaceAll('o', 'O').replaceAll('*', '●'),
      THREE.replaceAll('o', '○'),
      THREE.replaceAll('\n', '/'),
      THREE.replaceAll('\n', '\r\n'),
      THREE.replaceAll(/(.)/g, '$1 '),
      `# a comment\n\n${THREE}\n\n# another`,
      `galaxies\n${THREE}`,
      `Tentai Show\n\n${THREE}`,
    ])
      expect([text, board(text)]).toEqual([text, THREE]);
  });
});

describe("Simon Tatham's Galaxies", () => {
  it('is read and written', () => {
    // Made by the original program.
    for (const id of [
      '3x3:mdg',
      '7x7:aljzkbszdwedzb',
      '10x8:ckdklnzbhztifzbzekkjwddf',
      '5x7:azfzegzfjc',
      '15x15:gzjvzazbdrvmdzizkzavmfzwbfhzajyzrfzhkzphzzoqsdztufdngbidzif',
    ]) {
      const { format, puzzle } = read(id);
      expect([format, sgt.write(puzzle)]).toEqual(['sgt', id]);
    }
  });

  it('has its centres where the program draws them', () => {
    expect(board('5x5:gpzbfof')).toMatchInlineSnapshot(`
      ".|.|.|o|.
      -+-+-+-+-
      .|.|o|.|.
      -+-+-+-+-
      .|.|.|.|.
      -+-+o+-+-
      .o.|.|.|.
      -+-+-+-o-
      .|.|o|.|."
    `);
  });

  it('has black centres in upper case', () => {
    expect(board('3x3:CoE')).toMatchInlineSnapshot(`
      ".|*|.
      -+-+-
      .|.|.
      -+o+-
      .|*|."
    `);
    expect(sgt.write(read('3x3:CoE').puzzle)).toBe('3x3:CoE');
  });

  it('may carry what steered the generator', () => {
    expect(sgt.write(read('5x5dn:gpzbfof').puzzle)).toBe('5x5:gpzbfof');
    expect(sgt.write(read('spiral-galaxies:5x5du:gpzbfof').puzzle)).toBe('5x5:gpzbfof');
  });
});

describe('addresses', () => {
  it('are read and written, and need no name', () => {
    for (const address of [
      'https://puzz.link/p?tentaisho/7/6/aaenfrfzhejafteha6e',
      'https://puzz.link/p?tentaisho/5/5/leneyaemae',
      'https://puzz.link/p?tentaisho/5/5/6fl94fi65en8dbf10000',
    ]) {
      const { format, puzzle } = readPuzzle(address, [galaxies]);
      expect([format, puzzlink.write(puzzle as Galaxies)]).toEqual(['puzzlink', address]);
    }
  });

  it('tell centres, their colours, and the cells that are missing', () => {
    expect(board('https://puzz.link/p?tentaisho/5/5/6fl94fi65en8dbf10000')).toMatchInlineSnapshot(`
      "o|.|*|.|x
      -+-+-+-+-
      *|.|.o.|*
      -+-+-+-+-
      .o.|.*.|o
      -+-+-+-+-
      .|.|.|o|.
      -+*+-+-+-
      *|.|.|*|."
    `);
  });

  it('may be of another site, or to edit', () => {
    const address = 'https://puzz.link/p?tentaisho/5/5/leneyaemae';
    for (const other of [
      'http://pzv.jp/p.html?tentaisho/5/5/leneyaemae',
      'https://pzprxs.vercel.app/p?type=editor&tentaisho/5/5/leneyaemae/',
      'https://puzz.link/p?tentaisho_edit/5/5/leneyaemae',
      'https://puzz.link/p?tentaisho/5/5/leneyaemae00000',
    ])
      expect([other, puzzlink.write(read(other).puzzle)]).toEqual([other, address]);
  });
});

describe('JSON', () => {
  it('is read and written', () => {
    const { format, puzzle } = readPuzzle(
      '{"puzzle": "galaxies", "width": 3, "height": 3, "white": [[2.5, 1.5], [2, 3]], "black": [[1, 2]]}',
      [galaxies],
    );
    expect([format, galaxies.print(puzzle as Galaxies)]).toEqual(['json', THREE]);
    expect(json.write(puzzle as Galaxies)).toMatchInlineSnapshot(`
      "{
        "puzzle": "galaxies",
        "width": 3,
        "height": 3,
        "white": [
          [2, 3],
          [2.5, 1.5]
        ],
        "black": [
          [1, 2]
        ]
      }"
    `);
    const missing = read('.|o|x\n-+-+-\n*|.|x').puzzle;
    expect(json.write(missing)).toMatchInlineSnapshot(`
      "{
        "puzzle": "galaxies",
        "width": 3,
        "height": 2,
        "white": [
          [1, 2]
        ],
        "black": [
          [2, 1]
        ],
        "missing": [
          [1, 3],
          [2, 3]
        ]
      }"
    `);
    expect(json.read(json.write(missing), {})).toEqual(missing);
  });

  it('says what is wrong, and where', () => {
    const fault = (more: string) => says(`{"puzzle": "galaxies", "width": 3, "height": 2, ${more}}`);
    expect(says('{"puzzle": "galaxies", "width": 3}')).toMatchInlineSnapshot(`"height is missing"`);
    expect(says('{"puzzle": "galaxies", "width": 3, "height": 0}')).toMatchInlineSnapshot(
      `"a board of 3x0 has no cells"`,
    );
    expect(says('{"puzzle": "galaxies", "width": 2.5, "height": 2}')).toMatchInlineSnapshot(
      `"width is 2.5, expected a whole number"`,
    );
    expect(says('{"puzzle": "galaxies", "width": 1000, "height": 1000}')).toMatchInlineSnapshot(
      `"a board of 1000x1000 is too large, expected at most 40000 cells"`,
    );
    expect(fault('"white": []')).toMatchInlineSnapshot(`"found no centres, expected at least one"`);
    expect(fault('"white": [[1, 4]]')).toMatchInlineSnapshot(
      `"white[0][1] is 4, expected a column from 1 to 3 in steps of 0.5"`,
    );
    expect(fault('"white": [[1, 1]], "black": [[0.5, 1]]')).toMatchInlineSnapshot(
      `"black[0][0] is 0.5, expected a row from 1 to 2 in steps of 0.5"`,
    );
    expect(fault('"white": [[1, 1], [1.25, 1]]')).toMatchInlineSnapshot(
      `"white[1][0] is 1.25, expected a row from 1 to 2 in steps of 0.5"`,
    );
    expect(fault('"white": [[1, 1], [2, 1], [1, 1]]')).toMatchInlineSnapshot(
      `"white[2] is at the same place as white[0]"`,
    );
    expect(fault('"white": [[1, 1.5]], "black": [[1, 1.5]]')).toMatchInlineSnapshot(
      `"black[0] is at the same place as white[0]"`,
    );
    expect(fault('"white": [[1]]')).toMatchInlineSnapshot(`"white[0][1] is missing"`);
    expect(fault('"white": [["1", 1]]')).toMatchInlineSnapshot(`"white[0][0] is "1", expected a number"`);
    expect(fault('"white": [[1, 1]], "missing": [[1.5, 1]]')).toMatchInlineSnapshot(
      `"missing[0][0] is 1.5, expected a row from 1 to 2"`,
    );
    expect(fault('"white": [[1, 1]], "missing": [[1, 2], [1, 1]]')).toMatchInlineSnapshot(
      `"the centre at row 1, column 1 needs a cell at row 1, column 1, where one is missing"`,
    );
    expect(fault('"grey": [[1, 1]]')).toMatchInlineSnapshot(`"grey is not known here"`);
    expect(fault('"white": [[1, 1]')).toMatchInlineSnapshot(
      `"line 1, column 65: this is not JSON: found '}', expected ',' or ']'"`,
    );
  });
});

describe('what a format cannot hold', () => {
  it('is refused by name', () => {
    expect(says('', () => sgt.write(read('.|o|x\n-+-+-\n.|.|.').puzzle))).toMatchInlineSnapshot(
      `"an id is of a whole board; in this puzzle some cells are missing"`,
    );
    expect(says('', () => sgt.write(read('.|o|.\n-+-+-\n.|.|.').puzzle))).toMatchInlineSnapshot(
      `"an id is of a board of at least 3x3; this one is 3x2"`,
    );
  });
});

describe('what is wrong with a text board', () => {
  it('is said, and where', () => {
    expect(says('')).toMatchInlineSnapshot(`"the input is empty, expected a puzzle"`);
    expect(says('# only a comment')).toMatchInlineSnapshot(`"the input is empty, expected a puzzle"`);
    expect(says('.|.|.\n-+-+-\n.|.|.')).toMatchInlineSnapshot(`"found no centres, expected at least one"`);
    expect(says('.|o|.\n-+-+\n.|.|.')).toMatchInlineSnapshot(`"line 2: row 2 has 4 places, expected 5"`);
    expect(says('.|o|.\n-\n.|.|.')).toMatchInlineSnapshot(`"line 2: row 2 has 1 place, expected 5"`);
    expect(says('.|o|.|\n-+-+-+\n.|.|.|')).toMatchInlineSnapshot(
      `"the board has 6 places across and 3 down, expected odd numbers: one for each cell and one between two"`,
    );
    expect(says('.|o|.\n-+-+-')).toMatchInlineSnapshot(
      `"the board has 5 places across and 2 down, expected odd numbers: one for each cell and one between two"`,
    );
    expect(says('.|o|.\n-+-+-\n.|1|.')).toMatchInlineSnapshot(
      `"line 3, column 3: found '1', expected o, *, x or '.'"`,
    );
    expect(says('.|o|.\n-+x+-\n.|.|.')).toMatchInlineSnapshot(
      `"line 2, column 3: found 'x', expected o, * or '-'"`,
    );
    expect(says('galaxies\n\n.|o|.\n-+-x-\n.|.|.')).toMatchInlineSnapshot(
      `"line 4, column 4: found 'x', expected o, * or '+'"`,
    );
    expect(says('.|o|.\n-+-+-\n.x.|.')).toMatchInlineSnapshot(
      `"line 3, column 2: found 'x', expected o, * or '|'"`,
    );
    expect(says('.|o|x\n-+-o-\n.|.|.')).toMatchInlineSnapshot(
      `"line 2, column 4: the centre at corner 2, 3 needs a cell at row 1, column 3, where one is missing"`,
    );
    expect(says('.|o|.\n\n-+-+-\n.|.|.')).toMatchInlineSnapshot(
      `"line 3: a second board begins here, expected one without blank lines"`,
    );
    expect(says('colour: black\n.|o|.')).toMatchInlineSnapshot(
      `"line 1: 'colour' is not known here, expected a row"`,
    );
    expect(says(`${'.'.repeat(403)}\n`.repeat(401))).toMatchInlineSnapshot(
      `"a board of 202x201 is too large, expected at most 40000 cells"`,
    );
  });
});

describe('what is wrong with an id', () => {
  it('is said, and where', () => {
    expect(says('5x5:')).toMatchInlineSnapshot(`"found no centres, expected at least one"`);
    expect(says('5x5:gpzbfofz')).toMatchInlineSnapshot(
      `"column 12: more than the 81 places of this board are described"`,
    );
    expect(says('5x5:gpzb1fof')).toMatchInlineSnapshot(`"column 9: found '1', expected a letter"`);
    expect(says('galaxies:5x5:gpzb1fof')).toMatchInlineSnapshot(`"column 18: found '1', expected a letter"`);
    expect(says('5x5u:gpzbfof')).toMatchInlineSnapshot(
      `"column 1: found the size '5x5u', expected one as in 7x7"`,
    );
    expect(says('0x5:a')).toMatchInlineSnapshot(`"column 1: a board of 0x5 has no cells"`);
    expect(says('201x200:a')).toMatchInlineSnapshot(
      `"column 1: a board of 201x200 is too large, expected at most 40000 cells"`,
    );
    expect(says('5x5dn#123456789')).toMatchInlineSnapshot(
      `"column 6: '5x5dn#123456789' is a random seed that only its own program can turn into a puzzle; expected an id with a colon"`,
    );
  });
});

describe('what is wrong with an address', () => {
  it('is said, and where', () => {
    expect(says('https://puzz.link/p?lits/4/4/9q02jg')).toMatchInlineSnapshot(
      `"this address holds a puzzle of the type 'lits', expected 'tentaisho'"`,
    );
    expect(says('https://puzz.link/p?tentaisho/5')).toMatchInlineSnapshot(
      `"this address has no size, expected tentaisho/width/height/cells"`,
    );
    expect(says('https://puzz.link/p?tentaisho/5/5/')).toMatchInlineSnapshot(
      `"this address ends before its cells, expected tentaisho/5/5/cells"`,
    );
    expect(says('https://puzz.link/p?tentaisho/5/5/len!yaemae')).toMatchInlineSnapshot(
      `"column 38: found '!', expected a dot (0 to 9 or a to f) or a letter from g to z for empty places"`,
    );
    expect(says('https://puzz.link/p?tentaisho/5/5/leneyaemzz')).toMatchInlineSnapshot(
      `"column 43: more than the 81 places of this board are described"`,
    );
    expect(says('https://puzz.link/p?tentaisho/5/5/leneyaemae1000')).toMatchInlineSnapshot(
      `"column 49: the text ends, expected 1 more digit"`,
    );
    expect(says('https://puzz.link/p?tentaisho/5/5/leneyaemae1000w')).toMatchInlineSnapshot(
      `"column 49: found 'w', expected a digit from 0 to 9 or a letter from a to v"`,
    );
    expect(says('https://puzz.link/p?tentaisho/5/5/leneyaemae100000')).toMatchInlineSnapshot(
      `"column 50: more than the 25 cells of this board are described"`,
    );
    expect(says('https://puzz.link/p?tentaisho/5/5/leneyaemae20000')).toMatchInlineSnapshot(
      `"the centre at row 1, column 4 needs a cell at row 1, column 4, where one is missing"`,
    );
    expect(says('https://puzz.link/p?tentaisho/v:x/5/5/leneyaemae')).toMatchInlineSnapshot(
      `"this address asks for 'v:x', a variant not known here"`,
    );
  });
});

describe('answers', () => {
  const { puzzle } = read('.|o|x\n-+-+-\n.o.|o');
  const answer = (text: string) => galaxies.readAnswer(text, puzzle).values;
  const fault = (text: string) => says(text, answer);

  it('number regions by their centres, in reading order, whatever their signs', () => {
    expect(answer('AB.\nCCD')).toEqual([3, 0, 1, 1, 2]);
    expect(answer('zy_\n.'.replace('.', 'xxw'))).toEqual([3, 0, 1, 1, 2]);
    expect(answer('12 7 .\r\n3 3 9')).toEqual([3, 0, 1, 1, 2]);
    expect(answer('AA.\nAAA')).toEqual([0, 0, 0, 0, 0]);
  });

  it('are printed with a letter for each region, in the order of their first cells', () => {
    expect(galaxies.printAnswer(galaxies.readAnswer('zy_/xxw', puzzle), puzzle)).toBe('AB.\nCCD');
  });

  it('have numbers where there are more regions than letters', () => {
    const many = read(
      Array(7)
        .fill(Array(8).fill('o').join('.'))
        .join(`\n${'.'.repeat(15)}\n`),
    ).puzzle;
    const numbers = Array.from({ length: 7 }, (_, row) =>
      Array.from({ length: 8 }, (_, col) => `${row * 8 + col + 1}`.padStart(2)).join(' '),
    ).join('\n');
    expect(galaxies.printAnswer(galaxies.readAnswer(numbers, many), many)).toBe(numbers);
    const tall = read(Array(53).fill('o').join('/./')).puzzle;
    const column = Array.from({ length: 53 }, (_, row) => `${row + 1}`.padStart(2)).join('\n');
    expect(galaxies.printAnswer(galaxies.readAnswer(column, tall), tall)).toBe(column);
  });

  it('say what is wrong with them, and where', () => {
    expect(fault('')).toMatchInlineSnapshot(`"found no rows, expected a board"`);
    expect(fault('AB.')).toMatchInlineSnapshot(`"the answer is 3x1, expected 3x2"`);
    expect(fault('AB.\nCCDD')).toMatchInlineSnapshot(`"line 2: row 2 has 4 cells, expected 3"`);
    expect(fault('AB.\nC.D')).toMatchInlineSnapshot(
      `"line 2, column 2: found '.', expected the sign of a region"`,
    );
    expect(fault('ABB\nCCD')).toMatchInlineSnapshot(
      `"line 1, column 3: found 'B', expected '.' for a cell that is missing"`,
    );
    expect(fault('1 10 .\n3 3')).toMatchInlineSnapshot(`"line 2: row 2 has 2 cells, expected 3"`);
    expect(fault('AB.\n\nCCD')).toMatchInlineSnapshot(
      `"line 3: a second board begins here, expected one without blank lines"`,
    );
  });
});
