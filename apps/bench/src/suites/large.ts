import { readCorpus } from './corpora.js';
import type { Suite } from './suite.js';

/** Files of the corpora, and the lines to take from each. */
const LARGE: readonly (readonly [file: string, size: RegExp])[] = [
  ['slant', /^slant:40x/],
  ['lits', /\/24\/24\//],
  ['galaxies', /^galaxies:(15x15|20x20):/],
  ['mosaic', /^mosaic:50x50:/],
  ['minesweeper', /^minesweeper:30x16:/],
  ['sudoku', /^sudoku:(3x3k|4x4):/],
  ['mosaic-thin', /^mosaic:/],
  ['killer', /^sudoku:/],
];

/** The largest puzzles of the corpora, in which constraints on graphs and sums do most of the work. */
export const large: Suite = {
  name: 'large',
  entries: () => LARGE.flatMap(([file, size]) => readCorpus(file).filter(({ text }) => size.test(text))),
};
