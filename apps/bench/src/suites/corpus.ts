import { readCorpus } from '../corpora.js';
import type { Suite } from '../suite.js';

export const corpus: Suite = {
  name: 'corpus',
  title: 'Generated puzzles of every size, as they come.',
  entries: () => FILES.flatMap(readCorpus),
};

const FILES = ['takuzu', 'sudoku', 'mosaic', 'minesweeper', 'slant', 'lits', 'galaxies', 'akari', 'hitori'];
