import type { Example } from '@gridproof/describe';

export const examples: readonly Example<'row' | 'column' | 'cage'>[] = [
  {
    name: 'six by six',
    source: "Simon Tatham's Keen, generated at 6, hard",
    puzzle: '6:a_a_11a__a_3a__ba3_ba3ba5,m60d2d3a5m20s4s1d2a8d2m48s1m54s3a13',
    answer: '526314\n643521\n452136\n215643\n361452\n134265',
  },
  {
    name: 'four by four',
    source: "Simon Tatham's Keen, generated at 4, easy",
    puzzle: '4:b_4aa__aa__ca,a11m4a5m6s1s1',
    answer: '2341\n1234\n4123\n3412',
    broken: {
      row: '2341\n1234\n4143\n3412',
      column: '2341\n1234\n4123\n4123',
      cage: '1234\n2143\n3412\n4321',
    },
  },
  {
    name: 'three cells that are subtracted or divided',
    source: 'made for this package',
    puzzle: '....\n....\n....\n....\ncages:\n2÷A A 0-B 12×D\nA 2×C B D\n10+E C B 1÷F\nE E F F',
    answer: '2413\n1234\n3142\n4321',
  },
  {
    name: 'no operations',
    source: 'made for this package: any of the four may be meant',
    puzzle: '...\n...\n...\ncages:\n3A A 1B\n5C C B\nC 3D D',
    answer: '312\n123\n231',
  },
  {
    name: 'cells in no cage, and a number that is known',
    source: 'made for this package',
    puzzle: '..1.\n....\n....\n....\ncages:\n8×A A B .\n9+C C B 8+D\nC . D D\n. 12×E E .',
    answer: '4213\n3421\n2134\n1342',
    broken: { given: '4231\n3412\n2143\n1324' },
  },
  {
    name: 'seven by seven',
    source: "Simon Tatham's Keen, generated at 7, extreme",
    puzzle:
      '7:__a_a_3aa_4aa_a_4a_3a5__aa__ba_a_aabaa__a_3a__a,s3a10d2m18a8m15s2s2a9s1a9m6m140d3m420d3a9s5m42d2s2',
    answer: '5642371\n2453167\n7231645\n6174523\n3725416\n1567234\n4316752',
  },
  {
    name: 'two twos side by side',
    source: 'made for this package: no two different numbers are multiplied to four up to three',
    puzzle: '...\n...\n...\ncages:\n4×A A .\n. . .\n. . .',
    answer: null,
  },
];
