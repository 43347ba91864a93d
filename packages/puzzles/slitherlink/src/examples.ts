import type { Example } from '@gridproof/describe';

/** A text as it stands here, without what indents it. */
const text = (lines: string): string => lines.replaceAll(/^ +/gm, '').trim();

export const examples: readonly Example<'around' | 'loop'>[] = [
  {
    name: 'seven by seven',
    source: "Simon Tatham's Loopy, generated at 7x7t0, easy",
    puzzle: '7x7t0:a2c13c33b221c1b1b3a2a2c13b0202b3b3a',
    answer: text(`
      +-+-+-+x+x+x+-+
      |.x2x.|.x.x1|3|
      +-+-+x+x+-+x+x+
      x.x.|.|3|3|.|.|
      +-+-+x+-+x+-+x+
      |2x2x1x.x.x.x1|
      +x+-+-+-+-+-+x+
      |.|.x1x.x.x3|.|
      +-+x+x+-+x+-+x+
      x2x.x2|.|.|.x1|
      +-+-+-+x+-+x+x+
      |3x.x.x0x2x0x2|
      +-+x+-+x+-+x+-+
      x.|.|3|.|.|3|.x
      +x+-+x+-+x+-+x+
    `),
  },
  {
    name: 'five by four',
    source: "Simon Tatham's Loopy, generated at 5x4t0, easy",
    puzzle: '5x4t0:e2d2a2b0a32a',
    answer: text(`
      +-+-+-+-+-+
      |.x.x.x.x.|
      +x+x+-+-+x+
      |2x.|.x.|.|
      +-+x+-+x+x+
      x2|.x2|.|.|
      +x+-+x+x+x+
      x0x.|3|2|.|
      +x+x+-+x+-+
    `),
  },
  {
    name: 'a loop that leaves areas as often as it enters them',
    source: "Simon Tatham's Loopy, generated at 5x5t0, hard",
    puzzle: '5x5t0:a3b2c3a33c2d3b33',
    answer: text(`
      +-+x+-+-+-+
      |.|3|.x.x2|
      +x+-+x+-+x+
      |.x.x.|3|.|
      +x+-+x+x+-+
      |3|3|.|.x.x
      +-+x+x+-+-+
      x2x.|.x.x.|
      +-+-+x+-+x+
      |3x.x.|3|3|
      +-+-+-+x+-+
    `),
  },
  {
    name: 'an arch',
    source: 'made for this package: two loops would fit the numbers too',
    puzzle: text(`
      .2.
      3.3
    `),
    answer: text(`
      +-+-+-+
      |.x2x.|
      +x+-+x+
      |3|.|3|
      +-+x+-+
    `),
    broken: {
      around: text(`
        +-+-+-+
        |.x2x.|
        +x+x+x+
        |3x.x3|
        +-+-+-+
      `),
      loop: text(`
        +-+x+-+
        |.|2|.|
        +x+x+x+
        |3|.|3|
        +-+x+-+
      `),
    },
  },
  {
    name: 'one row',
    source: 'made for this package',
    puzzle: '3.1',
    answer: text(`
      +-+-+x+
      |3x.|1x
      +-+-+x+
    `),
  },
  {
    name: 'a line is given',
    source: 'made for this package: without it there are two answers, and the clue in the middle is unknown',
    puzzle: `${text(`
      3.3
      .?.
      3.3
    `)}\n\n${text(`
      +.+-+.+
      .......
      +.+.+.+
      .......
      +.+.+.+
      .......
      +.+.+.+
    `)}`,
    answer: text(`
      +-+-+-+
      |3x.x3|
      +-+x+-+
      x.|?|.x
      +-+x+-+
      |3x.x3|
      +-+-+-+
    `),
    broken: {
      given: text(`
        +-+x+-+
        |3|.|3|
        +x+-+x+
        |.x?x.|
        +x+-+x+
        |3|.|3|
        +-+x+-+
      `),
    },
  },
  {
    name: 'only threes',
    source:
      'made for this package: each corner of the board would have its two lines, and nothing would join them',
    puzzle: text(`
      33
      33
    `),
    answer: null,
  },
];
