import type { Example } from '@gridproof/describe';

/** A text as it stands here, without what indents it. */
const text = (lines: string): string => lines.replaceAll(/^ +/gm, '').trim();

export const examples: readonly Example<'row' | 'column'>[] = [
  {
    name: 'six by six',
    source: 'made for this package: sums of a random answer, taken away for as long as it was the only one',
    puzzle: text(`
      . . . . . . 13
      . . . . . . 15
      . . . . . . 7
      . . . . . . 1
      . . . . . . 4
      . . . . . . 17
      . . 3 . 8 12 .
    `),
    answer: text(`
      ..##.#
      #.#.##
      #....#
      #.....
      ...#..
      .#.###
    `),
  },
  {
    name: 'ten by ten',
    source: 'made for this package, in the same way',
    puzzle: text(`
      . . . . . . . . . . 37
      . . . . . . . . . . 34
      . . . . . . . . . . 10
      . . . . . . . . . . 43
      . . . . . . . . . . 20
      . . . . . . . . . . 5
      . . . . . . . . . . 26
      . . . . . . . . . . 35
      . . . . . . . . . . .
      . . . . . . . . . . .
      30 8 26 19 7 21 37 31 24 44 .
    `),
    answer: text(`
      .#.##.#.##
      .#.###.##.
      ..#...#...
      #.#.#.####
      ##....#..#
      #..#......
      #.....##.#
      #.....####
      ..#..##.##
      ..##.#.#.#
    `),
  },
  {
    name: 'four by four',
    source: 'made for this package, in the same way',
    puzzle: text(`
      . . . . 2
      . . . . 7
      . . . . 10
      . . . . 6
      . . 5 . .
    `),
    answer: text(`
      .#..
      ..##
      ####
      .#.#
    `),
    broken: {
      row: text(`
        .#..
        ..##
        ####
        ##.#
      `),
      column: text(`
        .#..
        ..##
        ####
        ###.
      `),
    },
  },
  {
    name: 'wider than high',
    source: 'made for this package, in the same way',
    puzzle: text(`
      . . . . . 7
      . . . . . 12
      . . . . . 6
      5 . . . 5 .
    `),
    answer: text(`
      ..##.
      ##.##
      #...#
    `),
  },
  {
    name: 'a cell is known',
    source: 'made for this package: without it there are two answers',
    puzzle: text(`
      ...3
      ...3
      ...3
      333.

      #??
      ???
      ???
    `),
    answer: text(`
      ##.
      ##.
      ..#
    `),
    broken: {
      given: text(`
        ..#
        ..#
        ##.
      `),
    },
  },
  {
    name: 'a full row',
    source:
      'made for this package: the first row is full, the second empty, so the first column adds up to 1',
    puzzle: '. . 3\n. . 0\n2 . .',
    answer: null,
  },
];
