import type { Example } from '@gridproof/describe';

/** Returns a text without its indentation. */
const text = (lines: string): string => lines.replaceAll(/^ +/gm, '').trim();

export const examples: readonly Example<'rectangles' | 'square' | 'wide' | 'tall' | 'corners'>[] = [
  {
    name: '6x6, with all three signs',
    source: 'made for this package: generate tatamibari --size 6x6',
    puzzle: text(`
      .....+
      +.|...
      ....-.
      ......
      .....-
      .|-...
    `),
    answer: text(`
      AABBCC
      AABBCC
      DDBBEE
      DDFFFF
      DDFFFF
      DDGGGG
    `),
    broken: {
      square: text(`
        ABCCDD
        ABCCDD
        ABCCEE
        ABFFFF
        ABFFFF
        ABGGGG
      `),
    },
  },
  {
    name: '6x6',
    source: 'made for this package: generate tatamibari --size 6x6 --seed 1-2',
    puzzle: text(`
      ......
      .....-
      -.|..|
      -..|..
      .-..|.
      ..--.|
    `),
    answer: text(`
      AAAAAA
      AAAAAA
      BBCDEF
      GGCDEF
      HHHHEI
      JJJKKI
    `),
  },
  {
    name: '5x5',
    source: 'made for this package: generate tatamibari --size 5x5 --seed 1-1',
    puzzle: text(`
      ...|.
      .....
      .|..|
      ..|..
      .-.-.
    `),
    answer: text(`
      AABCD
      AABCD
      AABCD
      AABCD
      EEBFF
    `),
    broken: {
      tall: text(`
        AABBB
        AACCD
        AACCD
        AACCD
        EEEFF
      `),
      corners: text(`
        AABCD
        AABCD
        AABCD
        AABCD
        EEEFF
      `),
      wide: text(`
        AABCD
        AABCD
        AABCD
        AABEE
        FFBEE
      `),
    },
  },
  {
    name: '4x4',
    source: 'made for this package: generate tatamibari --size 4x4 --seed 1-0',
    puzzle: text(`
      ....
      ....
      ..||
      ....
    `),
    answer: text(`
      AAAB
      AAAB
      AAAB
      AAAB
    `),
    broken: {
      given: text(`
        AAAB
        AAAB
        AABB
        AAAB
      `),
      rectangles: text(`
        ABBC
        ABBC
        ABBC
        ABBC
      `),
    },
  },
  {
    name: 'a sign of any shape',
    source: 'made for this package',
    puzzle: '?.|\n...',
    answer: 'AAB\nAAB',
  },
  {
    name: 'no room for the minus',
    source: 'made for this package',
    puzzle: '+-\n..',
    answer: null,
  },
];
