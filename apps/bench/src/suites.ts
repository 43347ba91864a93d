import { folderSuite } from './corpora.js';
import { UsageError } from './faults.js';
import type { Suite } from './suite.js';
import { corpus } from './suites/corpus.js';
import { examples } from './suites/examples.js';
import { growth } from './suites/growth.js';
import { large } from './suites/large.js';
import { reasons } from './suites/reasons.js';
import { sparse } from './suites/sparse.js';
import { standard } from './suites/standard.js';
import { sudokuHard } from './suites/sudoku-hard.js';
import { takuzuLarge } from './suites/takuzu-large.js';

/** Every suite; the first is the one to compare engines with. */
export const suites: readonly Suite[] = [
  standard,
  sudokuHard,
  takuzuLarge,
  sparse,
  large,
  growth,
  reasons,
  corpus,
  examples,
];

/** The suites of these names; throws `UsageError` where a name is not known. */
export function suitesNamed(names: readonly string[]): readonly Suite[] {
  return names.map((name) => {
    const suite = suites.find((one) => one.name === name);
    if (!suite)
      throw new UsageError(
        `'${name}' is not a suite (there are: ${suites.map((one) => one.name).join(', ')})`,
      );
    return suite;
  });
}

/** The suites of these names and folders; one that is usual if none is told. */
export function suitesTold(
  names: readonly string[] = [],
  folders: readonly string[] = [],
  usual: Suite = standard,
): readonly Suite[] {
  if (names.length + folders.length === 0) return [usual];
  return [...suitesNamed(names), ...folders.map(folderSuite)];
}
