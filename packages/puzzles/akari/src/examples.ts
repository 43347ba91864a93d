import type { Example } from '@gridproof/describe';

export const examples: readonly Example<'lit' | 'apart' | 'beside'>[] = [
  {
    name: 'a pinwheel',
    source: "Simon Tatham's Light Up, generated at 7x7",
    puzzle: '...1.../....B../.B...../1.....3/.....4./..2..../...B...',
    answer: '.*.1*..\n..*.B..\n*B....*\n1....*3\n....*4*\n.*2..*.\n..*B...',
    broken: {
      lit: '...1*..\n..*.B..\n*B....*\n1....*3\n....*4*\n.*2..*.\n..*B...',
      beside: '.*.1*..\n..*.B.*\n*B.*...\n1....*3\n....*4*\n.*2..*.\n..*B...',
    },
  },
  {
    name: 'half solved',
    source: 'made for this package: without either of the known cells there are several answers',
    puzzle: '..*B.\nx...1\n....0',
    answer: '..*B*\n.*..1\n*...0',
    broken: {
      given: '*..B*\n.*..1\n..*.0',
      lit: '..*B.\n...*1\n.*..0',
      apart: '..*B*\n..*.1\n.*..0',
      beside: '..*B*\n...*1\n.*..0',
    },
  },
  {
    name: 'a four',
    source: 'an address of puzz.link',
    puzzle: 'https://puzz.link/p?akari/6/6/nekcakbl',
    answer: '..*...\n.*4*..\n..*.2*\n.0..*.\n*..1..\n...*..',
  },
  {
    name: 'wider than high',
    source: "Simon Tatham's Light Up, generated at 12x7",
    puzzle: '12x7:b1dBBg2bB1d2d3c1dBc4bBb3d3c0e0bBBe1dBBc',
    answer:
      '.*1..*.BB.*.\n...*2.*B1*..\n*2..*.3*..1*\n.*.B..*4*.B.\n.3*...3*..0.\n.*..0.*BB...\n..1*...BB.*.',
  },
  {
    name: 'a hard one',
    source: "Simon Tatham's Light Up, generated at 10x10, hard",
    puzzle: '10x10:aBa2b1Bi0a1BBhBd0cBcBl2cBc1d1h0B2a1iB0b0aBa',
    answer:
      '*B*2.*1B.*\n...*...0.1\nBB..*.....\nB....0..*B\n*..B..*...\n.....*2..*\nB..*1..*.1\n......*.0B\n2*1.*.....\n*.B0..0.B*',
  },
  {
    name: 'no light between two noughts',
    source: 'made for this package: well-formed, and without an answer',
    puzzle: '0.0',
    answer: null,
  },
];
