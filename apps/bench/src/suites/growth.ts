import { readCorpus } from './corpora.js';
import type { Suite } from './suite.js';

/** Square boards of growing size, as a generator makes them. */
export const growth: Suite = {
  name: 'growth',
  // The file holds several types: a puzzle is called by its own.
  entries: () => readCorpus('growth').map(({ series: _, ...entry }) => entry),
};
