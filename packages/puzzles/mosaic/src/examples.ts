import type { Example } from '@gridproof/describe';

export const examples: readonly Example<'around'>[] = [
  {
    name: 'a heart',
    source: 'made for this package: no number can be left out',
    puzzle: '3...5.3/.888.8./5.9..8./...9.../.3..63./.......',
    answer: '.##.##.\n#######\n#######\n.#####.\n..###..\n...#...',
    broken: { around: '.##.##.\n#######\n#######\n.#####.\n..##...\n...#...' },
  },
  {
    name: 'half solved',
    source: 'made for this package: the numbers alone have twelve answers',
    puzzle: '0..2.\n.4.3.\n.....\n\n??.??\n???#?\n?????',
    answer: '.....\n..##.\n###..',
    broken: {
      given: '.....\n..#.#\n###..',
      around: '.....\n..##.\n.##..',
    },
  },
  {
    name: 'five by five',
    source: "Simon Tatham's Mosaic, generated at 5x5",
    puzzle: '5x5:a2b42d4a8c5a3e0',
    answer: '...##\n.####\n.###.\n###..\n.....',
  },
  {
    name: 'a hot drink',
    source: 'made for this package: every cell follows from one number at a time',
    puzzle:
      '...........0\n.1..33.20...\n...22.21....\n.3.4..44..0.\n...6...6.4..\n.9..9..9...3\n.........7..\n..9....8....\n3....9..4.3.\n.3.6.....0.0',
    answer:
      '...#..#.....\n..#..#......\n...#..#.....\n............\n#########...\n############\n#########..#\n############\n.#######....\n..#####.....',
  },
  {
    name: 'wider than high',
    source: "Simon Tatham's Mosaic, generated at 12x7",
    puzzle: '12x7:1a23b2a2a20d4d4c1b7a5a6b2a12c55d1a5a7a5b3c35b2a3c3d200c4a',
    answer:
      '#.#......#..\n...####..#..\n#...#...##.#\n...#######.#\n...###.#....\n.###....#..#\n#..#....####',
  },
  {
    name: 'nought beside four',
    source: 'made for this package: well-formed, and without an answer',
    puzzle: '0.4\n...',
    answer: null,
  },
];
