import { type RecogniseOptions, readPuzzle } from '@gridproof/core';
import { faultOf } from '@gridproof/testkit';
import { describe, expect, it } from 'vitest';
import { type Sudoku, sudoku } from './index.js';
import { json } from './json.js';
import { line } from './line.js';
import { puzzlink } from './puzz-link.js';
import { puzzleTeam } from './puzzle-team.js';
import { sgt } from './solo.js';

const read = (text: string, options: RecogniseOptions = {}) => {
  const { format, puzzle } = readPuzzle(text, [sudoku], { as: 'sudoku', ...options });
  return { format, puzzle: puzzle as Sudoku };
};
const board = (text: string, options: RecogniseOptions = {}) => sudoku.print(read(text, options).puzzle);

/** What the player is told of a text. */
const says = (text: string, run: (text: string) => unknown = read): string => faultOf(text, run);

const REGIONS = 'regions:\nAAAB\nACCB\nCCDB\nDDDB';
const CAGES = 'cages:\n7A  . 8B  B\n A  A 7C  B\n .  C  C 3D\n .  .  .  D';
const FOUR = { size: { width: 4, height: 4 } };

/** Made by the original program, every variant and what goes together. */
const IDS = [
  '2x3x:b1a3e6c5f3c5e1a2b',
  '3x3x:4_2c3c5a9_2i6g3b7_6_1i6_8_3b7g9i2_6a4c4c1_5',
  '2j:a1_1a,__b',
  '3j:a3e1a,a__a_bb',
  '4j:2c3f4c2,b_aa_ba__a__d',
  '5jx:1_2c3m5c1_2,daaab___cca__b_b_aa',
  '9j:1b8a7_2d4c9b2a9_7f5_7u7_1f5_4a3b1c3d3_4a1b2,b_f__a____c__ba__aac_bi_ea_cgbba___cb_cb_b_a____aa__ab__bcbcba',
  '2x2k:p,aabaaaa________a,3a7a7_6c3a8_6c',
  '2x3xk:zj,_aa_a__a__aaa_aaaab_a_______a__a__a___a_a_,3_11a10a5a7a7b9a8a6a9b9a8a7a6b5a9a7a',
  '3x3k:zzzc,a__b____a__________a_____a______b____aa_abb_aba_ba_aaaaaaabaa_bba___aa___aa____a_____a______aa___a,7a7_19_13b12_14_16_7c9_6d14_12_14b8a10_12c10_10d8a10a10b9_12a16a15a15e15b5a17a12_8a12b12c12b17b',
  '4jk:p,abbbbbbba,aa__a_caa__a_a_,6a6a9a5_4d10c',
  '7jk:zw,bab_ab_ab____abbbacceb_cd_cacfb,a__aa__a___aa__aa___a______a_a___aa__aabab__a_____a____b__b,5a13_4_11a11_12c5b7_5a8a10c11_6a8a11_9a10_5a8b4a14_12a7f',
  '5jxk:y,ac_a_caadbbab_ba_,aaa________aab_a__a_a__a_aa_,4a9a3_9a3_8a3_8b7b6b6a9b',
];

describe("ids of Simon Tatham's Solo", () => {
  it('are read and written with all their variants', () => {
    for (const id of IDS) {
      const { format, puzzle } = read(id);
      expect([format, sgt.write(puzzle)]).toEqual(['sgt', id]);
    }
  });

  it('have their regions, cages and sums where the program draws them', () => {
    expect(board(IDS[4]!)).toMatchInlineSnapshot(`
      "2...
      3...
      ...4
      ...2

      regions:
      AAAB
      ACCB
      CCDB
      DDDB"
    `);
    expect(board(IDS[0]!)).toMatchInlineSnapshot(`
      "diagonals: yes
      ..1.3.
      ....6.
      ..5...
      ...3..
      .5....
      .1.2.."
    `);
    expect(board(IDS[7]!)).toMatchInlineSnapshot(`
      "cages:
      3A  A 7B  B
      7C 6D  D  D
       C 3E  E 8F
      6G  G  F  F"
    `);
    expect(board(IDS[12]!)).toMatchInlineSnapshot(`
      "diagonals: yes

      regions:
      AABBB
      AACBB
      ADCCC
      DDEEC
      DDEEE

      cages:
      4A  A 9B  B 3C
      9D  D 3E 8F  C
      3G 8H  E  F 7I
       G  H 6J  J  I
      6K  K 9L  L  L"
    `);
  });

  it('may tell the side of a jigsaw by boxes, and carry what steered the generator', () => {
    expect(sgt.write(read('2x2j:2c3f4c2,b_aa_ba__a__d').puzzle)).toBe(IDS[4]);
    expect(sgt.write(read('2x3xdt:b1a3e6c5f3c5e1a2b').puzzle)).toBe(IDS[0]);
    expect(sgt.write(read(IDS[8]!.replace('xk', 'kxdu')).puzzle)).toBe(IDS[8]);
  });
});

