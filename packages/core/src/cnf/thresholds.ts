/** Up to which size a row is written in the plainer of two ways. */
export interface EncodingThresholds {
  /** Up to this many literals, of which at most one is true, are excluded pair by pair; more are laid out as a rectangle. */
  readonly pairwise: number;
  /** A count that takes at most this many clauses is written directly, without new variables. */
  readonly direct: number;
  /**
   * A counter of n literals up to k takes about n * k clauses. If that is more than this, they are added in binary: much
   * smaller, and such a row, as the number of all mines, decides little before the others have decided most.
   */
  readonly counter: number;
  /** The tree of a weighted sum may put this many pairs of values together; beyond that weights are added in binary. */
  readonly pairs: number;
}

/** Measured with CaDiCaL (docs/benchmarks.md). */
export const THRESHOLDS: EncodingThresholds = { pairwise: 10, direct: 40, counter: 5_000, pairs: 20_000 };
