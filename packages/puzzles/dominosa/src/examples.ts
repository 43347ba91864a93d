import type { Example } from '@gridproof/describe';

/** A text as it stands here, without what indents it. */
const text = (lines: string): string => lines.replaceAll(/^ +/gm, '').trim();

export const examples: readonly Example<'cover' | 'once'>[] = [
  {
    name: 'numbers up to five',
    source: "Simon Tatham's Dominosa, generated at 5",
    puzzle: '5:030112405453042152243315052241301401425335',
    answer: text(`
      0x3|0x1|1x2|4
      -+-+-+-+-+-+x
      0|5x4|5x3|0|4
      x+-+-+-+-+x+-
      2|1|5|2x2|4|3
      -+x+x+-+-+-+x
      3|1|5|0|5|2|2
      x+-+-+x+x+x+-
      4|1x3|0|1|4|0
      -+-+-+-+-+-+x
      1x4|2x5|3x3|5
    `),
  },
  {
    name: 'numbers up to three',
    source: "Simon Tatham's Dominosa, generated at 3",
    puzzle: '3:02301310031131320222',
    answer: text(`
      0|2x3|0x1
      x+-+-+-+-
      3|1|0x0|3
      -+x+-+-+x
      1|1|3x1|3
      x+-+-+-+-
      2|0x2|2x2
    `),
    broken: {
      cover: text(`
        AAACC
        ADEEF
        GDHHF
        GIIJJ
      `),
      once: text(`
        ABCDE
        ABCDE
        FGHIJ
        FGHIJ
      `),
    },
  },
  {
    name: 'numbers of two digits',
    source: "Simon Tatham's Dominosa, generated at 10",
    puzzle:
      '10:47234355781[10]8341[10]605[10]8676437312119519180858733721[10]002430775[10]8221676972642653613091[10]95342403291842[10]677[10]589805[10]2049[10]68959[10]9866449[10]0500',
    answer: [
      ' 4  |  7  |  2  x  3  |  4  x  3  |  5  x  5  |  7  |  8  |  1  x 10',
      ' x  +  x  +  -  +  -  +  -  +  -  +  -  +  -  +  x  +  x  +  -  +  -',
      ' 8  |  3  |  4  x  1  | 10  |  6  x  0  |  5  | 10  |  8  |  6  |  7',
      ' -  +  -  +  -  +  -  +  x  +  -  +  -  +  x  +  -  +  -  +  x  +  x',
      ' 6  x  4  |  3  |  7  |  3  |  1  x  2  |  1  |  1  |  9  |  5  |  1',
      ' -  +  -  +  x  +  x  +  -  +  -  +  -  +  -  +  x  +  x  +  -  +  -',
      ' 9  x  1  |  8  |  0  |  8  |  5  |  8  x  7  |  3  |  3  |  7  x  2',
      ' -  +  -  +  -  +  -  +  x  +  x  +  -  +  -  +  -  +  -  +  -  +  -',
      ' 1  | 10  x  0  |  0  |  2  |  4  |  3  x  0  |  7  |  7  x  5  | 10',
      ' x  +  -  +  -  +  x  +  -  +  -  +  -  +  -  +  x  +  -  +  -  +  x',
      ' 8  |  2  x  2  |  1  |  6  x  7  |  6  x  9  |  7  |  2  x  6  |  4',
      ' -  +  -  +  -  +  -  +  -  +  -  +  -  +  -  +  -  +  -  +  -  +  -',
      ' 2  |  6  |  5  x  3  |  6  x  1  |  3  |  0  x  9  |  1  | 10  |  9',
      ' x  +  x  +  -  +  -  +  -  +  -  +  x  +  -  +  -  +  x  +  x  +  x',
      ' 5  |  3  |  4  x  2  |  4  x  0  |  3  |  2  x  9  |  1  |  8  |  4',
      ' -  +  -  +  -  +  -  +  -  +  -  +  -  +  -  +  -  +  -  +  -  +  -',
      ' 2  | 10  x  6  |  7  |  7  | 10  |  5  x  8  |  9  |  8  x  0  |  5',
      ' x  +  -  +  -  +  x  +  x  +  x  +  -  +  -  +  x  +  -  +  -  +  x',
      '10  |  2  x  0  |  4  |  9  | 10  |  6  x  8  |  9  |  5  x  9  | 10',
      ' -  +  -  +  -  +  -  +  -  +  -  +  -  +  -  +  -  +  -  +  -  +  -',
      ' 9  x  8  |  6  x  6  |  4  x  4  |  9  x 10  |  0  x  5  |  0  x  0',
    ].join('\n'),
  },
  {
    name: 'higher than wide',
    source: 'made for this package: dominoes laid at random, exchanged until no other answer was left',
    puzzle: text(`
      3320
      1210
      1231
      0203
      0213
    `),
    answer: text(`
      3x3|2x0
      -+-+-+-
      1|2x1|0
      x+-+-+x
      1|2x3|1
      -+-+-+-
      0|2|0x3
      x+x+-+-
      0|2|1x3
    `),
  },
  {
    name: 'a wall is known',
    source: 'made for this package: without it there are two answers',
    puzzle: text(`
      11
      00
      01
      
      ...
      .+.
      ...
      -+.
      ...
    `),
    answer: text(`
      1x1
      -+-
      0x0
      -+-
      0x1
    `),
    broken: {
      given: text(`
    AA
    BC
    BC
    `),
    },
  },
  {
    name: 'no double zero',
    source: 'made for this package: nowhere do two zeros stand side by side',
    puzzle: '010\n101',
    answer: null,
  },
];
