import type { ProgramShape } from '@gridproof/core';

/** Which of Z3's solvers works on a program, and with which parameters. */
export interface Choice {
  /** The finite-domain solver, a SAT solver with native counting; or the general one. */
  readonly logic: 'QF_FD' | undefined;
  /** Parameters of that solver, by name. */
  readonly parameters: Readonly<Record<string, string | number | boolean>>;
}

/** Chosen by the shape of the program alone; measured by `choices` in the benchmarks. */
export function choose({ counts }: ProgramShape): Choice {
  if (counts === 0) return { logic: 'QF_FD', parameters: {} };
  // Unless told otherwise, this solver makes clauses of every counting row, by sorting networks: of larger bounds
  // these are most of the program. `pb.solver` does not help, it concerns rows of unequal coefficients alone. Short
  // rows (under nine literals) are kept only if the least arity says so, and most are short once clues are folded.
  return { logic: 'QF_FD', parameters: { 'cardinality.solver': true, 'pb.min_arity': 2 } };
}
