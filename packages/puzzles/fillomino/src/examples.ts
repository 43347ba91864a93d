import type { Example } from '@gridproof/describe';

export const examples: readonly Example<'region'>[] = [
  {
    name: 'four by four',
    source: "Simon Tatham's Filling, generated at 4x4",
    puzzle: '4x4:e2e334a2',
    answer: '1213\n3243\n3443\n3422',
    broken: { region: '1213\n3143\n3443\n3422', given: '1213\n3243\n3441\n3422' },
  },
  {
    name: 'five by five',
    source: "Simon Tatham's Filling, generated at 5x5",
    puzzle: '5x5:24b2f3a23a3e255',
    answer: '24422\n24433\n13223\n33555\n12255',
  },
  {
    name: 'a region without a number',
    source: 'made for this package: its number is above all given ones',
    puzzle: '1.1\n...\n3.3',
    answer: '141\n444\n333',
  },
  {
    name: 'a one too many',
    source: 'made for this package: the empty cells would be ones',
    puzzle: '2.\n..',
    answer: null,
  },
];
