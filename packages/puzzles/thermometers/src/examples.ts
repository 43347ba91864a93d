import type { Example } from '@gridproof/describe';

/** A text as it stands here, without what indents it. */
const text = (lines: string): string => lines.replaceAll(/^ +/gm, '').trim();

export const examples: readonly Example<'filled' | 'line'>[] = [
  {
    name: 'six by six',
    source:
      'made for this package: numbers of a random answer, taken away for as long as it was the only one',
    puzzle: text(`
      .2....2
      1......
      0......
      .......
      .......
      6......
      0......

      DR>vvL
      *R*v*D
      >vD>*v
      ^*vRv*
      ^L>*>v
      R>>**<
    `),
    answer: text(`
      .....#
      ......
      ..#...
      #.###.
      ######
      ......
    `),
    broken: {
      filled: text(`
        .....#
        ......
        ..##..
        #.###.
        ######
        ......
      `),
      line: text(`
        .....#
        ......
        ..#...
        ..###.
        ######
        #.....
      `),
    },
  },
  {
    name: 'four by five',
    source:
      'made for this package: numbers of a random answer, taken away for as long as it was the only one',
    puzzle: text(`
      .0100
      .....
      .....
      .....
      1....
      .....

      >*Rv
      ^>v*
      ^^>v
      ^U**
      ^L^L
    `),
    answer: text(`
      ....
      ....
      ....
      .#..
      ....
    `),
  },
  {
    name: 'cells in no thermometer',
    source: 'made for this package: two thermometers are bulbs alone',
    puzzle: text(`
      .2.1
      1...
      ....
      ....

      R>*
      ...
      O.O
    `),
    answer: text(`
      #..
      ...
      #.#
    `),
    broken: {
      line: text(`
        #..
        ...
        #..
      `),
    },
  },
  {
    name: 'a cell is given',
    source: 'made for this package',
    puzzle: text(`
      ...2
      ....
      ....

      R>*
      *<L

      ...
      .x.
    `),
    answer: text(`
      ###
      ..#
    `),
    broken: {
      given: text(`
        ###
        .##
      `),
    },
  },
  {
    name: 'no way around',
    source: 'made for this package: the tube cannot be filled without its bulb',
    puzzle: text(`
      .0.1
      ....

      R>*
    `),
    answer: null,
  },
];
