import type { Example } from '@gridproof/describe';

/** A text as it stands here, without what indents it. */
const text = (lines: string): string => lines.replaceAll(/^ +/gm, '').trim();

export const examples: readonly Example<'own' | 'apart' | 'line'>[] = [
  {
    name: 'eight by eight',
    source: "Simon Tatham's Tents, generated at 8x8",
    puzzle: '8x8:fedh_kd_bdcbc,2,2,0,2,2,1,2,1,1,2,0,3,0,3,0,3',
    answer: text(`
      ....A.T.
      .A..T.A.
      .T......
      .ATTA..A
      .......T
      A..ATTA.
      T....T..
      AT.ATA..
    `),
  },
  {
    name: 'five by seven',
    source: "Simon Tatham's Tents, generated at 5x7",
    puzzle: '5x7:ai_ececb,2,2,1,0,2,1,1,1,1,1,1,1',
    answer: text(`
      AT...
      ..A..
      ATT..
      ...TA
      .AT..
      ...TA
      .AT..
    `),
    broken: {
      own: text(`
        AT...
        ..A..
        .TTA.
        A..T.
        .AT..
        ...TA
        .AT..
      `),
      line: text(`
        AT...
        ..A..
        ATT..
        ...TA
        .AT..
        ...TA
        ..TA.
      `),
    },
  },
  {
    name: 'few numbers',
    source: 'made for this package of the one generated at 8x8: a board needs few of its numbers',
    puzzle: text(`
      .....2...
      .......T.
      2....T...
      0.T......
      ...TT....
      ........T
      .....TT..
      .T....T..
      ..T..T...
    `),
    answer: text(`
      ....A.T.
      .A..T.A.
      .T......
      .ATTA..A
      .......T
      A..ATTA.
      T....T..
      AT.ATA..
    `),
  },
  {
    name: 'a ring',
    source: 'made for this package: trees and tents are paired in two ways, and it is one answer',
    puzzle: text(`
      ....
      ..T.
      .T.T
      ..T.
    `),
    answer: text(`
      ATA
      T.T
      ATA
    `),
    broken: {
      apart: text(`
        ATA
        TAT
        .TA
      `),
    },
  },
  {
    name: 'a tent is given',
    source: 'made for this package',
    puzzle: text(`
      ......1
      .AT..T.
    `),
    answer: 'AT..TA',
    broken: { given: '.TA.TA', own: 'ATA.TA' },
  },
  {
    name: 'one cell for two trees',
    source: 'made for this package',
    puzzle: text(`
      ....
      .T.T
    `),
    answer: null,
  },
];
