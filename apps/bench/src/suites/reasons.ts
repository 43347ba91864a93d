import { readCorpus } from './corpora.js';
import { sudokuHard } from './sudoku-hard.js';
import type { Suite } from './suite.js';

/** Puzzles of every type, of the sizes that people solve, some without an answer: to find paths and explanations for. */
export const reasons: Suite = {
  name: 'reasons',
  everyType: true,
  entries: () => [
    ...readCorpus('reasons').map(({ series: _, ...entry }) => entry),
    ...sudokuHard.entries().map((entry) => ({ ...entry, name: `sudoku, ${entry.name}` })),
  ],
};
