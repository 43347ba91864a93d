/** Limits for choosing the simpler of two encodings of a row. */
export interface EncodingThresholds {
  /** Maximum number of literals of a pairwise at-most-one; more use the product encoding. */
  readonly pairwise: number;
  /** Maximum number of clauses of a count without auxiliary variables. */
  readonly direct: number;
  /**
   * Maximum size n * k of a counter of n literals up to k; larger ones are added in binary. That is much smaller, and such a row, like the
   * number of all mines, decides little before the others have decided most.
   */
  readonly counter: number;
  /** Maximum number of pairs of values in the tree of a weighted sum; larger sums are added in binary. */
  readonly pairs: number;
}

/** Measured with CaDiCaL (docs/benchmarks.md). */
export const THRESHOLDS: EncodingThresholds = { pairwise: 10, direct: 40, counter: 5_000, pairs: 20_000 };
