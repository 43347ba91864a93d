import type { Example } from '@gridproof/describe';

/** A text as it stands here, without what indents it. */
const text = (lines: string): string => lines.replaceAll(/^ +/gm, '').trim();

export const examples: readonly Example<'number' | 'apart' | 'run' | 'connected'>[] = [
  {
    name: 'seven by seven',
    source: 'made for this package by its generator',
    puzzle: 'https://puzz.link/p?heyawake/7/7/8kavfnruovhtg0k47gh0011i21h0h',
    answer: text(`
      #..#.#.
      ..#....
      ....#..
      .#...#.
      ..#.#..
      .#...#.
      #..#..#
    `),
  },
  {
    name: 'five by four',
    source: 'made for this package by its generator',
    puzzle: text(`
      AABCC
      DDDDE
      DDDDF
      GGGGF

      0.0..
      ....0
      .....
      0....
    `),
    answer: text(`
      ...#.
      .#...
      #.#.#
      .....
    `),
    broken: {
      run: text(`
        .....
        .#...
        #.#.#
        .....
      `),
      connected: text(`
        ....#
        .#.#.
        #.#.#
        .....
      `),
    },
  },
  {
    name: 'a room that is a row, and smaller ones',
    source:
      'made for this package by its generator; the number of the upper room may stand in any of its cells',
    puzzle: text(`
      AAA
      AAA
      BCD

      ...
      .2.
      .1.
    `),
    answer: text(`
      #.#
      ...
      .#.
    `),
    broken: {
      number: text(`
        #..
        ...
        .#.
      `),
      apart: text(`
        ##.
        ...
        .#.
      `),
    },
  },
  {
    name: 'cells are given',
    source: 'made for this package: without them there are three answers',
    puzzle: 'ABC\n\n...\n\n#?.',
    answer: '#..',
    broken: { given: '..#' },
  },
  {
    name: 'a room with too little room',
    source: 'made for this package: two cells that share a side cannot both be shaded, so there is no answer',
    puzzle: 'AAB\n\n2..',
    answer: null,
  },
];
