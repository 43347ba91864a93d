import { corporaOf } from './corpora.js';
import type { Suite } from './suite.js';

/** The corpora of all installed puzzle types: puzzles of every size. */
export const corpus: Suite = {
  name: 'corpus',
  entries: corporaOf,
};
