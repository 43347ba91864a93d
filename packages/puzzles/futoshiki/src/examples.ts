import type { Example } from '@gridproof/describe';

/**
 * Puzzles with their only answers, null where there is none, and where they come from. For each rule, and for the clues,
 * one of them records an answer that breaks it. At least three, the first a nice one: it is drawn for the README.
 */
export const examples: readonly Example<'first'>[] = [];
