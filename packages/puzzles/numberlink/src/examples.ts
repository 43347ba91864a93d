import type { Example } from '@gridproof/describe';

/** A text as it stands here, without what indents it. */
const text = (lines: string): string => lines.replaceAll(/^ {6}/gm, '').replace(/^\n|\n *$/g, '');

export const examples: readonly Example<'path' | 'cover'>[] = [
  {
    name: 'six by six',
    source: 'made by the generator of this package',
    puzzle: text(`
      41.2..
      .4..5.
      ......
      1.6..3
      ......
      65.2.3
    `),
    answer: text(`
      4x1-.x2-.-.
      |+x+|+x+x+|
      .-4x.x.-5x.
      x+x+|+|+x+|
      .-.-.x.x.-.
      |+x+x+|+|+x
      1x.-6x.x.x3
      x+|+x+|+|+|
      .-.x.-.x.x.
      |+x+|+x+|+|
      6x5-.x2-.x3
    `),
  },
  {
    name: 'five by five',
    source: 'made by the generator of this package',
    puzzle: text(`
      ...3.
      .2.4.
      ..1..
      .2...
      .143.
    `),
    answer: text(`
      .-.-.x3-.
      |+x+|+x+|
      .x2x.x4x.
      |+|+|+|+|
      .x.x1x.x.
      |+|+x+|+|
      .x2x.-.x.
      |+x+|+x+|
      .-1x4x3-.
    `),
  },
  {
    name: 'every cell',
    source: 'made for this package: lines that leave a cell out would have two other ways',
    puzzle: text(`
      cover: yes
      1.
      ..
      .1
    `),
    answer: text(`
      1-.
      x+|
      .-.
      |+x
      .-1
    `),
    broken: {
      cover: text(`
      1x.
      |+x
      .x.
      |+x
      .-1
      `),
    },
  },
  {
    name: 'side by side',
    source: 'made for this package',
    puzzle: text(`
      12
      ..
      12
    `),
    answer: text(`
      1x2
      |+|
      .x.
      |+|
      1x2
    `),
    broken: {
      path: text(`
      1-2
      x+x
      .x.
      x+x
      1-2
      `),
    },
  },
  {
    name: 'one row',
    source: 'made for this package',
    puzzle: '1..1',
    answer: text(`
      1-.-.-1
    `),
  },
  {
    name: 'a line is given',
    source: 'made for this package: without it there are five answers',
    puzzle: text(`
      1.1
      ...

      .....
      .+.+.
      .-.-.
    `),
    answer: text(`
      1x.x1
      |+x+|
      .-.-.
    `),
    broken: {
      given: text(`
      1-.-1
      x+x+x
      .x.x.
      `),
    },
  },
  {
    name: 'a crossing',
    source: 'made for this package',
    puzzle: text(`
      1.2
      ...
      2.1
    `),
    answer: null,
  },
];
