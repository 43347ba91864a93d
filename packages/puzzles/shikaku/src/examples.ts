import type { Example } from '@gridproof/describe';

export const examples: readonly Example<'rectangle' | 'area'>[] = [
  {
    name: 'ten by seven',
    source: "Simon Tatham's Rectangles, generated at 10x7",
    puzzle: '10x7:a2b4c3b2_2_2i6b5_6c8c4b2h6a4e2d10d2d',
    answer: 'AABCDDEFFF\nGGBCDDEHHH\nIIIIIIEHHH\nJJJJKKELLM\nJJJJKKENNM\nOOOOOPPNNM\nOOOOOQQNNM',
  },
  {
    name: 'six by six',
    source: "Simon Tatham's Rectangles, generated at 6x6",
    puzzle: '6x6:a4_4c2c3a2a3_3e2_6a2_2f3c',
    answer: 'ABCCCC\nABDEEE\nFBDGGG\nFBDHII\nJKKHII\nJLLLII',
  },
  {
    name: 'three by two',
    source: 'made for this package',
    puzzle: '2.4\n...',
    answer: 'ABB\nABB',
    broken: { rectangle: 'AAB\nBBB', area: 'AAB\nAAB', given: 'AAA\nAAA' },
  },
  {
    name: 'of any size',
    source: 'made for this package: clues at random, until there was one answer',
    puzzle: '....4\n.?.?.\n...4.\n.....',
    answer: 'AABBC\nAABBC\nAADDC\nAADDC',
  },
  {
    name: 'no room for three',
    source: 'made for this package: no three cells in a line have only one clue',
    puzzle: '1.\n.3',
    answer: null,
  },
  {
    name: 'too few',
    source: 'made for this package: all numbers together are one cell less than the board has',
    puzzle: '4..\n...\n..4',
    answer: null,
  },
];
