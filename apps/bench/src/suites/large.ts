import { readCorpus } from '../corpora.js';
import type { Suite } from '../suite.js';

/** Which puzzles of the corpora: of each kind, those of these sizes. */
const LARGE: readonly (readonly [kind: string, sizes: readonly string[]])[] = [
  ['slant', ['40x25', '40x40']],
  ['lits', ['24x24']],
  ['galaxies', ['15x15', '20x20']],
  ['mosaic', ['50x50']],
  ['minesweeper', ['30x16']],
  ['sudoku', ['3x3k', '4x4']],
];

export const large: Suite = {
  name: 'large',
  title: 'The largest puzzles of the corpora: those on which the rules of graphs and sums have to work.',
  entries: () => [
    ...LARGE.flatMap(([kind, sizes]) => {
      const names = sizes.map((size) => `${kind} ${size} `);
      return readCorpus(kind).filter(({ name }) => names.some((start) => name.startsWith(start)));
    }),
    ...readCorpus('mosaic-thin'),
  ],
};
