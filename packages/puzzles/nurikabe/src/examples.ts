import type { Example } from '@gridproof/describe';

export const examples: readonly Example<'island' | 'sea' | 'pool'>[] = [
  {
    name: 'five by five',
    source: 'made for this package',
    puzzle: '....1\n.....\n5..2.\n.1...\n.....',
    answer: '.###1\n...##\n5##2#\n#1#.#\n#####',
    broken: {
      island: '####1\n...##\n5##2#\n#1#.#\n#####',
      sea: '##.#1\n...##\n5##2#\n#1#.#\n#####',
      pool: '.###1\n...##\n5##2.\n#1###\n#####',
    },
  },
  {
    name: 'seven by six',
    source: 'made for this package',
    puzzle: '1...4.1\n.......\n..4....\n2....2.\n.......\n4....2.',
    answer: '1#..4#1\n####.##\n.#4.#.#\n2#..#2#\n#######\n4...#2.',
  },
  {
    name: 'an island of unknown size',
    source: 'made for this package',
    puzzle: '?.1',
    answer: '.#1',
  },
  {
    name: 'a cell is known',
    source: 'made for this package: without it the island may grow either way',
    puzzle: '.2.\n\n?.#',
    answer: '.2#',
    broken: { given: '#2.' },
  },
  {
    name: 'all land',
    source: 'made for this package: a sea without cells is connected',
    puzzle: '.3.',
    answer: '.3.',
  },
  {
    name: 'two numbers touch',
    source: 'made for this package',
    puzzle: '11\n..',
    answer: null,
  },
];
