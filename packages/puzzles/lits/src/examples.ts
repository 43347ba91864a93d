import type { Example } from '@gridproof/describe';

export const examples: readonly Example<'tetromino' | 'square' | 'same' | 'connected'>[] = [
  {
    name: 'seven by seven',
    source: 'made for this package: random regions, changed until one answer was left',
    puzzle: 'AAABBBB\nACADBEB\nCCCDEEB\nCFFDEEB\nCFEDDEE\nFFEEDEE\nFFFEEEE',
    answer: '###.###\n..###..\n##.#...\n#..#...\n#..#...\n##.#...\n.#####.',
  },
  {
    name: 'two regions',
    source: 'made for this package: elsewhere an L would touch its mirror image',
    puzzle: 'AABB/AAAB/ABBB',
    answer: '.###\n##.#\n#..#',
    broken: {
      tetromino: '.###\n##.#\n...#',
      square: '##.#\n.###\n..##',
      same: '##..\n#..#\n####',
      connected: '#.##\n##.#\n#..#',
    },
  },
  {
    name: 'two cells are known',
    source: 'made for this package: without them it has four answers',
    puzzle: 'AAAAB\nABBBB\nAAABB\n\n#????\n??.??\n?????',
    answer: '#####\n....#\n...##',
    broken: { given: '....#\n#..##\n####.' },
  },
  {
    name: 'ten by ten',
    source: 'an address of puzz.link',
    puzzle: 'https://puzz.link/p?lits/10/10/08p0i3jbhmjg5j5ik048rgtr8q1e5gkf9hnu',
    answer:
      '....#..#..\n..######..\n###...#...\n#.#.###..#\n###.#....#\n#.##.....#\n#..#.....#\n...#..####\n.######.#.\n##....####',
  },
  {
    name: 'wider than high',
    source: 'made for this package: random regions, changed until one answer was left',
    puzzle: 'https://puzz.link/p?lits/8/6/2lcf8oq20ei86gq0s',
    answer: '###.###.\n#..##.##\n#..#.##.\n####.#..\n#...##..\n#.......',
  },
  {
    name: 'two squares',
    source:
      'made for this package: four cells in a square are no tetromino of this puzzle, so it has no answer',
    puzzle: 'AABB\nAABB',
    answer: null,
  },
  {
    name: 'too small a region',
    source: 'made for this package: a region of three cells has no room for a tetromino, so it has no answer',
    puzzle: 'AAAAC\nAAACC\nAABBB\nAABBB',
    answer: null,
  },
  {
    name: 'a region of one cell',
    source: 'made for this package: it has no room for a tetromino, so there is no answer',
    puzzle: 'AAAAB\nAAAAA',
    answer: null,
  },
];
