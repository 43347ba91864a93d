import { readCorpus } from '../corpora.js';
import type { Suite } from '../suite.js';

export const corpus: Suite = {
  name: 'corpus',
  title: 'Generated puzzles of every size, as they come.',
  entries: () => KINDS.flatMap(readCorpus),
};

const KINDS = ['takuzu', 'sudoku', 'mosaic', 'minesweeper', 'slant', 'lits', 'galaxies'];
