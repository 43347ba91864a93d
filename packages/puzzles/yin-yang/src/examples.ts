import type { Example } from '@gridproof/describe';

export const examples: readonly Example<'square' | 'connected'>[] = [
  {
    name: 'six by six',
    source: 'made for this package',
    puzzle: '......\n..W..B\n.W....\n..W.B.\n......\n....BW',
    answer: 'BBBBBB\nBWWWWB\nBWBBBB\nBWWWBW\nBWBWWW\nBBBBBW',
    broken: {
      given: 'BBBBBB\nBWWWWB\nBWBBBB\nBWWWWW\nBWBWBW\nBBBBBW',
      square: 'BBBBBB\nBWWBBB\nBWBBBB\nBWWWBW\nBWBWWW\nBBBBBW',
      connected: 'BBBBBB\nBWWWWB\nBWBBBB\nBWWWBW\nBBBWWW\nBBWBBW',
    },
  },
  {
    name: 'ten by ten',
    source: 'made for this package',
    puzzle: 'https://puzz.link/p?yinyang/10/10/9060066a06031b0c0k000030k100300000',
    answer:
      'WWWBBBBBBB\nWBBBWWBWWB\nWWBWWBBWBB\nWBBBWBWWWW\nWBWWWWWBBW\nWBWBWBWWBW\nWBBBBBBWBW\nWWBWBWBWBW\nWBBWBWBBBW\nWWWWWWWWWW',
  },
  {
    name: 'seven by five',
    source: 'made for this package',
    puzzle: '......B\n....B..\n..W...W\n...BB..\n.B.....',
    answer: 'BBBBBBB\nBWBWBWB\nBWWWWWW\nBWBBBBW\nBBBWWWW',
  },
  {
    name: 'a single cell of its colour',
    source: 'made for this package',
    puzzle: 'BBB\nB.B\nBBB',
    answer: 'BBB\nBWB\nBBB',
  },
  {
    name: 'one row',
    source: 'made for this package: there are no squares, and each colour is at one end',
    puzzle: '.WB..',
    answer: 'WWBBB',
  },
  {
    name: 'crosswise',
    source: 'made for this package: both colours would have to pass between the other',
    puzzle: 'B..W\n....\n....\nW..B',
    answer: null,
  },
];
