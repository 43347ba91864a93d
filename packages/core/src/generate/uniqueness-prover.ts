import type { Clue } from './implied-clues.js';

/** Proves that clues of an answer leave no other. */
export interface UniquenessProver {
  /**
   * Returns a subset of the clues that leaves no other answer; undefined if another answer exists.
   * @throws {UndecidedError}
   */
  core(clues: readonly Clue[]): Promise<ReadonlySet<Clue> | undefined>;
  /** Frees the resources of the proofs. */
  end(): void;
}
