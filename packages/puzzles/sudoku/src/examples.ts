import type { Example } from '@gridproof/describe';
import type { Rule } from './sudoku.js';

export const examples: readonly Example<Rule>[] = [
  {
    name: 'four by four',
    source: "Simon Tatham's Solo, generated at 2x2",
    puzzle: '2x2:1c3_2d4_1c3',
    answer: '1432\n3214\n2341\n4123',
    broken: {
      given: '2431\n3124\n1342\n4213',
      row: '1432\n3214\n2341\n4133',
      column: '1432\n3214\n2314\n4123',
      box: '1432\n4321\n2143\n3214',
    },
  },
  {
    name: 'six by six',
    source: "Simon Tatham's Solo, generated at 2x3",
    puzzle: '2x3:c2c5a3d5a6b6a5d3a4c4c',
    answer: '341256\n256314\n135462\n462531\n623145\n514623',
  },
  {
    name: 'nine by nine',
    source: 'a well-known easy sudoku, as a board with boxes drawn',
    puzzle: `_6_ 5_9 _4_
92_ ___ _76
__1 ___ 9__

7__ 6_3 __9
___ ___ ___
3__ 4_1 __7

__6 ___ 7__
24_ ___ _65
_9_ 1_8 _3_`,
    answer:
      '863579241\n925314876\n471826953\n714683529\n689752314\n352491687\n136245798\n248937165\n597168432',
  },
  {
    name: 'very hard',
    source: 'one of those called the hardest, as a line',
    puzzle: '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
    answer:
      '812753649\n943682175\n675491283\n154237896\n369845721\n287169534\n521974368\n438526917\n796318452',
  },
  {
    name: 'as an address',
    source: 'the layout of puzz.link, a 4x4',
    puzzle: 'https://puzz.link/p?sudoku/4/4/g1k23k3g',
    answer: '2143\n4312\n3421\n1234',
  },
  {
    name: 'tall boxes',
    source: "Simon Tatham's Solo, generated at 5x2",
    puzzle: '5x2:8f10_1_7a6a8b2_1c5e9b7_1b2a8a3d10_4_3a7d5a10_7_4d2a4a8b7_3b3e2c10_2b1a9a9_10_8f4',
    answer:
      ' 8  4  2  3  6  9  5 10  1  7\n 3  6  4  8  7  5  2  1 10  9\n10  5  7  6  8  1  3  9  4  2\n 7  1  9  5  2 10  8  4  3  6\n 2  9  1 10  4  3  6  7  5  8\n 6  3  5  9 10  7  4  2  8  1\n 1  2  6  4  9  8 10  5  7  3\n 5  8  3  7  1  4  9  6  2 10\n 4  7 10  2  3  6  1  8  9  5\n 9 10  8  1  5  2  7  3  6  4',
  },
  {
    name: 'sixteen by sixteen',
    source: "Simon Tatham's Solo, generated at 4x4",
    puzzle:
      '4x4:c11e8_12_15a4_6_10d12_1g15_5b8c6_5d2_1_3_11a9d10_16a14_5d8c5b4_10_6_7_2c14_16e7_2d16c10a12g10c11a4_5_6_1b5_15b11_3b12b2_13b5b1_3b15_6b9_4_3_9a15c7g6a11c9d2_8e6_1c15_5_12_11_9b7c5d2_14a12_4d3a7_3_10_13d16_6c1b15_2g5_10d11_4_14a16_12_3e5c',
    answer:
      ' 5 14 13 11  9  3  7  2  1  8 12 15 16  4  6 10\n 7  2  4  3 12  1  8 13  6 10 11 16  9 15  5 14\n10  8 15 16 14  6  5  4  9 13  7  2  1  3 11 12\n 9 12  6  1 15 10 16 11 14  5  3  4 13  2  8  7\n15  3  5  9 11  4 10  6  7  2  1 12  8 14 16 13\n14 13 11  8  7  2 12  9  4  6 16  5  3  1 10 15\n12 16  7  2  3  8 13  1 10 15 14  9 11  6  4  5\n 6  1 10  4  5 15 14 16 11  3  8 13 12  9  7  2\n13 10 12  5  8 14  1  3 16  7 15  6  2 11  9  4\n 3  9  8 15  2 13 11  7  5  4 10  1 14 16 12  6\n 4 11 16  7 10  9  6 12 13 14  2  8 15  5  3  1\n 2  6  1 14  4 16 15  5 12 11  9  3 10  7 13  8\n16  5  9 13  1  7  2 14  8 12  4 11  6 10 15  3\n 8  7  3 10 13  5  9 15  2 16  6 14  4 12  1 11\n 1 15  2 12  6 11  4  8  3  9  5 10  7 13 14 16\n11  4 14  6 16 12  3 10 15  1 13  7  5  8  2  9',
  },
  {
    name: 'diagonals',
    source: "Simon Tatham's Solo, generated at 3x3x",
    puzzle: '3x3x:3a4_5g6_7b1b8a2_9f6f1b9c5b2f3f9_4a3b3b4_8g2_6a5',
    answer:
      '314528967\n596743182\n872916354\n467835291\n139267548\n285491736\n751689423\n623154879\n948372615',
    broken: {
      diagonal:
        '374518269\n596723148\n812946357\n465387921\n739261584\n281495736\n128659473\n653174892\n947832615',
    },
  },
  {
    name: 'jigsaw of a prime side',
    source: "Simon Tatham's Solo, generated at 7j",
    puzzle: '7j:7c3b4a3_2_1b2i6i1b7_1_4a2b4c7,a_cbbbcab_a_bbdfaa_db_abab_aacab',
    answer: '7164325\n4532176\n2417563\n5326714\n6753241\n3671452\n1245637',
    broken: {
      region: '7124365\n4532176\n2713654\n1456723\n3267541\n5671432\n6345217',
    },
  },
  {
    name: 'three cages on nine cells',
    source: 'made for this package: the smallest jigsaw with cages, some cells in none',
    puzzle: `regions:
AAB
ACB
CCB

cages:
3A 4B  B
 A 6C  C
 .  C  .`,
    answer: '231\n123\n312',
  },
  {
    name: 'killer four by four',
    source: 'made for this package: cages alone, some cells in none',
    puzzle: `cages:
7A  . 8B  B
 A  A 7C  B
 .  C  C 3D
 .  .  .  D`,
    answer: '2314\n1423\n3142\n4231',
    broken: {
      sum: '1234\n3412\n2341\n4123',
    },
  },
  {
    name: 'a cage without a sum',
    source: 'made for this package: as few cages and sums as can be',
    puzzle: `cages:
 . 6A  A 7B
 .  .  .  B
5C  C  D  B
 .  D  D  D`,
    answer: '3241\n4132\n2314\n1423',
    broken: {
      cage: '3241\n1432\n2314\n4123',
      sum: '3241\n4132\n1324\n2413',
    },
  },
  {
    name: 'cages that overlap',
    source: 'made for this package: as few cages and sums as can be',
    puzzle: `cages:
13A   A   A 15B 12C   .
  .   .   .   B   C   C
14D   D   .   B   .   .
  D   .   .   B   .   .
  .   .   .   .   .  4E
 7F   F   .   .   .   E

cages 2:
  . 10A   A   .   .   .
  .   .   .   .   B   B
  .   .   .   .   .   B
 9C   .   .   .   .   .
  C   .   .   .   .   .
  . 16D   D   D   D   .`,
    answer: '346125\n125346\n634512\n512634\n463251\n251463',
  },
  {
    name: 'killer nine by nine',
    source: "Simon Tatham's Solo, generated at 3x3k",
    puzzle:
      '3x3k:zzzc,a_aa_baa_a_a___a_________________a____a______a__a_aaab___aa____a__aaa_____a_b__a_a__ba___aaaababaaa_,10a18_16a4a14_9c10a9c10a9_7a17_8_15_17_11b7_6d8_14_10c9a10c17a10a10a9_9a26_5a18a4a15e17a4c13d',
    answer:
      '645973182\n913285467\n827164359\n472316598\n389457216\n561892734\n254638971\n796521843\n138749625',
  },
  {
    name: 'jigsaw with diagonals and cages',
    source: "Simon Tatham's Solo, generated at 5jxk",
    puzzle: '5jxk:y,ac_a_caadbbab_ba_,aaa________aab_a__a_a__a_aa_,4a9a3_9a3_8a3_8b7b6b6a9b',
    answer: '31542\n54231\n23154\n15423\n42315',
  },
  {
    name: 'two equal clues in a row',
    source: 'made for this package: well-formed, and without an answer',
    puzzle: '1..1\n....\n....\n....',
    answer: null,
  },
  {
    name: 'a sum out of reach',
    source: 'made for this package: no two numbers up to four make nine',
    puzzle: `....
.12.
.34.
....

cages:
9A A . .
 . . . .
 . . . .
 . . . .`,
    answer: null,
  },
];
