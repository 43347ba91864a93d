import { readCorpus } from './corpora.js';
import type { Suite } from './suite.js';

export const takuzuLarge: Suite = {
  name: 'takuzu-large',
  title: 'Takuzu boards of 14x14 and 30x30, with the clues that a generator leaves.',
  entries: () => readCorpus('takuzu').filter(({ text }) => /^takuzu:(14x14|30x30)u:/.test(text)),
};
