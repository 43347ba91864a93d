import type { Example } from '@gridproof/describe';

export const examples: readonly Example<'repeat' | 'apart' | 'connected'>[] = [
  {
    name: 'a pinwheel',
    source: 'made for this package: random numbers, changed until this was the only answer',
    puzzle: '4522367\n1437726\n6251432\n6145751\n4365277\n3632145\n4215671',
    answer: '#..#..#\n....#..\n.#.....\n#..#..#\n.....#.\n..#....\n#..#..#',
  },
  {
    name: 'four by four',
    source: 'a sample board of the pzpr sites',
    puzzle: 'https://puzz.link/p?hitori/4/4/1114142333214213',
    answer: '#.#.\n....\n#.#.\n...#',
    broken: {
      repeat: '#.#.\n....\n#.#.\n....',
      apart: '#.#.\n#...\n#.#.\n...#',
      connected: '#.#.\n.#..\n#.#.\n...#',
    },
  },
  {
    name: 'two cells are known',
    source: 'made for this package: without them it has seven answers',
    puzzle: '53411\n44223\n42135\n\n?????\n?.?#?\n?????',
    answer: '....#\n#..#.\n.....',
    broken: { given: '....#\n.#.#.\n#....' },
  },
  {
    name: 'ten by ten',
    source: "Simon Tatham's Singles, generated at 10x10, tricky",
    puzzle:
      '10x10:a76586849a48586641317389a436723468a1a57542113537a5574288746a61449525871a14797849168a448259537a5a2121',
    answer:
      '..#...#..#\n#..#.#.#..\n.#......#.\n....#..#..\n..#...#..#\n.#..#..#..\n..#..#....\n#..#..#..#\n..#..#....\n#..#..#..#',
  },
  {
    name: 'wider than high',
    source: "Simon Tatham's Singles, generated at 7x5, tricky",
    puzzle: '7x5:44311513613642632431762231665642431',
    answer: '#...#.#\n.#.#...\n....#..\n#.#...#\n....#..',
  },
  {
    name: 'cells without a number',
    source: 'made for this package: numbers taken away for as long as this was the only answer',
    puzzle: '663..6\n.2.161\n.2..5.\n23.3.2\n.55.6.\n5.3.5.',
    answer: '#.#..#\n...#..\n.#..#.\n#..#..\n..#.#.\n#.....',
    broken: {
      repeat: '#.#..#\n...#..\n.#..#.\n#..#..\n..#.#.\n......',
      apart: '#.#..#\n#..#..\n.#..#.\n#..#..\n..#.#.\n#.....',
      connected: '#.#..#\n...#..\n.#..#.\n#..#..\n..#.#.\n#..#..',
    },
  },
  {
    name: 'an address of cells without a number',
    source: 'made for this package: numbers taken away for as long as this was the only answer',
    puzzle: 'https://puzz.link/p?hitori/6/6/1.1.6.1...61.566.6511..5.5..44.....5',
    answer: '..#.#.\n#.....\n...#.#\n#.#...\n.#..#.\n.....#',
  },
  {
    name: 'only ones',
    source:
      'made for this package: one of them at most is left in each line, and two of those would not touch',
    puzzle: '11\n11',
    answer: null,
  },
];
