import { type Codec, type RecogniseOptions, readPuzzle } from '@gridproof/core';
import { boxOf } from '@gridproof/describe';
import { readError } from '@gridproof/testkit';
import { describe, expect, it } from 'vitest';
import { type Sudoku, sudoku } from './index.js';

const { sgt } = sudoku.formats as { sgt: Codec<Sudoku> };

const read = (text: string, options: RecogniseOptions = {}) => {
  const { format, puzzle } = readPuzzle(text, [sudoku], { as: 'sudoku', ...options });
  return { format, puzzle: puzzle as Sudoku };
};
const board = (text: string, options: RecogniseOptions = {}) => sudoku.print(read(text, options).puzzle);

/** Returns the message that the player reads about a text. */
const says = (text: string, run: (text: string) => unknown = read): string => readError(text, run);

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
    expect(board(IDS[11]!)).toMatchInlineSnapshot(`
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

  it('are written as boxes where the regions of a jigsaw are boxes', () => {
    const id = '4jk:p,abbbbbbba,aa__a_caa__a_a_,6a6a9a5_4d10c';
    expect(sgt.write(read(id).puzzle)).toBe('2x2k:p,aa__a_caa__a_a_,6a6a9a5_4d10c');
  });

  it('may give the side of a jigsaw by boxes, and carry what steered the generator', () => {
    expect(sgt.write(read('2x2j:2c3f4c2,b_aa_ba__a__d').puzzle)).toBe(IDS[4]);
    expect(sgt.write(read('2x3xdt:b1a3e6c5f3c5e1a2b').puzzle)).toBe(IDS[0]);
    expect(sgt.write(read(IDS[8]!.replace('xk', 'kxdu')).puzzle)).toBe(IDS[8]);
  });
});

describe("Simon Tatham's Solo", () => {
  /** Made by the original program. */
  const ids = [
    '2x2:1c3_2d4_1c3',
    '2x3:d1a4c5_2c6a1_1a2c6_5c4a4d',
    '3x2:b6c1a4b6a2a5d5a3a5b1a2c6b',
    '3x3:a3c6_9c4_5_9b6a3a8b1d3_5e4d8a2d7e8_1d9b6a5a9b4_1_7c7_1c9a',
    '2x4:c4a8_3_6c8a7a1b8a1_5c4b7b2_8b7b1c4_6a2b2a6a8c4_8_1a2c',
  ];

  it('is read and written', () => {
    for (const id of ids) {
      const { format, puzzle } = read(id);
      expect([format, sgt.write(puzzle as Sudoku)]).toEqual(['sgt', id]);
    }
  });

  it('has boxes 3 wide and 2 high at 2x3', () => {
    expect(boxOf(read(ids[1]!).puzzle.regions)).toEqual({ width: 3, height: 2 });
    expect(board('2x3:b2d4_3a2c4a6b6a2c5a4_3d5b')).toBe('..2...\n.43.2.\n..4.6.\n.6.2..\n.5.43.\n...5..');
    expect(boxOf(read(ids[2]!).puzzle.regions)).toEqual({ width: 2, height: 3 });
  });

  it('may carry what steered the generator', () => {
    expect(sgt.write(read('2x2dt:1c3_2d4_1c3').puzzle as Sudoku)).toBe('2x2:1c3_2d4_1c3');
  });
});

describe('what is wrong with an id', () => {
  it('of boxes is said, and where', () => {
    expect(says('2x2:1c3_2d4_1c5')).toMatchInlineSnapshot(
      `"column 15: found 5, expected a number from 1 to 4"`,
    );
    expect(says('2x2:1c3_2d4_1c')).toMatchInlineSnapshot(
      `"column 15: the text ends after 15 of the 16 places of this board: 1 is missing"`,
    );
    expect(says('2x2:1c3_2d4_1c3a')).toMatchInlineSnapshot(
      `"column 16: more than the 16 places of this board are described"`,
    );
    expect(says('2x2:1c3_2d4?1c3')).toMatchInlineSnapshot(
      `"column 12: found '?', expected a number from 1 to 4 or a letter from a to z for places without one"`,
    );
    expect(says('2x2:1c3_2d4_1c3,aabb')).toMatchInlineSnapshot(`"column 16: found ',', expected the end"`);
    expect(says('sudoku:2x2:1c3_2d4_1c5')).toMatchInlineSnapshot(
      `"column 22: found 5, expected a number from 1 to 4"`,
    );
    expect(says('3x3#123456789012345')).toMatchInlineSnapshot(
      `"column 4: '3x3#123456789012345' is a random seed that only its own program can turn into a puzzle; expected an id with a colon"`,
    );
    expect(says('9x9:1')).toMatchInlineSnapshot(
      `"column 1: '9x9' means boxes 9 wide and 9 high and a side of 81, expected boxes of at least 2x2 and a side of at most 25"`,
    );
    expect(says('1x9:zzzc')).toMatchInlineSnapshot(
      `"column 1: '1x9' means boxes 9 wide and 1 high and a side of 9, expected boxes of at least 2x2 and a side of at most 25"`,
    );
    expect(says('9999999x9999999:1')).toMatchInlineSnapshot(
      `"column 1: '9999999x9999999' means boxes 9999999 wide and 9999999 high and a side of 99999980000001, expected boxes of at least 2x2 and a side of at most 25"`,
    );
    expect(says('3x3q:zzzc')).toMatchInlineSnapshot(
      `"column 1: found '3x3q', expected a box as in 3x3 or a side as in 9j"`,
    );
  });

  it('of variants is said, and where', () => {
    expect(says('4j:2c3f4c2')).toMatchInlineSnapshot(
      `"column 11: found the end, expected ',' and the regions"`,
    );
    expect(says('4j:2c3f4c2,b_aa_ba__a__')).toMatchInlineSnapshot(
      `"column 24: the text ends after 20 of the 24 sides between cells of this board: 4 are missing"`,
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
    expect(says('2x2k:p')).toMatchInlineSnapshot(`"column 7: found the end, expected ',' and the cages"`);
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