describe('text boards', () => {
  it('come back as they are printed', () => {
    for (const text of [
      `1...\n....\n....\n...2\n\n${REGIONS}`,
      REGIONS,
      `${REGIONS}\n\n${CAGES}`,
      CAGES,
      `diagonals: yes\n....\n....\n....\n....`,
      `diagonals: yes\n\n${CAGES}`,
      `boxes: 2x3\n\ncages:\n3A  A  .  .  .  .\n${Array(5).fill(' .  .  .  .  .  .').join('\n')}`,
      `diagonals: yes\n1...\n....\n....\n....\n\n${REGIONS}\n\n${CAGES}`,
      `boxes: 2x3\ndiagonals: yes\n1.....\n......\n......\n......\n......\n......\n\ncages:\n3A  A  .  .  .  .\n${Array(5).fill(' .  .  .  .  .  .').join('\n')}`,
    ])
      expect(board(text)).toBe(text);
  });

  it('may have their maps in any order, with blanks or none, with any signs, and signs used again', () => {
    const text = `1...\n....\n....\n...2\n\n${REGIONS}\n\n${CAGES}`;
    const digits = '1...\n....\n....\n...2';
    const regions = 'Regions:\n1112\n1\u00fc\u00fc2\n\u00fc\u00fc12\n1112';
    const cages = 'CAGES:\n7A.8BB\n\nAA7CB\n.CC3A\n\n...A';
    for (const other of [
      `${digits}\n${cages}\n${regions}`,
      `${digits}\n\n${regions}\n${cages}`,
      text.replaceAll('\n', '\r\n'),
      text.replaceAll('.', '_'),
      text.replace('7A', ' A').replace('A  A', 'A 7A'),
      `diagonals: no\n${text}`,
      text.replaceAll('\n\n', '\n').replace('...2', '...2\ndiagonals: no'),
      `Killer Sudoku\n\n${text}`,
    ])
      expect([other, board(other)]).toEqual([other, text]);
  });

  it('have signs for any number of cages', () => {
    const row = '5A 5B 5A 5B 5A 5B 5A 5B 5A';
    const other = row.replaceAll('A', 'C').replaceAll('B', 'D');
    const { puzzle } = read(`cages:\n${[row, other, row, other, row, other, row, other, row].join('\n')}`);
    expect(puzzle.cages).toHaveLength(81);
    expect(sudoku.parse(sudoku.print(puzzle))).toEqual(puzzle);
  });
});

