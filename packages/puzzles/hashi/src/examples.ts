import type { Example } from '@gridproof/describe';

/** A text as it stands here, without what indents it. */
const text = (lines: string): string => lines.replaceAll(/^ +/gm, '').trim();

export const examples: readonly Example<'number' | 'cross' | 'connected' | 'loop'>[] = [
  {
    name: 'seven by seven',
    source: "Simon Tatham's Bridges, generated at 7x7m2, easy",
    puzzle: '7x7m2:a4d32b2a2g2g4b1b3a3c2a4a3c3',
    answer: text(`
      .4====3
      2".2-2|
      "".|.|2
      "".|.||
      4".1.|3
      "3---2"
      4=3---3
    `),
  },
  {
    name: 'up to three bridges',
    source: "Simon Tatham's Bridges, generated at 6x5m3",
    puzzle: '6x5m3:3d3g3c31f2a1a2',
    answer: text(`
      3====3
      |....|
      |3---3
      1"...|
      .2.1-2
    `),
  },
  {
    name: 'without a loop',
    source: "Simon Tatham's Bridges, generated at 7x7m2L",
    puzzle: '7x7m2L:4b4i12a2g5b34a4e2a6a2a4e3',
    answer: text(`
      4==4...
      ".."..1
      2.2"..|
      .."5--3
      4=4"..|
      "2=6=2|
      4=====3
    `),
  },
  {
    name: 'four islands',
    source: 'made for this package: what is a pair of double bridges otherwise must be one ring',
    puzzle: text(`
      2..2
      ....
      2..2
    `),
    answer: text(`
      2--2
      |..|
      2--2
    `),
    broken: {
      number: text(`
        2--2
        |..|
        2==2
      `),
      connected: text(`
        2==2
        ....
        2==2
      `),
    },
  },
  {
    name: 'a crossing',
    source: 'made for this package: where two links cross, one of them has no bridge',
    puzzle: text(`
      1.2..
      .....
      2...1
      .....
      2.4.2
    `),
    answer: text(`
      1.2..
      |."..
      2.".1
      |.".|
      2-4-2
    `),
    broken: {
      cross: text(`
        1-2..
        ..|..
        2-+-1
        |.|..
        2-4=2
      `),
    },
  },
  {
    name: 'a loop',
    source: 'made for this package: with loops there are two answers',
    puzzle: text(`
      loops: no
      3.3
      ...
      2.2
    `),
    answer: text(`
      3-3
      "."
      2.2
    `),
    broken: {
      loop: text(`
        3=3
        |.|
        2-2
      `),
    },
  },
  {
    name: 'side by side',
    source: 'made for this package: neighbours have a bridge of no length between them',
    puzzle: text(`
      most bridges: 3
      43.
      ?.2
    `),
    answer: text(`
      4C3..
      |....
      ?===2
    `),
  },
  {
    name: 'two pairs',
    source: 'made for this package: the numbers fit, but nothing joins the pairs',
    puzzle: text(`
      1.1
      ...
      1.1
    `),
    answer: null,
  },
];
