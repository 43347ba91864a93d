import type { Example } from '@gridproof/describe';

/** A text as it stands here, without what indents it. */
const text = (lines: string): string => lines.replaceAll(/^ +/gm, '').trim();

export const examples: readonly Example<'domino' | 'alone' | 'apart' | 'pluses' | 'minuses'>[] = [
  {
    name: 'six by five',
    source: "Simon Tatham's Magnets, generated at 6x5, tricky",
    puzzle: '6x5:212222,22223,122222,22223,TTTTLRBBBBTTLRLRBBTLRTLRBLRBLR',
    answer: text(`
      ..-+-+
      ..+-+-
      +-..-+
      -+-+..
      +-+-+-
    `),
  },
  {
    name: 'few numbers',
    source: "Simon Tatham's Magnets, generated at 5x5 without some of the numbers",
    puzzle: '5x5:....1,2..22,...1.,1..22,TTTTTBBBBB*LRTTTLRBBBLRLR',
    answer: text(`
      +-+..
      -+-..
      ...+-
      .-+-+
      .+-+-
    `),
    broken: {
      minuses: text(`
        +.+..
        -.-..
        ...+-
        .-+-+
        .+-+-
      `),
    },
  },
  {
    name: 'a pole is given',
    source: 'made for this package: the cell in the middle belongs to no domino',
    puzzle: text(`
      ..1..
      ...-.
      .....
      1....
      .....

      ABB
      AEC
      DDC
    `),
    answer: text(`
      .+-
      ...
      +-.
    `),
    broken: {
      domino: text(`
        .+-
        ..+
        +..
      `),
      alone: text(`
        .+-
        .-.
        +-.
      `),
      pluses: text(`
        .+-
        ...
        -+.
      `),
      apart: text(`
        .+-
        ..+
        +--
      `),
      given: text(`
        .-+
        ...
        +-.
      `),
    },
  },
  {
    name: 'two magnets side by side',
    source: 'made for this package: both want their + in the first column',
    puzzle: text(`
      .10.
      1...
      1...
      ....

      AA
      BB
    `),
    answer: null,
  },
];
