import { readCorpus } from './corpora.js';
import type { Suite } from './suite.js';

/** Square boards of growing size, made by generators. */
export const growth: Suite = {
  name: 'growth',
  // The file contains several types, so each puzzle is named after its own.
  entries: () => readCorpus('growth').map(({ series: _, ...entry }) => entry),
};
