import type { Example } from '@gridproof/describe';

/** A text as it stands here, without what indents it. */
const text = (lines: string): string => lines.replaceAll(/^ +/gm, '').trim();

export const examples: readonly Example<'region' | 'body' | 'line'>[] = [
  {
    name: 'six by six',
    source:
      'made for this package: numbers of a random answer, taken away for as long as it was the only one',
    puzzle: 'https://puzz.link/p?aquarium/r/6/6/5621li3f09g5/2h002l',
    answer: text(`
      ###...
      ###...
      ......
      .....#
      .....#
      ......
    `),
    broken: {
      region: text(`
        ###...
        ###...
        ......
        .....#
        .....#
        ..#...
      `),
      line: text(`
        ###...
        ####..
        ......
        .....#
        .....#
        ......
      `),
    },
  },
  {
    name: 'ten by eight',
    source:
      'made for this package: numbers of a random answer, taken away for as long as it was the only one',
    puzzle: 'https://puzz.link/p?aquarium/r/10/8/aqlrbj2i7509cag029gqd423u0i21/2h53g13g4g47g1g3g',
    answer: text(`
      .........#
      ..##....##
      #.##..####
      ..#....##.
      .......#..
      ...##.....
      ...###....
      ######..##
    `),
  },
  {
    name: 'arms with a level each',
    source: 'made for this package: the water in the arms is connected nowhere',
    puzzle: text(`
      level: body
      .2113
      .....
      .....
      .....

      AAAB
      ACAB
      ACAB
    `),
    answer: text(`
      ...#
      #..#
      ####
    `),
    broken: {
      body: text(`
        ...#
        #.##
        ##.#
      `),
    },
  },
  {
    name: 'a cell is given',
    source: 'made for this package',
    puzzle: text(`
      .2.
      ...
      ..x

      AB
      AB
    `),
    answer: text(`
      #.
      #.
    `),
    broken: {
      given: text(`
        ##
        ##
      `),
    },
  },
  {
    name: 'one level for both arms',
    source: 'made for this package: the same arms as one region with one level',
    puzzle: text(`
      .2113
      .....
      .....
      .....

      AAAB
      ACAB
      ACAB
    `),
    answer: null,
  },
];
