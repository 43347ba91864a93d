import { readCorpus } from '../corpora.js';
import type { Suite } from '../suite.js';

export const growth: Suite = {
  name: 'growth',
  title: 'Square boards of growing size, as a generator makes them.',
  // The file holds several kinds, each line with its own in front.
  entries: () => readCorpus('growth').map((entry) => ({ ...entry, series: entry.text.split(':', 1)[0]! })),
};
