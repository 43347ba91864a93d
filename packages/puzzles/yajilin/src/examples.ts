import type { Example } from '@gridproof/describe';

/** A text as it stands here, without what indents it. */
const text = (lines: string): string => lines.replaceAll(/^ {6}/gm, '').replace(/^\n|\n *$/g, '');

export const examples: readonly Example<'number' | 'apart' | 'loop'>[] = [
  {
    name: 'six by six',
    source: 'made by the generator of this package',
    puzzle: text(`
      . . 0< . 1< .
      . . . 0< . 1v
      . . . . 0< .
      . . . . . 1<
      1v . . . . .
      . 1> . . . .
    `),
    answer: text(`
       .  -  .  . 0<  .  #  . 1<  .  #
       |  +  |  +  .  +  .  +  .  +  .
       .  x  .  -  .  . 0<  .  #  . 1v
       |  +  x  +  |  +  .  +  .  +  .
       .  -  .  x  .  -  .  . 0<  .  #
       x  +  |  +  x  +  |  +  .  +  .
       #  x  .  -  .  x  .  -  .  . 1<
       .  +  x  +  |  +  x  +  |  +  .
      1v  .  #  x  .  -  .  x  .  -  .
       .  +  .  +  x  +  |  +  x  +  |
       #  . 1>  .  #  x  .  -  .  -  .
    `),
  },
  {
    name: 'six by six again',
    source: 'made by the generator of this package',
    puzzle: text(`
      1> . 0v . . 1<
      . 0> . . . .
      0> . . . . .
      . . . . . .
      . . . . . .
      . . 0> . . .
    `),
    answer: text(`
      1>  .  #  . 0v  .  .  -  .  . 1<
       .  +  .  +  .  +  |  +  |  +  .
       #  . 0>  .  .  -  .  x  .  -  .
       .  +  .  +  |  +  x  +  x  +  |
      0>  .  .  -  .  x  .  -  .  x  .
       .  +  |  +  x  +  |  +  |  +  |
       .  -  .  x  .  -  .  x  .  x  .
       |  +  x  +  |  +  x  +  |  +  |
       .  x  .  -  .  x  .  -  .  x  .
       |  +  |  +  .  +  |  +  x  +  |
       .  -  .  . 0>  .  .  -  .  -  .
    `),
  },
  {
    name: 'around',
    source: 'made for this package',
    puzzle: text(`
      . . .
      . 0v .
      . . .
    `),
    answer: text(`
       .  -  .  -  .
       |  +  .  +  |
       .  . 0v  .  .
       |  +  .  +  |
       .  -  .  -  .
    `),
  },
  {
    name: 'two rows',
    source: 'made for this package: no clue is needed',
    puzzle: text(`
      ...
      ...
    `),
    answer: text(`
      .-.-.
      |+x+|
      .-.-.
    `),
    broken: {
      apart: text(`
      .-.x#
      |+|+x
      .-.x#
      `),
      loop: text(`
      .-.x#
      |+|+x
      .-.x.
      `),
    },
  },
  {
    name: 'a closed cell',
    source: 'made for this package: neither it nor an arrow without a number says anything',
    puzzle: text(`
      . . . x
      . . . 1<
      . . . ?^
    `),
    answer: text(`
       .  -  .  -  .  .  x
       |  +  x  +  |  +  .
       .  x  #  x  .  . 1<
       |  +  x  +  |  +  .
       .  -  .  -  .  . ?^
    `),
  },
  {
    name: 'one more row',
    source: 'made for this package',
    puzzle: text(`
      . . . 1v
      . . . .
    `),
    answer: text(`
       .  -  .  -  .  . 1v
       |  +  x  +  |  +  .
       .  -  .  -  .  x  #
    `),
    broken: {
      number: text(`
      .  -  .  -  .  . 1v
      |  +  x  +  |  +  .
      .  -  .  -  .  x  .
      `),
    },
  },
  {
    name: 'too many',
    source: 'made for this package',
    puzzle: text(`
      . . .
      . 1v .
      . . .
    `),
    answer: null,
  },
];
