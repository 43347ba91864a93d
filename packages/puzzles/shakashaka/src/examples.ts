import type { Example } from '@gridproof/describe';

export const examples: readonly Example<'rectangle' | 'beside'>[] = [
  {
    name: 'ten by six',
    source:
      'made for this package: black cells at random, numbers taken away for as long as there was one answer',
    puzzle: '.......3..\nB..2B.....\n0BB.....B.\n..........\nB......2..\n.B..1.....',
    answer: '.qp..qp3qp\nBdb2Bd.pdb\n0BBqp.dbB.\n.qpdbqp.qp\nBd.p.db2db\n.Bdb1.....',
  },
  {
    name: 'six by six',
    source: 'made for this package in the same way',
    puzzle: 'BB....\n.....1\n...2..\n.B12..\n......\n......',
    answer: 'BB.qp.\n.qpdb1\n.db2..\n.B12qp\nqp.q.b\ndb.db.',
  },
  {
    name: 'three by three',
    source: 'made for this package',
    puzzle: '2..\n...\n..B',
    answer: '2qp\nq.b\ndbB',
    broken: { rectangle: '2q.\nq..\n..B' },
  },
  {
    name: 'one of two',
    source: 'made for this package: without its number the four cells may be all white',
    puzzle: '..B\n..1\nBB.',
    answer: 'qpB\ndb1\nBB.',
    broken: { beside: '..B\n..1\nBB.' },
  },
  {
    name: 'a triangle is given',
    source: 'made for this package: without it the four cells may be all white',
    puzzle: 'q.B\n..B\nBBx',
    answer: 'qpB\ndbB\nBB.',
    broken: { given: '..B\n..B\nBB.' },
  },
  {
    name: 'one triangle',
    source: 'made for this package: the cell below the number would need another one beside it',
    puzzle: '1.B\n...',
    answer: null,
  },
];