describe('cages', () => {
  const OVERLAPPING =
    'cages:\n7A  A 8B  B\n .  A  .  B\n .  .  C  C\n .  .  .  .\n\ncages 2:\n. A . .\n. A A A\n. . . .\n. . . .';
  const cagesOf = (text: string) =>
    read(text).puzzle.cages.map(({ cells, sum }) => [
      sum,
      cells.map(({ row, col }) => `${row + 1}${col + 1}`).join(' '),
    ]);

  it('may have no sum', () => {
    const text = 'cages:\n 7A   .   B   B\n  A   A 12C   B\n  .   C   C   D\n  .   .   .   D';
    expect(board(text)).toBe(text);
    expect(cagesOf(text)).toEqual([
      [7, '11 21 22'],
      [undefined, '13 14 24'],
      [12, '23 32 33'],
      [undefined, '34 44'],
    ]);
    expect(cagesOf(json.write(read(text).puzzle))).toEqual(cagesOf(text));
  });

  it('may overlap: those that share cells with a cage before stand in a map of their own', () => {
    expect(board(OVERLAPPING)).toBe(OVERLAPPING);
    expect(cagesOf(OVERLAPPING)).toEqual([
      [7, '11 12 22'],
      [undefined, '12 22 23 24'],
      [8, '13 14 24'],
      [undefined, '33 34'],
    ]);
    expect(read(json.write(read(OVERLAPPING).puzzle)).puzzle).toEqual(read(OVERLAPPING).puzzle);
    const [first, second] = OVERLAPPING.split('\n\n') as [string, string];
    for (const other of [
      `${second}\n${first}`,
      OVERLAPPING.replaceAll('\n\n', '\n'),
      OVERLAPPING.replace('cages 2', 'Cages 7'),
      `....\n....\n....\n....\n${OVERLAPPING.replaceAll(' ', '').replace('cages2', 'cages 2')}`,
    ])
      expect([other, board(other)]).toEqual([other, OVERLAPPING]);
  });

  it('are told in any order, even where they begin alike', () => {
    const cages = [
      '{"cells": [[1, 1], [1, 2]]}',
      '{"sum": 3, "cells": [[1, 2], [1, 1]]}',
      '{"cells": [[1, 1]]}',
    ];
    const puzzle = (list: readonly string[]) =>
      json.read(
        `{"puzzle": "sudoku", "givens": ${JSON.stringify(Array(4).fill([null, null, null, null]))}, "cages": [${list}]}`,
        {},
      );
    expect(puzzle(cages.toReversed())).toEqual(puzzle(cages));
    expect(sudoku.parse(sudoku.print(puzzle(cages)))).toEqual(puzzle(cages));
  });

  it('have their sums where they can be told apart', () => {
    const notes = sudoku
      .draw(read(OVERLAPPING).puzzle)
      .marks.map(({ at, note }) => [note, at.row + 1, at.col + 1]);
    expect(notes).toEqual([
      ['7', 1, 1],
      ['8', 1, 3],
    ]);
    const crossing =
      'cages:\n5A  .  .  .\n A  A  A  .\n .  .  .  .\n .  .  .  .\n\ncages 2:\n .  .  .  .\n6A  A  .  .\n .  A  .  .\n .  .  .  .';
    expect(
      sudoku.draw(read(crossing).puzzle).marks.map(({ at, note }) => [note, at.row + 1, at.col + 1]),
    ).toEqual([
      ['5', 1, 1],
      ['6', 3, 2],
    ]);
  });
});

describe('Puzzle Team tasks', () => {
  /** Made for these tests in the layout of the sites. */
  const TASKS = [
    '2c3f4c2',
    '1_2c3j',
    '2c3f4c2;1,1,1,2,1,3,3,2,3,3,4,2,4,4,4,2',
    'p;1,1,2,2,3,4,5,5,3,6,6,7,8,8,7,7;3,7,7,6,5,3,8,6',
  ];

  it('are read and written', () => {
    for (const task of TASKS) {
      const { format, puzzle } = read(task, FOUR);
      expect([format, puzzleTeam.write(puzzle)]).toEqual(['puzzleTeam', task]);
    }
  });

  it('have regions or cages behind the cells, and the sums in the order of the numbers of their cages', () => {
    expect(board(TASKS[2]!, FOUR)).toBe(board(IDS[4]!));
    expect(board(TASKS[3]!, FOUR)).toMatchInlineSnapshot(`
      "cages:
      3A  A 7B  B
      7C 6D 5E  E
       C 3F  F 8G
      6H  H  G  G"
    `);
    const other = 'p;8,8,7,7,6,5,4,4,6,3,3,2,1,1,2,2;6,8,3,5,6,7,7,3';
    expect(board(other, FOUR)).toBe(board(TASKS[3]!, FOUR));
  });

  it('have numbers of two digits from ten on', () => {
    const task = '10_3b11_12zzzzz2f1';
    const { puzzle } = read(task, { size: { width: 12, height: 12 } });
    expect(puzzle.givens.values.slice(0, 6)).toEqual([10, 3, undefined, undefined, 11, 12]);
    expect(puzzleTeam.write(puzzle)).toBe(task);
  });

  it('are told from lines by their letters', () => {
    const digits = '1..4........4..1'.replaceAll('.', '_');
    expect(read(digits, FOUR).format).toBe('line');
    expect(read('1b4h4b1', FOUR).format).toBe('puzzleTeam');
  });
});

