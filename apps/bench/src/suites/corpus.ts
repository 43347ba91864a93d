import { corporaOf } from './corpora.js';
import type { Suite } from './suite.js';

/** The corpora of all puzzle types that are installed: puzzles of every size, as they come. */
export const corpus: Suite = {
  name: 'corpus',
  entries: corporaOf,
};
