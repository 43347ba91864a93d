import type { Clue } from './implied-clues.js';

/** Proves that clues of an answer leave no other. */
export interface UniquenessProver {
  /** Those of some clues that are enough to leave no other answer; none where there is another. Throws `Undecided`. */
  core(clues: readonly Clue[]): Promise<ReadonlySet<Clue> | undefined>;
  /** Frees what the proofs needed. */
  end(): void;
}
