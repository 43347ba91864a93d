/** A boolean variable (from 1) or, negative, its negation, as in DIMACS. */
export type Literal = number;

/** Size of a lowered program. Engines choose their parameters by it, never by the puzzle type. */
export interface ProgramShape {
  readonly variables: number;
  readonly clauses: number;
  readonly counts: number;
  readonly linears: number;
  /** Lazy constraints will add clauses between calls of `solve`. */
  readonly lazy: boolean;
  /** The session will get very many small calls, each with other assumptions. */
  readonly often?: boolean;
}

/** Limits of one call of an engine, which returns `unknown` when it reaches one. */
export interface CallLimits {
  /** Time at which the call ends, in milliseconds like `Date.now()`; approximate. */
  readonly deadline?: number | undefined;
  /** Number of conflicts after which the call ends; approximate. */
  readonly conflicts?: number | undefined;
}

/** Result of an engine call; `unknown` if it stopped before it could decide. */
export type Verdict =
  | { readonly status: 'sat' }
  | { readonly status: 'unsat' }
  | { readonly status: 'unknown'; readonly reason: UnknownReason };

/** Reason why an engine or a task has no verdict. */
export type UnknownReason = 'time limit' | 'conflict limit' | 'aborted' | 'memory' | (string & {});

/** A solver. */
export interface Engine {
  readonly name: string;
  /** Opens a new, empty session for a program of this shape. */
  open(shape: ProgramShape): Promise<Session>;
}

/**
 * An incremental session. It blocks its thread while it works. Arrays are flat, so that a whole program is passed to an engine in a few
 * calls.
 */
export interface Session {
  /** Adds `n` variables and returns the first; the others follow it. Rows may add auxiliary variables in between. */
  addVariables(n: number): Literal;
  /** Adds clauses, each terminated by 0. */
  addClauses(flat: Int32Array): void;
  /** Adds rows `guard, min, max, n, literal * n`: if the guard is true (0: always), between min and max of the literals are true. */
  addCounts(flat: Int32Array): void;
  /** Adds rows `guard, min, max, n, (coefficient, literal) * n`: as counts, for the sum of the coefficients of the true literals. */
  addLinears(flat: Int32Array): void;
  /** Searches for an assignment that also satisfies the assumptions. */
  solve(assumptions?: Int32Array, limits?: CallLimits): Verdict;
  /** The next call resumes a call that ended at its conflict limit, with all learned clauses. */
  readonly resumes?: boolean;
  /** Returns whether a literal is true in the assignment of the last `solve`. Valid until anything is added. */
  value(literal: Literal): boolean;
  /** Sets the literals that decisions try first, in place of earlier ones. Absent if the engine has no such preferences. */
  prefer?(literals: readonly Literal[] | Int32Array): void;
  /** Returns assumptions that contradict each other, after `unsat`; not always a minimal set. */
  core(): Int32Array;
  /** Frees all memory of the session, which cannot be used afterwards. */
  close(): void;
}
