import type { Example } from '@gridproof/describe';

/** A text as it stands here, without what indents it: backslashes and all. */
const text = (template: TemplateStringsArray): string => String.raw(template).replaceAll(/^ +/gm, '').trim();

export const examples: readonly Example<'touch' | 'loop'>[] = [
  {
    name: 'four by four',
    source: 'an address of puzz.link',
    puzzle: 'https://puzz.link/p?gokigen/4/4/iaegcgcj6a',
    answer: text`
      \/\/
      /\\\
      \\//
      ///\
    `,
    broken: {
      touch: text`
        \/\/
        /\\\
        \\//
        ////
      `,
    },
  },
  {
    name: 'a loop away from every number',
    source: 'made for this package: no number stands on the loop that is to be seen, and none within it',
    puzzle: text`
      0.0..
      ...20
      0....
      ...12
      ..11.
    `,
    answer: text`
      /\//
      \\\\
      ///\
      ////
    `,
    broken: {
      loop: text`
        /\//
        \\\\
        ///\
        \///
      `,
    },
  },
  {
    name: 'two diagonals drawn',
    source: 'made for this package: without them there are four answers',
    puzzle: text`
      ...21.
      .22...
      13..2.
      ...2..

      \....
      ..../
      .....
    `,
    answer: text`
      \//\\
      \////
      \\\//
    `,
    broken: {
      given: text`
        ///\\
        /////
        /\\//
      `,
    },
  },
  {
    name: 'wider than high',
    source: "Simon Tatham's Slant, generated at 12x10",
    puzzle:
      '12x10:d21b1a2c4a2b31a2b0c3b1a2b2c2a222a2c22113a11c4c1a31221b11c1a12d1a10g2f11a2a23a4a0a11a3a3a3f2b2a2a1b0',
    answer: text`
      \/\/\\\\\/\/
      /\\///\/\//\
      /////\\/\//\
      /\\//\\/\\//
      \\//\\/\\/\\
      \//\\\///\\/
      \\/\//\\/\//
      //\\\\\\/\//
      /\\///////\\
      \\//\/\/\\\/
    `,
  },
  {
    name: 'a nought within',
    source: 'made for this package: diagonals that all keep away from a corner close a loop around it',
    puzzle: text`
      ....
      .0..
      ....
    `,
    answer: null,
  },
];
