import type { Example } from '@gridproof/describe';

/** A text as it stands here, without what indents it. */
const text = (lines: string): string => lines.replaceAll(/^ +/gm, '').trim();

export const examples: readonly Example<'runs'>[] = [
  {
    name: 'five by five',
    source: "Simon Tatham's Pattern, generated at 5x5",
    puzzle: '5x5:3/2/2/1/2.2/1/2/1/3.1/3.1',
    answer: text(`
      ....#
      ...##
      #....
      ###.#
      ###.#
    `),
    broken: {
      runs: text(`
        ....#
        ...##
        #....
        ##.##
        ###.#
      `),
    },
  },
  {
    name: 'ten by ten',
    source: "Simon Tatham's Pattern, generated at 10x10",
    puzzle: '10x10:1.2/1.4/7/5/1.3/1.1.3.2/1.4.2/3.1.3/1.1/1.1.1/5/1/4/3.1/6.1/6/5/4.1/4.3/1.5',
    answer: text(`
      .....#####
      .......#..
      ....####..
      ###...#...
      ..######.#
      .######...
      .#####....
      ####...#..
      ####.###..
      ..#..#####
    `),
  },
  {
    name: 'fifteen by twelve',
    source: "Simon Tatham's Pattern, generated at 15x12",
    puzzle:
      '15x12:7/1.7/2.8/9/3.5/4.6/6/6/3/1/3/2.4/3.7/1.1/1/5.2/4.2.1/3.1/1.1/2/4.1/8.1/8.1/9.3/3.10/3.5.3/3.3.3',
    answer: text(`
      .#####.....##..
      ..####.....##.#
      ...###......#..
      ...#.#.........
      ..##...........
      ####........#..
      ########....#..
      ########....#..
      #########.###..
      ###.##########.
      ###.#####.###..
      ###..###...###.
    `),
  },
  {
    name: 'a plant in its pot',
    source: 'made for this package',
    puzzle: text(`
      columns: 0, 2 2, 4 5, 5 1 2, 5 4, 9, 5 3, 3 4, 1 1 5, 1 2 2, 4, 3, 1
      rows: 2 2, 4 3, 7 1, 5 1, 4, 2, 1 1 2, 4 4, 2 5 2, 12, 10, 0
    `),
    answer: text(`
      ..##..##.....
      .####.###....
      .#######.#...
      ..#####.#....
      ...####......
      ....##.......
      ..#..#..##...
      ..####.####..
      .##.#####.##.
      .############
      ..##########.
      .............
    `),
  },
  {
    name: 'more than one line at a time',
    source: 'made for this package: no line by itself decides the last cells',
    puzzle: text(`
      columns: 2 1, 2 1, 3 1, 1 2, 1 4, 2, 1 1
      rows: 1 2, 3 1, 4, 1 3, 1 2, 1 3
    `),
    answer: text(`
      #..##..
      ###...#
      .####..
      #.###..
      .#..##.
      ..#.###
    `),
  },
  {
    name: 'one cell is given',
    source: 'made for this package',
    puzzle: text(`
      columns: 1, 1, 1
      rows: 1, 1, 1

      ?#?
      ???
      #??
    `),
    answer: text(`
      .#.
      ..#
      #..
    `),
    broken: {
      given: text(`
        .#.
        #..
        ..#
      `),
    },
  },
  {
    name: 'no room',
    source: 'made for this package: the numbers of the second row do not fit',
    puzzle: text(`
      columns: 1, 1, 0
      rows: 1, 2 1
    `),
    answer: null,
  },
];
