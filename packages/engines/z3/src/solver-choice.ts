import type { ProgramShape } from '@gridproof/core';

/** One of Z3's solvers with its parameters. */
export interface SolverChoice {
  /** The finite-domain solver, a SAT solver with native counting; or the general one. */
  readonly logic: 'QF_FD' | undefined;
  /** Parameters of that solver, by name. */
  readonly parameters: Readonly<Record<string, string | number | boolean>>;
  /** Maximum length of at-most-one rows that are passed as clauses; `all` passes all rows as clauses. */
  readonly pairwise: number | 'all';
}

/** Chooses a solver by the shape of the program alone; measured by `setups` in the benchmarks. */
export function chooseSolver({ counts, linears }: ProgramShape): SolverChoice {
  // With weighted sums Z3 is faster with clauses, for them and for all counts.
  if (linears) return { logic: 'QF_FD', parameters: {}, pairwise: 'all' };
  return { logic: 'QF_FD', parameters: counts ? COUNTING : {}, pairwise: 16 };
}

/**
 * By default this solver encodes every counting row by sorting networks, which are most of the program for larger bounds. It keeps short
 * rows (under nine literals)
 * only with a lower minimum arity.
 */
const COUNTING = { 'cardinality.solver': true, 'pb.min_arity': 2 };
