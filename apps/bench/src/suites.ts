import type { Suite } from './suite.js';
import { corpus } from './suites/corpus.js';
import { large } from './suites/large.js';
import { sparse } from './suites/sparse.js';
import { sudokuHard } from './suites/sudoku-hard.js';
import { takuzuLarge } from './suites/takuzu-large.js';

/** Every suite, in the order in which they are measured. */
export const suites: readonly Suite[] = [sudokuHard, takuzuLarge, sparse, large, corpus];

/** The suites of these names, or all of them; throws where a name is not known. */
export function suitesNamed(names: readonly string[] = []): readonly Suite[] {
  if (names.length === 0) return suites;
  return names.map((name) => {
    const suite = suites.find((one) => one.name === name);
    if (!suite)
      throw new Error(`'${name}' is not a suite (there are: ${suites.map((one) => one.name).join(', ')})`);
    return suite;
  });
}
