import type { Example } from '@gridproof/describe';

/** A text as it stands here, without what indents it. */
const text = (lines: string): string => lines.replaceAll(/^ +/gm, '').trim();

export const examples: readonly Example<'row' | 'column' | 'seen'>[] = [
  {
    name: 'five by five',
    source: "Simon Tatham's Towers, generated at 5, easy",
    puzzle: '5:2/1/2/3/3/2/5/2/2/1/2/1/3/2/2/3/4/3/2/1',
    answer: text(`
      15423
      54312
      23541
      32154
      41235
    `),
  },
  {
    name: 'six by six',
    source: "Simon Tatham's Towers, generated at 6, hard",
    puzzle: '6://2//4/3//////3//2/2/4/3//2/3/3///,i2e4j1i',
    answer: text(`
      453612
      536241
      162453
      314526
      241365
      625134
    `),
  },
  {
    name: 'a height is given',
    source: "Simon Tatham's Towers, generated at 4, extreme",
    puzzle: '4:2////3//2//////3///,e2j',
    answer: text(`
      2431
      4213
      3142
      1324
    `),
    broken: {
      given: text(`
        2431
        4123
        3214
        1342
      `),
    },
  },
  {
    name: 'three by three',
    source: 'made for this package',
    puzzle: text(`
      .321.
      .....
      .....
      .....
      .....
    `),
    answer: text(`
      123
      231
      312
    `),
    broken: {
      row: text(`
        123
        232
        311
      `),
      column: text(`
        123
        231
        321
      `),
      seen: text(`
        132
        213
        321
      `),
    },
  },
  {
    name: 'two by two',
    source: 'made for this package: one number decides everything',
    puzzle: text(`
      ....
      ...2
      ....
      ....
    `),
    answer: text(`
      21
      12
    `),
  },
  {
    name: 'all seen from both ends',
    source: 'made for this package: where all three are seen from one end, one is seen from the other',
    puzzle: text(`
      .....
      .....
      3...3
      .....
      .....
    `),
    answer: null,
  },
];
