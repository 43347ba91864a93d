import type { Example } from '@gridproof/describe';

/**
 * Puzzles with their only answer, `null` for none, and their source. For each rule, and for the clues, one example records an answer that
 * breaks it. At least three, the first an attractive one for the README.
 */
export const examples: readonly Example<'first'>[] = [];
