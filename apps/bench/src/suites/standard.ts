import { readCorpus } from './corpora.js';
import { sparse } from './sparse.js';
import { sudokuHard } from './sudoku-hard.js';
import type { Suite, SuiteEntry } from './suite.js';

/** About sixty puzzles of all types, small and large, easy and hard, for comparing engines. */
export const standard: Suite = {
  name: 'standard',
  everyType: true,
  entries: () => [
    ...sudokuHard.entries().map((entry) => ({ ...entry, name: `sudoku, ${entry.name}` })),
    ...first('sudoku', /:(2x3|3x3|3x3x|9j|3x4|4x4):/, 1),
    ...first('sudoku', /:3x3k:/, 2),
    ...sparseEntries('sudoku 16x16 thin 1', 'sudoku 25x25 thin'),
    ...first('takuzu', /:(6x6u|10x10u|20x20u|30x30u):/, 1),
    ...sparseEntries(
      'takuzu 8x8',
      'takuzu 10x10 empty',
      'takuzu 20x20 thin',
      'takuzu 30x30 thin',
      'takuzu 30x30 halved',
    ),
    ...first('mosaic', /:(5x5|10x10|25x25|50x50):/, 1),
    ...readCorpus('mosaic-thin'),
    ...first('minesweeper', /:(9x9|16x16|30x16):/, 2),
    ...first('slant', /:(5x5|8x8|12x10|20x20|30x30|40x25|40x40):/, 1),
    ...readCorpus('lits'),
    ...first('galaxies', /:(5x5|7x7|10x10|20x20):/, 1),
    ...first('galaxies', /:15x15:/, 4).slice(2),
    ...readCorpus('puzlogic').slice(0, 5),
    ...readCorpus('domino-sudoku'),
  ],
};

/** Returns the first few puzzles of each size that matches, from a file. */
function first(file: string, size: RegExp, count: number): readonly SuiteEntry[] {
  const seen = new Map<string, number>();
  return readCorpus(file).filter(({ text }) => {
    const found = size.exec(text)?.[0];
    if (found === undefined) return false;
    const number = (seen.get(found) ?? 0) + 1;
    seen.set(found, number);
    return number <= count;
  });
}

/** Returns puzzles of the sparse suite. */
function sparseEntries(...names: readonly string[]): readonly SuiteEntry[] {
  return sparse.entries().filter(({ name }) => name !== undefined && names.includes(name));
}
