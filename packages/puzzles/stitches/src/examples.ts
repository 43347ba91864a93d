import type { Example } from '@gridproof/describe';

/** A text as it stands here, without what indents it. */
const text = (lines: string): string => lines.replaceAll(/^ +/gm, '').trim();

export const examples: readonly Example<'joined' | 'once' | 'line'>[] = [
  {
    name: 'seven by seven',
    source: 'made for this package by its generator',
    puzzle: text(`
      ABBBCCC
      AAABBDD
      EEEBBDD
      FEEEEDD
      EEGGDDD
      EGGGHHH
      GGGGGGG

      .5.3.7.4
      ........
      ........
      ........
      ........
      4.......
      ........
      ........
    `),
    answer: text(`
      .x.....x.....
      .+x+|+.+|+x+|
      .....x...x...
      |+x+x+.+.+.+.
      .....-...-...
      x+.+.+x+x+.+.
      .x.......-...
      |+.+x+x+x+.+.
      ...x...-.....
      .+x+.+.+x+x+|
      .-.....x.....
      x+.+.+.+|+x+x
      .............
    `),
  },
  {
    name: 'five by four',
    source: 'made for this package by its generator',
    puzzle: text(`
      AAAAB
      AABBB
      AABCC
      AACCC

      ..2..0
      ......
      ......
      1.....
      ......
    `),
    answer: text(`
      .......x.
      .+.+x+x+.
      ...-.....
      .+.+.+|+x
      ...x.x...
      .+.+x+.+.
      ...-.....
    `),
    broken: {
      line: text(`
        .......x.
        .+.+x+x+.
        ...-.....
        .+.+.+x+|
        ...x.x...
        .+.+x+.+.
        ...-.....
      `),
      once: text(`
        .......x.
        .+.+x+x+.
        ...-.....
        .+.+.+x+x
        ...x.x...
        .+.+|+.+.
        ...-.....
      `),
    },
  },
  {
    name: 'two stitches',
    source: 'made for this package',
    puzzle: text(`
      stitches: 2
      AB
      AB
      AB

      ...
      ...
      ...
      0..
    `),
    answer: text(`
      .-.
      .+.
      .-.
      .+.
      .x.
    `),
    broken: {
      joined: text(`
        .-.
        .+.
        .x.
        .+.
        .x.
      `),
    },
  },
  {
    name: 'a stitch is given',
    source: 'made for this package: nothing else says which of two it is',
    puzzle: text(`
      ABC
      ABC

      ....
      ....
      ....

      .-.?.
      .+.+.
      .?.?.
    `),
    answer: text(`
      .-.x.
      .+.+.
      .x.-.
    `),
    broken: {
      given: text(`
        .x.-.
        .+.+.
        .-.x.
      `),
    },
  },
  {
    name: 'one cell between two regions',
    source: 'made for this package: it would need two stitches, so there is no answer',
    puzzle: 'ABC',
    answer: null,
  },
];
