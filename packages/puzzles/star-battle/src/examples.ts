import type { Example } from '@gridproof/describe';

/** A text as it stands here, without what indents it. */
const text = (lines: string): string => lines.replaceAll(/^ +/gm, '').trim();

export const examples: readonly Example<'stars' | 'apart'>[] = [
  {
    name: 'eight by eight',
    source: 'made for this package: regions that grew around stars, shifted until no other answer was left',
    puzzle: text(`
      stars: 1
      AAAABBBB
      AAAABBCD
      AAAAADDD
      AAAAEDDD
      FGAAEEDD
      FFFEEEEE
      FFFEEEHE
      FFEEEEHH
    `),
    answer: text(`
      ....*...
      ......*.
      ..*.....
      .....*..
      .*......
      ...*....
      *.......
      .......*
    `),
  },
  {
    name: 'two stars in each line',
    source: 'made for this package, in the same way',
    puzzle: 'https://puzz.link/p?starbattle/10/10/2/a3cja1covio9gjhe24k648dhj412e00b340g',
    answer: text(`
      *.*.......
      ....*.*...
      .*.......*
      ...*...*..
      .*...*....
      ...*....*.
      *....*....
      .......*.*
      ..*.*.....
      ......*.*.
    `),
  },
  {
    name: 'five by five',
    source: 'made for this package, in the same way: only the first and the last row need a second thought',
    puzzle: 'stars: 1\nAABBC\nAACCC\nAADDC\nAEDDC\nDDDDD',
    answer: '..*..\n*....\n....*\n.*...\n...*.',
    broken: {
      stars: '*....\n..*..\n....*\n.*...\n...*.',
      apart: '..*..\n....*\n*....\n.*...\n...*.',
    },
  },
  {
    name: 'a star is known',
    source: 'made for this package: without it there are five answers',
    puzzle: 'stars: 1\nAAABB\nAAABB\nCCDDB\nCCDEE\nCCDEE\n\n*????\n?????\n?????\n?????\n?????',
    answer: '*....\n...*.\n.*...\n....*\n..*..',
    broken: { given: '...*.\n*....\n..*..\n....*\n.*...' },
  },
  {
    name: 'one region too few',
    source: 'made for this package: five rows have five stars, and four regions have four',
    puzzle: 'stars: 1\nAABBC\nAACCC\nAADDC\nAADDC\nDDDDD',
    answer: null,
  },
  {
    name: 'two regions in a row',
    source: 'made for this package: the first row has one star, so only one of the two regions in it',
    puzzle: 'stars: 1\nAABBB\nCCCCD\nCCCCD\nCCCCD\nCCCCE',
    answer: null,
  },
];
