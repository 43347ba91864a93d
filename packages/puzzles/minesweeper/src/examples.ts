import type { Example } from '@gridproof/describe';

export const examples: readonly Example<'around' | 'total'>[] = [
  {
    name: 'every sort of clue',
    source: 'made for this package: as few clues as can be',
    puzzle: 'mines: 5\n.*..\n1..?\n..2.',
    answer: '.***\n1.*.\n..2*',
    broken: {
      given: '*.**\n1.*.\n..2*',
      around: '****\n1.*.\n..2.',
      total: '.**.\n1.*.\n..2*',
    },
  },
  {
    name: 'as an address',
    source: 'the layout of puzz.link, a 5x5',
    puzzle: 'https://puzz.link/p?mines/5/5/g2m13l13g0j',
    answer: '.2...\n**..1\n3*..*\n..13*\n0...*',
  },
  {
    name: 'the number of mines is needed',
    source: "Simon Tatham's Mines, generated at 6x5n5",
    puzzle: '6x5:3,4,mb6218a90',
    answer: '.*....\n*211..\n.201*.\n*20111\n*20000',
    broken: { total: '.**...\n*211..\n.201*.\n*20111\n*20000' },
  },
  {
    name: 'numbers alone',
    source: 'made for this package: as few clues as can be',
    puzzle: '....1..11.\n.2.5....1.\n.13..3..20\n.1..32....\n......3...\n0.....2.1.\n.221...2.0\n....2.21..',
    answer: '..*.1..11.\n.2*5*..*1.\n.13**3..20\n.1.*32**..\n..*...3...\n0.....2*1.\n.221..*2.0\n**.*2*21..',
  },
  {
    name: 'sixteen by sixteen',
    source: "Simon Tatham's Mines, generated at 16x16n40, opened further until there was but one answer",
    puzzle: `mines: 40
.210000000000000
..21000000000000
2..2221111000000
.........1000000
0.2..4.2.1000000
..3.43...1100111
1....21...1112..
.3.....1.......2
.20.0....1..23.1
.......10.0.2..3
1.33........2...
.2..22..0.1.1..2
.....2..........
0..1..3..1.21.3.
....4.20.....2..
.0..3....0...22.`,
    answer: `.210000000000000
**21000000000000
2.*2221111000000
....**..*1000000
0.2**4.2.1000000
..3*43*..1100111
1.*.*21..*1112*.
*3.....1*...*..2
*20.0....1..23*1
......*10.0.2*.3
1*33*.......2***
.2**22..0.1.1..2
.....2*...*.....
0..1.*3..1.21.3*
...*4*20...*.2**
.0.*3....0.**22.`,
  },
  {
    name: 'one mine for two numbers',
    source: 'made for this package: well-formed, and without an answer',
    puzzle: 'mines: 1\n1...1',
    answer: null,
  },
];
