import type { Example } from '@gridproof/describe';

const GENERATED = 'generated for this package';

export const examples: readonly Example<'different' | 'sum'>[] = [
  {
    name: 'a first one',
    source: GENERATED,
    puzzle: 'https://puzz.link/p?kakuro/6/5/03l03l66lhbnhfl70p0el03lj3B84T',
    answer: '.......\n..12.12\n..51.56\n.13.96.\n.549876\n..68.21',
    broken: {
      sum: '.......\n..13.12\n..51.56\n.13.96.\n.549876\n..68.21',
    },
  },
  {
    name: 'by hand',
    source: 'made for this package',
    puzzle: String.raw`\ 3\ 4\
\4 . .
\3 . .`,
    answer: '...\n.13\n.21',
    broken: {
      sum: '...\n.12\n.21',
    },
  },
  {
    name: 'without some sums',
    source: 'made for this package: a run without a sum has no number twice either',
    puzzle: String.raw`\ 10\ \
\ . 9
\3 . .`,
    answer: '...\n.89\n.21',
    broken: { different: '...\n.99\n.12' },
  },
  {
    name: 'a run of one cell',
    source: 'made for this package: without the numbers that are known there are several answers',
    puzzle: String.raw`\ \ 8\ \
\ 2\5 4 .
\ . . 9
\ \3 . .`,
    answer: '....\n..41\n.239\n..12',
    broken: {
      given: '....\n..41\n.234\n..12',
      different: '....\n..41\n.229\n..21',
      sum: '....\n..41\n.139\n..12',
    },
  },
  {
    name: 'nine by nine',
    source: GENERATED,
    puzzle: 'https://puzz.link/p?kakuro/8/8/a4lb00fqeEoiCm..0bl9clg070.05l8009lh0e7m43w.03l.ebJcdI3VA',
    answer:
      '.........\n..13..546\n.9586.987\n.12.598..\n..65.57..\n...23..54\n...142.12\n.95726381\n.893..12.',
  },
  {
    name: 'no two numbers',
    source: 'made for this package: two different numbers are 17 at most',
    puzzle: String.raw`\ 3\ 4\
\18 . .
\3 . .`,
    answer: null,
  },
];
