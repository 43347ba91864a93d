import { UsageError } from '@gridproof/plugins';
import { suiteAt } from './corpora.js';
import { corpus } from './corpus.js';
import { examples } from './examples.js';
import { growth } from './growth.js';
import { large } from './large.js';
import { reasons } from './reasons.js';
import { sparse } from './sparse.js';
import { standard } from './standard.js';
import { sudokuHard } from './sudoku-hard.js';
import type { Suite } from './suite.js';

/** All suites. The first is for comparing engines. */
export const suites: readonly Suite[] = [
  standard,
  sudokuHard,
  sparse,
  large,
  growth,
  reasons,
  corpus,
  examples,
];

/**
 * Returns the suites with these names.
 * @throws UsageError if a name is unknown.
 */
export function suitesByName(names: readonly string[]): readonly Suite[] {
  return names.map((name) => {
    const suite = suites.find((one) => one.name === name);
    if (!suite)
      throw new UsageError(
        `'${name}' is not a suite (there are: ${suites.map((one) => one.name).join(', ')})`,
      );
    return suite;
  });
}

/** Returns the suites with these names and paths. Default: `standard`. */
export function suitesFor(names: readonly string[] = [], paths: readonly string[] = []): readonly Suite[] {
  if (names.length + paths.length === 0) return [standard];
  return [...suitesByName(names), ...paths.map(suiteAt)];
}