describe('JSON', () => {
  it('tells regions as numbers, and cages by their cells, rows and columns from 1', () => {
    const text = json.write(read(`diagonals: yes\n1...\n....\n....\n...2\n\n${REGIONS}\n\n${CAGES}`).puzzle);
    expect(text).toMatchInlineSnapshot(`
      "{
        "puzzle": "sudoku",
        "diagonals": true,
        "givens": [
          [1, null, null, null],
          [null, null, null, null],
          [null, null, null, null],
          [null, null, null, 2]
        ],
        "regions": [
          [1, 1, 1, 2],
          [1, 3, 3, 2],
          [3, 3, 4, 2],
          [4, 4, 4, 2]
        ],
        "cages": [
          {
            "sum": 7,
            "cells": [
              [1, 1],
              [2, 1],
              [2, 2]
            ]
          },
          {
            "sum": 8,
            "cells": [
              [1, 3],
              [1, 4],
              [2, 4]
            ]
          },
          {
            "sum": 7,
            "cells": [
              [2, 3],
              [3, 2],
              [3, 3]
            ]
          },
          {
            "sum": 3,
            "cells": [
              [3, 4],
              [4, 4]
            ]
          }
        ]
      }"
    `);
    expect(json.write(json.read(text, {}))).toBe(text);
  });

  it('may tell cages and their cells in any order', () => {
    const cages = (list: string) =>
      json.read(
        `{"puzzle": "sudoku", "givens": ${JSON.stringify(Array(4).fill([null, null, null, null]))}, "cages": [${list}]}`,
        {},
      );
    const [a, b] = ['{"sum": 3, "cells": [[1, 2], [1, 1]]}', '{"sum": 7, "cells": [[2, 1], [3, 1]]}'];
    expect(cages(`${b}, ${a}`)).toEqual(cages(`${a.replace('[1, 2], [1, 1]', '[1, 1], [1, 2]')}, ${b}`));
  });
});

describe('what a format cannot hold', () => {
  it('is refused by name', () => {
    const told = (text: string, ...formats: readonly { write(puzzle: Sudoku): string }[]) =>
      formats.map((format) => says(text, () => format.write(read(text).puzzle)));
    expect(told(REGIONS, line, puzzlink)).toMatchInlineSnapshot(`
      [
        "a line cannot express the regions of a jigsaw",
        "an address cannot express the regions of a jigsaw",
      ]
    `);
    expect(told('2x2x:p', line, puzzlink, puzzleTeam)).toMatchInlineSnapshot(`
      [
        "a line cannot express that the diagonals hold every number",
        "an address cannot express that the diagonals hold every number",
        "a Puzzle Team task cannot express that the diagonals hold every number",
      ]
    `);
    expect(told(CAGES, line, puzzlink, puzzleTeam, sgt)).toMatchInlineSnapshot(`
      [
        "a line cannot express the cages of a killer",
        "an address cannot express the cages of a killer",
        "a Puzzle Team task cannot express that row 1, column 2 is in no cage",
        "a Solo id cannot express that row 1, column 2 is in no cage",
      ]
    `);
    expect(told(`${REGIONS}\n${CAGES}`, puzzleTeam)).toMatchInlineSnapshot(`
      [
        "a Puzzle Team task cannot express both regions and cages",
      ]
    `);
    expect(told('3x2:zj', puzzleTeam)).toMatchInlineSnapshot(`
      [
        "a Puzzle Team task cannot express that boxes are 2x3",
      ]
    `);
    const whole = 'cages:\n3A A B B\nC C 4D D\n5E E F F\n1G 2H 3I 4J';
    expect(told(whole, puzzleTeam, sgt)).toMatchInlineSnapshot(`
      [
        "a Puzzle Team task cannot express that the cage of row 1, column 3 has no sum",
        "a Solo id cannot express that the cage of row 1, column 3 has no sum",
      ]
    `);
    const twice = `${whole.replace('B B', '7B B').replace('C C', '6C C').replace('F F', '9F F')}\ncages 2:\nA A . .\n. . . .\n. . . .\n. . . .`;
    expect(told(twice.replace('A A . .', '3A A . .'), puzzleTeam, sgt)).toMatchInlineSnapshot(`
      [
        "a Puzzle Team task cannot express cages that overlap",
        "a Solo id cannot express cages that overlap",
      ]
    `);
    const ten = Array(10).fill('A'.repeat(10)).join('\n');
    expect(told(`cages:\n1${ten}`, sgt)).toMatchInlineSnapshot(`
      [
        "a Solo id cannot express a killer larger than 9x9",
      ]
    `);
  });
});

