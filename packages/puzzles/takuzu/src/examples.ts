import type { Example } from '@gridproof/describe';

export const examples: readonly Example<'balance' | 'triple' | 'distinct' | 'sign'>[] = [
  {
    name: 'six by six',
    source: 'a well-known binary puzzle',
    puzzle: '1..0../..00.1/.00..1/....../00.1../.1..00',
    answer: '101010\n010011\n100101\n011010\n001101\n110100',
    broken: {
      given: '001010\n110011\n100101\n011010\n001101\n110100',
      balance: '101010\n010011\n100101\n011011\n001101\n110100',
      triple: '101010\n010011\n100101\n011100\n001011\n110100',
    },
  },
  {
    name: 'four by four',
    source: 'made for this package: as few clues as can be, so that the lines that differ are needed',
    puzzle: '...1\n.0..\n.01.\n0...',
    answer: '0101\n1001\n1010\n0110',
    broken: { distinct: '0101\n1010\n1010\n0101' },
  },
  {
    name: 'few clues',
    source: 'made for this package: as few clues as can be',
    puzzle: '.1.0..\n......\n......\n..00..\n......\n..0.11',
    answer: '011001\n100110\n001101\n110010\n101100\n010011',
    broken: { distinct: '011010\n101100\n100101\n010011\n101100\n010011' },
  },
  {
    name: 'Unruly, lines may be equal',
    source: "Simon Tatham's Unruly, generated at 8x8",
    puzzle: '8x8:ABBgbJCccaEEHdbcd',
    answer: '10101100\n01001011\n01010101\n10110010\n00101011\n11010100\n01011010\n10100101',
  },
  {
    name: 'wider than high',
    source: "Simon Tatham's Unruly, generated at 8x6",
    puzzle: '8x6:BeDBCADfcBGcabd',
    answer: '11010100\n00101011\n10101100\n01010011\n01101010\n10010101',
  },
  {
    name: 'Binairo Plus',
    source: 'made for this package: as few clues as can be, signs among them',
    puzzle: [
      'lines differ: no',
      '....\n....\n...0\n....',
      '',
      '.....x.\n.+x+.+x\n.......\nx+.+x+.\n...=...\n.+.+.+.\n.....x.',
    ].join('\n'),
    answer: '0110\n1001\n0110\n1001',
    broken: { sign: '0011\n0110\n1100\n1001' },
  },
  {
    name: 'two equal clues above each other',
    source: 'made for this package: well-formed, and without an answer',
    puzzle: '1.\n1.',
    answer: null,
  },
];
