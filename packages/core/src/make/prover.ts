import type { Clue } from './full.js';

/** Proves of clues of an answer that they leave no other. */
export interface Prover {
  /** Those of some clues that are enough to leave no other answer; none where there is another. Throws `Undecided`. */
  core(clues: readonly Clue[]): Promise<ReadonlySet<Clue> | undefined>;
  /** Lets go of what was asked. */
  end(): void;
}