describe('what is wrong with a text board', () => {
  const map = (regions: string) => says(`regions:\n${regions}`);
  const cages = (rows: string) => says(`....\n....\n....\n....\ncages:\n${rows}`);

  it('is said of its regions, and where', () => {
    expect(map('AAAB\nACCB\nCDDB\nDDDB')).toMatchInlineSnapshot(
      `"line 3, column 2: the region of row 2, column 2 has 2 cells, expected 4"`,
    );
    expect(map('AAAB\nACCB\nCCAB\nDDDB')).toMatchInlineSnapshot(
      `"line 4, column 3: the region of row 3, column 3 has 1 cell, expected 4"`,
    );
    expect(map('AAAB\nACCB\nCCDB\nDDD.')).toMatchInlineSnapshot(
      `"line 5, column 4: found '.', expected the sign of a region"`,
    );
    expect(map('AAAB\nACCB\nCCDB\nDDD')).toMatchInlineSnapshot(`"line 5: row 4 has 3 cells, expected 4"`);
    expect(map('AAAB\nACCB\nCCDB')).toMatchInlineSnapshot(`"line 2: row 1 has 4 cells, expected 3"`);
    expect(map('A')).toMatchInlineSnapshot(`"a jigsaw of 1x1 is not offered, expected a side from 2 to 25"`);
    expect(map(Array(26).fill('A'.repeat(26)).join('\n'))).toMatchInlineSnapshot(
      `"a jigsaw of 26x26 is not offered, expected a side from 2 to 25"`,
    );
    expect(says(`....\n....\n....\n....\n${REGIONS.replace('\nDDDB', '')}`)).toMatchInlineSnapshot(
      `"the map of regions is 4x3, expected 4x4"`,
    );
    expect(says(`boxes: 2x2\n${REGIONS}`)).toMatchInlineSnapshot(
      `"line 1: found 'boxes:' beside 'regions:', expected one of them"`,
    );
    expect(says(`${REGIONS.replace('regions:', 'regions: yes')}`)).toMatchInlineSnapshot(
      `"line 1, column 10: 'regions' is 'yes', expected a map on the lines below"`,
    );
    expect(says('....\n....\n....\n....\nregions:')).toMatchInlineSnapshot(
      `"line 5: found no rows below 'regions:', expected a map"`,
    );
    expect(says(`diagonals: both\n${REGIONS}`)).toMatchInlineSnapshot(
      `"line 1, column 12: 'diagonals' is 'both', expected yes or no"`,
    );
    expect(says(`....\n....\n....\n....\ncages 2:\n\n${CAGES}`)).toMatchInlineSnapshot(
      `"line 5: found no rows below 'cages 2:', expected a map"`,
    );
    expect(says(`${REGIONS}\n\nregions 2:\n${REGIONS}`)).toMatchInlineSnapshot(
      `"line 7: 'regions 2' is not known here, expected 'boxes:' or 'diagonals:' or 'regions:' or 'cages:' or 'cages N:' or a row"`,
    );
    expect(says(`${REGIONS}\n${REGIONS}`)).toMatchInlineSnapshot(`"line 6: 'regions' stands here twice"`);
  });

  it('is said of its cages, and where', () => {
    expect(cages('3A 4A . .\n. . . .\n. . . .\n. . . .')).toMatchInlineSnapshot(
      `"line 6, column 4: the cage of row 1, column 1 has two sums, 3 and 4"`,
    );
    expect(cages('0A A . .\n. . . .\n. . . .\n. . . .')).toMatchInlineSnapshot(
      `"line 6, column 1: found 0, expected a sum from 1 to 999"`,
    );
    expect(cages('A 1000A . .\n. . . .\n. . . .\n. . . .')).toMatchInlineSnapshot(
      `"line 6, column 3: found 1000, expected a sum from 1 to 999"`,
    );
    expect(cages('3 A . .\n. . . .\n. . . .\n. . . .')).toMatchInlineSnapshot(
      `"line 6, column 1: found '3', expected a sum and the sign of its cage as in 12A"`,
    );
    expect(cages('3. A . .\n. . . .\n. . . .\n. . . .')).toMatchInlineSnapshot(
      `"line 6, column 1: found '3.', expected a sum and the sign of its cage as in 12A"`,
    );
    expect(cages('3A A .\n. . . .\n. . . .\n. . . .')).toMatchInlineSnapshot(
      `"line 6: row 1 has 3 cells, expected 4"`,
    );
    expect(cages('3A A . .\n. . . .\n. . . .')).toMatchInlineSnapshot(
      `"the map of cages is 4x3, expected 4x4"`,
    );
    expect(says(`cages:\n${Array(7).fill('.......').join('\n')}`)).toMatchInlineSnapshot(
      `"a board of 7x7 cannot be divided into boxes, expected a side of 4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25, or the regions of a jigsaw"`,
    );
  });
});

