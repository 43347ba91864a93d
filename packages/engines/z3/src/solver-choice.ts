import type { ProgramShape } from '@gridproof/core';

/** Which of Z3's solvers works on a program, and with which parameters. */
export interface SolverChoice {
  /** The finite-domain solver, a SAT solver with native counting; or the general one. */
  readonly logic: 'QF_FD' | undefined;
  /** Parameters of that solver, by name. */
  readonly parameters: Readonly<Record<string, string | number | boolean>>;
  /** Rows of up to this many literals, of which at most one is true, are handed over as clauses; all rows where it is `all`. */
  readonly pairwise: number | 'all';
}

/** Chosen by the shape of the program alone; measured by `choices` in the benchmarks. */
export function chooseSolver({ counts, linears }: ProgramShape): SolverChoice {
  // Where there are weighted sums Z3 is faster with clauses, for them and for all counts beside them.
  if (linears) return { logic: 'QF_FD', parameters: {}, pairwise: 'all' };
  return { logic: 'QF_FD', parameters: counts ? COUNTING : {}, pairwise: 16 };
}

/**
 * By default this solver makes clauses of every counting row, by sorting networks: of larger bounds these are
 * most of the program. Short rows (under nine literals) are kept only if the least arity says so.
 */
const COUNTING = { 'cardinality.solver': true, 'pb.min_arity': 2 };
