import type { Example } from '@gridproof/describe';

export const examples: readonly Example<'row' | 'column' | 'sign' | 'near' | 'apart'>[] = [
  {
    name: 'six by six',
    source: "Simon Tatham's Unequal, generated at 6, extreme",
    puzzle: '6:0,0,0D,0,0,0,6,0,0D,0,0,0,0,0,0D,0,0,0L,0,0,0,3R,0,0,0,0D,0L,0,0,0UD,0U,0,0,2U,0,0L,',
    answer: '134562\n623451\n452613\n561324\n245136\n316245',
  },
  {
    name: 'renzoku',
    source: "Simon Tatham's Unequal, generated at 5, adjacent, easy",
    puzzle: '5a:0D,5,0,0RD,0L,0UR,0DL,0R,0UL,0,0D,0UR,0RDL,0DL,0D,0U,1,0UR,0UDL,0U,0,0R,0L,0UR,0L,',
    answer: '25143\n32451\n53214\n41325\n14532',
  },
  {
    name: 'three signs',
    source: 'made for this package',
    puzzle: '.<.<.\n.+.+.\n.....\n.+.+v\n.....',
    answer: '123\n312\n231',
    broken: { row: '123\n332\n211', column: '123\n213\n321', sign: '321\n213\n132' },
  },
  {
    name: 'numbers that are given',
    source: 'made for this package by its generator',
    puzzle: '....4..\n.+.+.+.\n3..<...\n.+.+.+.\n1......\n.+.+.+.\n.......',
    answer: '2341\n3124\n1432\n4213',
    broken: { given: '4312\n3241\n2134\n1423' },
  },
  {
    name: 'small renzoku',
    source: 'made for this package by its generator',
    puzzle: 'renzoku: yes\n.....o.\n.+.+o+o\n....2o.\no+o+o+o\n.o.....\no+o+.+.\n.o.....',
    answer: '4132\n1423\n2314\n3241',
    broken: { near: '4132\n1423\n3241\n2314', apart: '1432\n4123\n3214\n2341' },
  },
  {
    name: 'renzoku without a dot',
    source: 'made for this package: no two neighbours differ by 1',
    puzzle:
      'renzoku: yes\n1........\n.+.+.+.+.\n........5\n.+.+.+.+.\n.........\n.+.+.+.+.\n.........\n.+.+.+.+.\n.........',
    answer: '14253\n31425\n53142\n25314\n42531',
  },
  {
    name: 'seven by seven',
    source: "Simon Tatham's Unequal, generated at 7, recursive",
    puzzle:
      '7:0,0,4RL,0,0,0,6,0,0,0,0,0U,0R,0,0U,0RD,0D,0R,0U,0,0,0R,0,0,0,0L,0,0,0D,0,0,0,6,0,0U,0,0,6UR,0R,0,0U,3L,0R,0R,0R,0,0L,0,0L,',
    answer: '5143276\n1574362\n2657431\n3216754\n7432615\n4765123\n6321547',
  },
  {
    name: 'signs in a ring',
    source: 'made for this package: each of the four cells is smaller than the next',
    puzzle: '.<.....\nv+^+.+.\n.>.....\n.+.+.+.\n.......\n.+.+.+.\n.......',
    answer: null,
  },
];
