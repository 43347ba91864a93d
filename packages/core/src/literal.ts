import type { Literal } from './engine.js';

/** The literal that is always true; its negation is never. Only drafts and keys hold it: engines never see it. */
export const TRUE: Literal = 0x7fffffff;
