import type { ProgramShape } from '@gridproof/core';

/** Which of Z3's solvers works on a program, and with which parameters. */
export interface Choice {
  /** The finite-domain solver, a SAT solver with native counting; or the general one. */
  readonly logic: 'QF_FD' | undefined;
  /** Parameters of that solver, by name. */
  readonly parameters: Readonly<Record<string, string | boolean>>;
}

/** Chosen by the shape of the program alone; measured in the benchmarks. */
export function choose({ clauses, counts, linears, lazy }: ProgramShape): Choice {
  const rows = counts + linears;
  // Where counting is nearly all there is, the general solver's own counting is ahead of clauses made from it.
  if (rows > clauses && !lazy) return { logic: undefined, parameters: {} };
  // The counting rows stay rows: turned into clauses, they would be the larger part of the program.
  return { logic: 'QF_FD', parameters: rows > 0 ? { 'pb.solver': 'solver' } : {} };
}
