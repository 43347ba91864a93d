import { readCorpus } from './corpora.js';
import type { Suite } from './suite.js';

/** Which puzzles of the corpora: those of a file whose lines look like this. */
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

/** The largest puzzles of the corpora: those on which the rules of graphs and sums have to work. */
export const large: Suite = {
  name: 'large',
  entries: () => LARGE.flatMap(([file, size]) => readCorpus(file).filter(({ text }) => size.test(text))),
};
