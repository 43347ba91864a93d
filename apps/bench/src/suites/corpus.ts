import { corporaOf } from './corpora.js';
import type { Suite } from './suite.js';

export const corpus: Suite = {
  name: 'corpus',
  title: 'The corpora of all puzzle types that are installed: puzzles of every size, as they come.',
  entries: corporaOf,
};
