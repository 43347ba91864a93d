import type { Example } from '@gridproof/describe';

export const examples: readonly Example<'symmetry' | 'connected'>[] = [
  {
    name: 'heart',
    source: 'made for this package: random regions within a shape, changed until one answer was left',
    puzzle: `o|.|.|o|.|.|o
-+-+-+-+-+-+-
.|*|.|.|.|.|.
-+-+-+-+-*-+-
.|.|.|.|.|.|.
-+-+-+-+-+-+-
o|.|.|.|.|.|o
-+-+-*-+-+-+-
.|.|.|.|.|.|.
-o-+-+-+-+-o-
.|.|o|.|o|.|.`,
    answer: 'ABBCDDE\nBBBDDDD\nBBFDDDD\nGFFFDDH\nIIFFFJJ\nIIKFLJJ',
    broken: { symmetry: 'ABBCDDE\nBBBDDDD\nBBBDDDD\nGFFFDDH\nIIFFFJJ\nIIKFLJJ' },
  },
  {
    name: 'three centres',
    source: 'made for this package: so small that all divisions can be tried',
    puzzle: '.|o/-+-/.o./-+-/o|.',
    answer: 'AB\nAA\nCA',
  },
  {
    name: 'in three blocks',
    source: 'well known: without the second rule the outer blocks could give cells to the one in the middle',
    puzzle: '.|.|.|.|.|.|.|.|.|.|.|.\n-+-o-+-+-+-o-+-+-+-o-+-\n.|.|.|.|.|.|.|.|.|.|.|.',
    answer: 'AAAABBBBCCCC\nAAAABBBBCCCC',
    broken: { connected: 'BAABBBBBBCCB\nBAABBBBBBCCB' },
  },
  {
    name: 'around a centre that is easily passed over',
    source: "Simon Tatham's Galaxies, generated at 5x5",
    puzzle: '5x5:gpzbfof',
    answer: 'AABBB\nAAAAA\nCCDAA\nCCDEE\nCCFEE',
    broken: { given: 'AABBB\nAAAAA\nCCCAA\nDDCCC\nEEEEE' },
  },
  {
    name: 'wider than high',
    source: "Simon Tatham's Galaxies, generated at 10x8",
    puzzle: '10x8:ckdklnzbhztifzbzekkjwddf',
    answer: 'AAABBBCCDD\nEFGGBBBHHH\nEEGGIIIIII\nEEGGJJJKKK\nEELLJJJKKK\nEELLMMMNNN\nOEMMMPQQQR\nSSSSTTQQQR',
  },
  {
    name: 'a cell is missing',
    source: 'the layout of puzz.link, a 5x5 without a corner',
    puzzle: 'https://puzz.link/p?tentaisho/5/5/6fl94fi65en8dbf10000',
    answer: 'ABBB.\nCDEEF\nDDGGH\nDIJJJ\nKILLL',
  },
  {
    name: 'two centres on one cell',
    source: 'made for this package: well-formed, and without an answer',
    puzzle: '.|.|.\n-o-o-\n.|.|.',
    answer: null,
  },
];