describe('what is wrong with an id', () => {
  it('is said, and where', () => {
    expect(says('4j:2c3f4c2')).toMatchInlineSnapshot(
      `"column 11: found the end, expected ',' and the regions of a jigsaw"`,
    );
    expect(says('4j:2c3f4c2,b_aa_ba__a__')).toMatchInlineSnapshot(
      `"column 24: the text ends after 20 of the 24 sides between cells of this board"`,
    );
    expect(says('4j:2c3f4c2,b_aa_ba__a__dd')).toMatchInlineSnapshot(
      `"column 25: more than the 24 sides between cells of this board are described"`,
    );
    expect(says('4j:2c3f4c2,b_aa_ba_?a__d')).toMatchInlineSnapshot(
      `"column 20: found '?', expected '_' or a letter from a to z"`,
    );
    expect(says('4j:2c3f4c2,aaa_ba__a__e')).toMatchInlineSnapshot(
      `"column 24: found the end, expected a wall behind the last side"`,
    );
    expect(says('4j:2c3f4c2,b_aa_ba__a__d,')).toMatchInlineSnapshot(
      `"column 25: found ',', expected the end"`,
    );
    expect(says('26j:z')).toMatchInlineSnapshot(
      `"column 1: '26j' means a jigsaw of side 26, expected one from 2 to 25"`,
    );
    expect(says('1j:a')).toMatchInlineSnapshot(
      `"column 1: '1j' means a jigsaw of side 1, expected one from 2 to 25"`,
    );
    expect(says('2x2k:p')).toMatchInlineSnapshot(
      `"column 7: found the end, expected ',' and the cages of a killer"`,
    );
    expect(says('2x2k:p,aabaaaa________a')).toMatchInlineSnapshot(
      `"column 24: found the end, expected ',' and the sums of the cages"`,
    );
    expect(says('2x2k:p,aabaaaa________a,a3b7_6c3a8_6c')).toMatchInlineSnapshot(
      `"column 25: the cage of row 1, column 1 has no sum at its first cell"`,
    );
    expect(says('2x2k:p,aabaaaa________a,3_3_7a7_6c3a8_6c')).toMatchInlineSnapshot(
      `"column 25: the cage of row 1, column 1 has a second sum at row 1, column 2"`,
    );
    expect(says('2x2k:p,aabaaaa________a,3a1000a7_6c3a8_6c')).toMatchInlineSnapshot(
      `"column 27: found 1000, expected a sum from 1 to 999"`,
    );
    expect(says('2x2k:p,aabaaaa________a,3a7a7_6c3a8_6d')).toMatchInlineSnapshot(
      `"column 38: more than the 16 places of this board are described"`,
    );
    expect(says('3x3kj9:zzzc')).toMatchInlineSnapshot(
      `"column 1: found '3x3kj9', expected a box as in 3x3 or a side as in 9j"`,
    );
  });
});

