import type { Example } from '@gridproof/describe';

/** Returns a text without its indentation. */
const text = (lines: string): string => lines.replaceAll(/^ +/gm, '').trim();

export const examples: readonly Example<'row' | 'column' | 'none' | 'black' | 'white'>[] = [
  {
    name: '6x6',
    source: 'made for this package: generate kropki --size 6x6 --seed 1-2',
    puzzle: text(`
      .....o6..*.
      o+.+.+.+o+.
      .o...o.o5o.
      .+.+o+.+.+.
      .o...*...o4
      .+o+o+.+o+o
      4......o...
      o+.+.+.+.+.
      .o.*.o.o...
      .+*+.+.+.+.
      .o....2*...
    `),
    answer: text(`
      135642
      213456
      652134
      461325
      324561
      546213
    `),
  },
  {
    name: '5x5',
    source: 'made for this package: generate kropki --size 5x5 --seed 1-1',
    puzzle: text(`
      5..*.*.o.
      .+.+*+o+o
      ...o.o.o.
      .+.+o+o+*
      .o....2*.
      o+o+.+.+.
      .o.o...o.
      o+*+.+.+o
      .*.o.....
    `),
    answer: text(`
      51243
      15432
      43521
      32154
      24315
    `),
  },
  {
    name: '4x4',
    source: 'made for this package: generate kropki --size 4x4 --seed 1-0',
    puzzle: text(`
      ....4*.
      o+*+.+o
      .*.o...
      .+o+*+o
      ...o.*.
      o+o+o+.
      2*.o...
    `),
    answer: text(`
      3142
      4213
      1324
      2431
    `),
    broken: {
      given: text(`
        3112
        4213
        1324
        2431
      `),
      row: text(`
        1142
        4213
        1324
        2431
      `),
      column: text(`
        1142
        4213
        1324
        2431
      `),
      none: text(`
        3442
        4213
        1324
        2431
      `),
      black: text(`
        3144
        4213
        1324
        2431
      `),
      white: text(`
        1142
        4213
        1324
        2431
      `),
    },
  },
  {
    name: 'four by four, few black dots',
    source: 'made for this package: dots of a random square, the only one with them',
    puzzle: '.o.o...\n*+.+o+o\n.....o.\n.+.+o+o\n...*.o.\n.+*+o+o\n.o.*...',
    answer: '2341\n4132\n1423\n3214',
    broken: { none: '2341\n1432\n4123\n3214', white: '2314\n4132\n1423\n3241' },
  },
  {
    name: 'four by four, more black dots',
    source: 'made for this package: dots of a random square, the only one with them',
    puzzle: '.o.*.o.\no+o+o+*\n.o...*.\n*+.+.+o\n.*...o.\n*+*+o+o\n.o.o.o.',
    answer: '3421\n4312\n2143\n1234',
    broken: { black: '1234\n2143\n3412\n4321' },
  },
  {
    name: 'no answer',
    source: 'made for this package: a number has no place beside two black dots of the same row',
    puzzle: '.*.*.\n.+.+.\n.....\n.+.+.\n.....',
    answer: null,
  },
];
