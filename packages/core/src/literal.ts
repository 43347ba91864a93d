import type { Literal } from './engine.js';

/** The literal that is always true; its negation is always false. Only program builders and literal maps use it, never engines. */
export const TRUE: Literal = 0x7fffffff;