describe('what is wrong with a Puzzle Team task', () => {
  const task = (text: string, size = FOUR.size) => says(text, () => read(text, { size }));

  it('is said, and where', () => {
    expect(says('2c3f4c2')).toMatchInlineSnapshot(
      `"a Puzzle Team task does not give its size, expected --size as in 9x9"`,
    );
    expect(task('2c3f4c2', { width: 4, height: 5 })).toMatchInlineSnapshot(
      `"the size is 4x5, expected a square"`,
    );
    expect(task('2c3f4c2', { width: 5, height: 5 })).toMatchInlineSnapshot(
      `"column 8: the text ends after 16 of the 25 places of this board"`,
    );
    expect(task('2c3f4c3a')).toMatchInlineSnapshot(
      `"column 8: more than the 16 places of this board are described"`,
    );
    expect(task('2c5f4c2')).toMatchInlineSnapshot(`"column 3: found 5, expected a number from 1 to 4"`);
    expect(task('2c3,f4c2')).toMatchInlineSnapshot(
      `"column 4: the text ends after 5 of the 16 places of this board"`,
    );
    expect(task('2c3f4c2;1,1,1,2,1,3,3,2,3,3,4,2,4,4,4')).toMatchInlineSnapshot(
      `"column 38: the text ends after 15 of the 16 cells of this board"`,
    );
    expect(task('2c3f4c2;1,1,1,2,1,3,3,2,3,3,4,2,4,4,4,2,4')).toMatchInlineSnapshot(
      `"column 40: more than the 16 cells of this board are described"`,
    );
    expect(task('2c3f4c2;1,1,1,2,1,3,3,2,3,3,1,2,4,4,4,2')).toMatchInlineSnapshot(
      `"column 29: region 1 is in two pieces, at row 1, column 1 and at row 3, column 3"`,
    );
    expect(task('2c3f4c2;1,1,1,1,1,3,3,2,3,3,4,2,4,4,4,2')).toMatchInlineSnapshot(
      `"the region of row 1, column 1 has 5 cells, expected 4"`,
    );
    expect(task('p;1,1,2,2,1,1,2,2,3,3,4,4,3,3,4,4;10,10,10')).toMatchInlineSnapshot(
      `"column 43: the text ends after 3 of the 4 sums of the cages"`,
    );
    expect(task('p;1,1,2,2,1,1,2,2,3,3,4,4,3,3,4,4;10,10,10,10,10')).toMatchInlineSnapshot(
      `"column 46: found ',', expected the end"`,
    );
    expect(task('p;1,1,2,2,1,1,2,2,3,3,4,4,3,3,4,4;10,10,,10')).toMatchInlineSnapshot(
      `"column 41: found ',', expected a sum from 1 to 999"`,
    );
    expect(task('p;1,1,2,2,1,1,2,2,3,3,4,4,3,3,4,4;10,10,0,10')).toMatchInlineSnapshot(
      `"column 41: found 0, expected a sum from 1 to 999"`,
    );
    expect(task('p;1;2;3')).toMatchInlineSnapshot(`"this task has 4 parts, expected cells;cages;sums"`);
  });
});

