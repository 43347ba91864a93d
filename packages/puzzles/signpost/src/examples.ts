import type { Example } from '@gridproof/describe';

export const examples: readonly Example<'next' | 'once'>[] = [
  {
    name: 'four by four',
    source: "Simon Tatham's Signpost, generated at 4x4",
    puzzle: '4x4:16adfgbhggdabe1caaa',
    answer: '16  7 11 10\n 6 15  5  4\n12 14  3  8\n 1 13  2  9',
  },
  {
    name: 'three by three',
    source: "Simon Tatham's Signpost, generated at 3x3",
    puzzle: '3x3:1ccfcdgcb9a',
    answer: '123\n786\n459',
    broken: { given: '213\n786\n459', next: '123\n768\n459', once: '123\n783\n459' },
  },
  {
    name: 'from within',
    source: "Simon Tatham's Signpost, generated at 4x3 with the ends anywhere",
    puzzle: '4x3:ddcgce12a1hchhg',
    answer: ' 8  4  2  3\n11  9 12  1\n 6 10  7  5',
  },
  {
    name: 'two ways out',
    source: 'made for this package: three cells want to be the last',
    puzzle: 'SE S/E E',
    answer: null,
  },
];
