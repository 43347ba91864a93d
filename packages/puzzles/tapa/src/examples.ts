import type { Example } from '@gridproof/describe';

export const examples: readonly Example<'around' | 'square' | 'connected'>[] = [
  {
    name: 'five by five',
    source: 'made for this package',
    puzzle: '.   5 . 5 .\n.   . . . .\n.   . . . .\n1+2 . . . 1+1\n.   . . 3 .',
    answer: '#.#.#\n#####\n#.#.#\n..##.\n###..',
    broken: {
      given: '###.#\n#####\n#.#.#\n..##.\n###..',
      around: '#.#.#\n#####\n#.#.#\n..##.\n.##..',
      square: '#.#.#\n#####\n#.#.#\n.###.\n###..',
      connected: '#.#.#\n#####\n#...#\n..##.\n###..',
    },
  },
  {
    name: 'ten by ten',
    source: 'made for this package',
    puzzle: 'https://puzz.link/p?tapa/10/10/3i3h1q3g7h6ua9ha9iagl4gbqh3v7h1hagm3j5i0',
    answer:
      '.#.#......\n#####...#.\n#..#..####\n#######.#.\n.#....#.##\n#.#..#.##.\n######.#..\n.#.#.#.##.\n##.#####..\n.##.#.#...',
  },
  {
    name: 'unknown numbers',
    source: 'made for this package',
    puzzle: '. 3 . ?+? . .\n. . . . . .\n. . . . . .\n. . ? ?+? 7 .\n5 . . . . .\n. . . . 4 ?',
    answer: '#...##\n##.#.#\n.#####\n##...#\n.#####\n##.#..',
  },
  {
    name: 'six by four',
    source: 'made for this package',
    puzzle: '0 . . . ?+3 .\n. . . . . .\n. 6 . ? . 5\n. . . . . .',
    answer: '..##.#\n..#.##\n#.#.#.\n######',
  },
  {
    name: 'a run over the corner where counting begins',
    source: 'made for this package: around the middle a run has neither beginning nor end',
    puzzle: '. . .\n. 8 .\n. . .',
    answer: '###\n#.#\n###',
  },
  {
    name: 'a cell is known',
    source: 'made for this package: without it the shaded cell may be in any place',
    puzzle: '. 1 .\n\n#??',
    answer: '#..',
  },
  {
    name: 'nothing is shaded',
    source: 'made for this package',
    puzzle: '. 0 .',
    answer: '...',
  },
  {
    name: 'no room',
    source: 'made for this package: five cells lie around a cell at the edge',
    puzzle: '. 6 .\n. . .\n. . .',
    answer: null,
  },
];
