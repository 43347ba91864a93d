import { readCorpus } from './corpora.js';
import { sudokuHard } from './sudoku-hard.js';
import type { Suite } from './suite.js';

/** Puzzles of every type in common sizes, some without an answer, for paths and explanations. */
export const reasons: Suite = {
  name: 'reasons',
  everyType: true,
  entries: () => [
    ...readCorpus('reasons').map(({ series: _, ...entry }) => entry),
    ...sudokuHard.entries().map((entry) => ({ ...entry, name: `sudoku, ${entry.name}` })),
  ],
};
