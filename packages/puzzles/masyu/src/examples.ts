import type { Example } from '@gridproof/describe';

/** A text as it stands here, without what indents it. */
const text = (lines: string): string => lines.replaceAll(/^ +/gm, '').trim();

export const examples: readonly Example<'white' | 'black' | 'loop' | 'cover'>[] = [
  {
    name: 'eight by eight',
    source: "Simon Tatham's Pearl, generated at 8x8, tricky",
    puzzle: '8x8:jBaWbWdWaBaBaBdBbWaWgBaWgWbWWcWa',
    answer: text(`
      .-.-.-.-.-.x.-.
      |+x+x+x+x+|+|+|
      .-.-Bx.-W-.x.xW
      x+x+|+|+x+x+|+|
      .x.x.x.-W-.-Bx.
      x+x+|+x+x+x+x+|
      B-.-Bx.-.x.-.-B
      |+x+x+|+|+|+x+x
      .x.-W-.xWx.-.-.
      |+|+x+x+|+x+x+|
      .-.x.-.-Bx.-W-.
      x+x+|+x+x+|+x+x
      .-.-.x.-.x.-W-.
      |+x+x+|+|+x+x+|
      .-W-W-.x.-.-W-.
    `),
  },
  {
    name: 'a ring',
    source: 'made for this package',
    puzzle: text(`
      .W.W.
      .....
      B...B
    `),
    answer: text(`
      .-W-.-W-.
      |+x+x+x+|
      .x.x.x.x.
      |+x+x+x+|
      B-.-.-.-B
    `),
    broken: {
      white: text(`
        .-Wx.xW-.
        |+|+x+|+|
        .x.-.-.x.
        |+x+x+x+|
        B-.-.-.-B
      `),
      black: text(`
        .-W-.-W-.
        |+x+x+x+|
        .-.x.x.x.
        x+|+x+x+|
        Bx.-.-.-B
      `),
      loop: text(`
        .-W-.-W-.
        |+x+|+x+|
        .-.-.-.-.
        |+|+|+|+|
        B-.-.-.-B
      `),
    },
  },
  {
    name: 'wider than high',
    source: "Simon Tatham's Pearl, generated at 8x6, tricky",
    puzzle: '8x6:bBaWiWbWBWcBaWdBkBBd',
    answer: text(`
      .-.-Bx.-W-.-.-.
      |+x+|+|+x+x+x+|
      .-.x.x.-.x.-W-.
      x+|+|+x+|+|+x+x
      .xWxB-W-.x.-.-B
      x+|+x+x+x+x+x+|
      .xWx.-.x.-.-Bx.
      x+|+|+|+|+x+|+|
      .-.x.x.x.-.x.x.
      |+x+|+|+x+|+|+|
      .-.-BxB-.-.x.-.
    `),
  },
  {
    name: 'ten by ten',
    source: "Simon Tatham's Pearl, generated at 10x10, tricky",
    puzzle: '10x10:cBBdBbBmWWaWaWWaBaBBaBfWWbWmBbWaBeWcBeWWcBaBBeB',
    answer: text(`
      .-.-.-BxB-.-.x.-.-B
      |+x+x+|+|+x+|+|+x+|
      .-.-Bx.x.x.-.x.-.x.
      x+x+|+|+|+|+x+x+|+|
      .-.x.x.x.x.-W-W-.xW
      |+|+|+|+|+x+x+x+x+|
      .xWxWx.xB-.-BxB-.-B
      |+|+|+|+x+x+|+|+x+x
      .x.-.x.x.-.xWxWx.-.
      |+x+x+|+|+|+|+|+|+|
      Wx.x.-.x.x.-.x.-.x.
      |+x+|+x+|+x+x+x+x+|
      .-.x.-.-Bx.x.-W-.-B
      x+|+x+x+x+x+|+x+x+x
      .-.x.-.x.-W-.x.-.-B
      |+x+|+|+|+x+x+|+x+|
      .x.x.x.x.-W-W-.x.x.
      |+x+|+|+x+x+x+x+x+|
      B-.-BxB-.-.-.-.-.-B
    `),
  },
  {
    name: 'every cell',
    source: 'made for this package: three more loops pass both circles and leave cells out',
    puzzle: 'cover: yes\nB..B\n....\n....\n....',
    answer: 'B-.-.-B\n|+x+x+|\n.x.-.x.\n|+|+|+|\n.x.x.x.\n|+|+|+|\n.-.x.-.',
    broken: { cover: 'B-.-.-B\n|+x+x+|\n.x.x.x.\n|+x+x+|\n.-.-.-.\nx+x+x+x\n.x.x.x.' },
  },
  {
    name: 'a line is given',
    source: 'made for this package: without it there are three answers',
    puzzle: '...\n...\n\n.x...\n.....\n...-.',
    answer: '.x.-.\nx+|+|\n.x.-.',
    broken: { given: '.-.-.\n|+x+|\n.-.-.' },
  },
  {
    name: 'a white circle in a corner',
    source: 'made for this package: the line cannot go straight on there',
    puzzle: 'W..\n...\n..B',
    answer: null,
  },
];
