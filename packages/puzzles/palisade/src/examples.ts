import type { Example } from '@gridproof/describe';

/** A text as it stands here, without what indents it. */
const text = (lines: string): string => lines.replaceAll(/^ +/gm, '').trim();

export const examples: readonly Example<'region' | 'around'>[] = [
  {
    name: 'five by five',
    source: "Simon Tatham's Palisade, generated at 5x5n5",
    puzzle: '5x5n5:22b223d1a2e12',
    answer: text(`
      2x2x.|.x2
      x+-+-+x+x
      2|3|.x.x.
      x+x+-+-+-
      .|1x.|2x.
      -+x+x+x+x
      .|.x.|.x1
      x+-+-+-+x
      2x.x.x.|.
    `),
  },
  {
    name: 'regions of four cells',
    source: "Simon Tatham's Palisade, generated at 4x4n4",
    puzzle: 'https://puzz.link/p?fourcells/4/4/2d3b2c2a33',
    answer: text(`
      2x.x.|.
      x+-+-+x
      .|3x.|.
      -+-+x+x
      2x.|.|.
      x+x+x+x
      2x.|3|3
    `),
  },
  {
    name: 'ten by ten',
    source: 'made for this package: a random answer, and numbers taken away until none was spare',
    puzzle: 'https://puzz.link/p?fivecells/10/10/c2g2232a233b31e2d31b223b2b3c21c2b22b23313a3g2d222g2g12',
    answer: text(`
      .x.|.|2x.x.x.|.x.x.
      x+x+x+x+-+-+-+-+-+x
      .x2|2|3|2x.x2x3|3|.
      x+-+x+-+x+-+-+-+x+x
      .|3x1x.|.|.|.x.|2|.
      -+-+-+-+-+x+x+-+x+-
      .x.x.|3x1x.|.|2x2|3
      -+x+x+-+x+-+x+x+-+x
      .|.x2|.|.|3x.|.|.|2
      x+-+-+x+-+-+-+-+x+x
      1x.|.x.x2x.|.x2x2|.
      x+x+-+-+-+-+x+-+-+x
      .x2|3|3x1x3|.|3|.x.
      -+-+x+-+x+-+-+x+-+-
      .|.x.|.|.|2x.|.x.x.
      x+x+x+x+x+x+x+x+-+-
      2|2x2|.|.|.x.|.|.x.
      x+-+-+x+-+-+x+-+x+x
      2x.x.|.x.x.|.|.x1x2
    `),
  },
  {
    name: 'a hole in the board',
    source: 'made for this package: the sides of a hole are walls',
    puzzle: 'https://puzz.link/p?fivecells/4/4/b7b1b2a2e',
    answer: text(`
      .|.|x|.
      x+x+-+x
      .|1x.|.
      x+x+x+x
      2|.x2|.
      x+-+-+x
      .x.|.x.
    `),
  },
  {
    name: 'a wall is given',
    source:
      'made for this package: without it the regions may run across, and the clue in the corner is unknown',
    puzzle: 'cells: 3\n...\n.2.\n..?\n\n.|...\n.....\n.....\n.....\n.....',
    answer: text(`
      .|.|.
      x+x+x
      .|2|.
      x+x+x
      .|.|?
    `),
    broken: {
      given: text(`
        .x.x.
        -+-+-
        .x2x.
        -+-+-
        .x.x?
      `),
      region: text(`
        .|.|.
        x+x+x
        .|2|.
        x+x+-
        .|.|?
      `),
    },
  },
  {
    name: 'numbers on the rim',
    source: 'made for this package: the rim counts as a wall',
    puzzle: 'cells: 3\n3.3\n...',
    answer: text(`
      3x.x3
      -+-+-
      .x.x.
    `),
    broken: {
      around: text(`
        3x.|3
        x+-+x
        .|.x.
      `),
    },
  },
  {
    name: 'an island',
    source: 'made for this package: a cell with four walls is a region by itself',
    puzzle: 'cells: 2\n4.\n..',
    answer: null,
  },
];