describe('what is wrong with JSON', () => {
  const EMPTY = JSON.stringify(Array(4).fill([null, null, null, null]));
  const also = (more: string) => says(`{"puzzle": "sudoku", "givens": ${EMPTY}, ${more}}`);

  it('is said, and where', () => {
    expect(also('"regions": [[1, 1], [2, 2]]')).toMatchInlineSnapshot(
      `"regions[0] has length 2, expected 4"`,
    );
    expect(also('"regions": [[1, 1, 1, 2], [1, 3, 3, 2], [3, 3, 4, 2]]')).toMatchInlineSnapshot(
      `"regions has length 3, expected 4"`,
    );
    expect(also('"regions": [[1, 1, 1, 2], [1, 3, 3, 2], [3, 3, 4, 2], [4, 4, 4, 3]]')).toMatchInlineSnapshot(
      `"region 3 is in two pieces, at row 2, column 2 and at row 4, column 4"`,
    );
    expect(also('"regions": [[1, 1, 1, 2], [1, 3, 3, 2], [3, 4, 4, 2], [4, 4, 4, 2]]')).toMatchInlineSnapshot(
      `"region 3 is in two pieces, at row 2, column 2 and at row 3, column 1"`,
    );
    expect(also('"regions": [[1, 1, 1, null]]')).toMatchInlineSnapshot(
      `"regions[0][3] is null, expected a number"`,
    );
    expect(also('"boxes": {"width": 2, "height": 2}, "regions": []')).toMatchInlineSnapshot(
      `"found boxes and regions, expected one of them"`,
    );
    expect(also('"diagonals": "yes"')).toMatchInlineSnapshot(`"diagonals is "yes", expected true or false"`);
    expect(also('"cages": [{"sum": 3, "cells": [[1, 1], [1, 1]]}]')).toMatchInlineSnapshot(
      `"cages[0].cells[1] is row 1, column 1, which is listed already"`,
    );
    expect(also('"cages": [{"sum": 3, "cells": [[1, 1], [1, 3]]}]')).toMatchInlineSnapshot(
      `"cages[0] is in two pieces, at row 1, column 1 and at row 1, column 3"`,
    );
    expect(also('"cages": [{"sum": 3, "cells": []}]')).toMatchInlineSnapshot(
      `"cages[0] has no cells, expected at least one"`,
    );
    expect(also('"cages": [{"sum": 3, "cells": [[1, 5]]}]')).toMatchInlineSnapshot(
      `"cages[0].cells[0] is row 1, column 5, expected rows and columns from 1 to 4"`,
    );
    expect(also('"cages": [{"sum": 3, "cells": [[0, 1]]}]')).toMatchInlineSnapshot(
      `"cages[0].cells[0] is row 0, column 1, expected rows and columns from 1 to 4"`,
    );
    expect(also('"cages": [{"sum": 3, "cells": [[1, 2, 3]]}]')).toMatchInlineSnapshot(
      `"cages[0].cells[0][2] is not known here"`,
    );
    expect(also('"cages": [{"sum": 3, "cells": [[1]]}]')).toMatchInlineSnapshot(
      `"cages[0].cells[0][1] is missing"`,
    );
    expect(also('"cages": [{"sum": 0, "cells": [[1, 1]]}]')).toMatchInlineSnapshot(
      `"cages[0].sum is 0, expected a sum from 1 to 999"`,
    );
    expect(also('"cages": [{"sum": 2.5, "cells": [[1, 1]]}]')).toMatchInlineSnapshot(
      `"cages[0].sum is 2.5, expected a sum from 1 to 999"`,
    );
    expect(also('"cages": [{"sum": null, "cells": [[1, 1]]}]')).toMatchInlineSnapshot(
      `"cages[0].sum is null, expected a number"`,
    );
    expect(also('"cages": [{"sum": 3, "cells": [[1, 1]], "color": "red"}]')).toMatchInlineSnapshot(
      `"cages[0].color is not known here"`,
    );
  });
});
