import type { Example } from '@gridproof/describe';

/** A text as it stands here, without what indents it. */
const text = (lines: string): string => lines.replaceAll(/^ +/gm, '').trim();

export const examples: readonly Example<'view' | 'apart' | 'connected'>[] = [
  {
    name: 'seven by seven',
    source: "Simon Tatham's Range, generated at 7x7",
    puzzle: '7x7:c3i3b7_2c5e3c7_6b5i9c',
    answer: text(`
      #.#...#
      ...#...
      .#..#.#
      ...#...
      #.....#
      ....#..
      .......
    `),
  },
  {
    name: 'five by four',
    source: "Simon Tatham's Range, generated at 5x4",
    puzzle: '5x4:a4b7j3b3a',
    answer: text(`
      #....
      .#...
      ...#.
      .#...
    `),
    broken: {
      given: text(`
        ##...
        .....
        ...#.
        .#...
      `),
      view: text(`
        #....
        .#...
        .....
        .#...
      `),
      apart: text(`
        #....
        ##...
        ...#.
        .#...
      `),
      connected: text(`
        #....
        .#...
        #..#.
        .#...
      `),
    },
  },
  {
    name: 'four corners',
    source: "Simon Tatham's Range, generated at 4x3: only the connection decides",
    puzzle: '4x3:4b3d4b3',
    answer: text(`
      ..#.
      ....
      ..#.
    `),
  },
  {
    name: 'nobody knows how many',
    source: 'made for this package: a cell that is known not to be shaded decides',
    puzzle: text(`
      2 . ?
      . . .
    `),
    answer: text(`
      .#.
      ...
    `),
  },
  {
    name: 'a cell is given',
    source: 'made for this package: there are two answers, but for what is known',
    puzzle: `${text(`
      . 3 .
      . . .
      . 3 .
    `)}\n\n${text(`
      ???
      ???
      #??
    `)}`,
    answer: text(`
      #.#
      ...
      #.#
    `),
  },
  {
    name: 'one row',
    source: 'made for this package: in a single row, a shaded cell parts those on either side of it',
    puzzle: '. 2 . . .',
    answer: null,
  },
];
