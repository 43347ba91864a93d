import type { Example } from '@gridproof/describe';

/** A text as it stands here, without what indents it. */
const text = (lines: string): string => lines.replaceAll(/^ +/gm, '').trim();

export const examples: readonly Example<'two' | 'domino'>[] = [
  {
    name: 'eight by eight',
    source: 'made for this package by its generator',
    puzzle: 'https://puzz.link/p?norinori/8/8/8ck07gsh7mogfq7jvg4g6u60',
    answer: text(`
      #.##...#
      #...##.#
      ......#.
      .#.#..#.
      .#.#....
      #...##..
      #.#....#
      ..#.##.#
    `),
  },
  {
    name: 'five by five',
    source: 'made for this package by its generator',
    puzzle: text(`
      AABCC
      BBBBD
      EEEBD
      EEEBD
      EEEBB
    `),
    answer: text(`
      ##.##
      ..#..
      ..#.#
      ....#
      ..##.
    `),
    broken: {
      two: text(`
        ##.##
        ..#..
        ..#..
        .....
        ..##.
      `),
      domino: text(`
        ##.##
        ..#.#
        ..#..
        ....#
        ..##.
      `),
    },
  },
  {
    name: 'wider than high',
    source: 'made for this package by its generator',
    puzzle: 'https://puzz.link/p?norinori/7/5/ocpoql0ii2t0',
    answer: text(`
      .#.##..
      .#...#.
      ...#.#.
      ...#..#
      ##....#
    `),
  },
  {
    name: 'a cell is given',
    source: 'made for this package: without it, either end of the row could be shaded',
    puzzle: 'AAA\n\n??#',
    answer: '.##',
    broken: { given: '##.' },
  },
  {
    name: 'a region of one cell',
    source: 'made for this package: it has no room for two shaded cells, so there is no answer',
    puzzle: 'AAB',
    answer: null,
  },
];
