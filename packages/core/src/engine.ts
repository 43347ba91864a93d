/** A boolean variable (from 1) or, negative, its negation, as in DIMACS. */
export type Literal = number;

/** What a lowered program looks like: engines choose their parameters by it, never by the puzzle type. */
export interface ProgramShape {
  readonly variables: number;
  readonly clauses: number;
  readonly counts: number;
  readonly linears: number;
  /** Lazy rules will add clauses between the calls of `solve`. */
  readonly lazy: boolean;
  /** Very many small questions will be asked, each under other assumptions. */
  readonly often?: boolean;
}

/** When a call of an engine is to end, whether or not it knows the verdict. */
export interface Limits {
  /** The call returns `unknown` at about this time, in milliseconds as of `Date.now()`. */
  readonly deadline?: number | undefined;
  /** The call returns `unknown` after about this many conflicts. */
  readonly conflicts?: number | undefined;
}

/** `unknown` is an answer too: the engine stopped before it could decide. */
export type Verdict =
  | { readonly status: 'sat' }
  | { readonly status: 'unsat' }
  | { readonly status: 'unknown'; readonly reason: UnknownReason };

/** Why an engine or a task does not know. */
export type UnknownReason = 'time limit' | 'conflict limit' | 'aborted' | 'memory' | (string & {});

/** A solver program behind GridProof. */
export interface Engine {
  readonly name: string;
  /** A new, empty session; `shape` says what will be loaded into it. */
  open(shape: ProgramShape): Promise<Session>;
}

/**
 * One incremental session. It blocks its thread while it works. Arrays are flat so that a whole program crosses into
 * an engine in a few calls.
 */
export interface Session {
  /** Adds `n` variables and returns the first; the others follow it. Rows may take variables of their own in between. */
  addVariables(n: number): Literal;
  /** Clauses one after the other, each ended by 0. */
  addClauses(flat: Int32Array): void;
  /** Rows `guard, min, max, n, literal * n`: if the guard is true (0: always), between min and max of the literals are true. */
  addCounts(flat: Int32Array): void;
  /** Rows `guard, min, max, n, (coefficient, literal) * n`: as counts, for the sum of the coefficients of the true literals. */
  addLinears(flat: Int32Array): void;
  /** Looks for an assignment under which the assumptions are true too. */
  solve(assumptions?: Int32Array, limits?: Limits): Verdict;
  /** A call that ended at its conflict limit is resumed by the next one, with all that was learned. */
  readonly resumes?: boolean;
  /** Whether a literal is true in the assignment that the last call of `solve` found; until anything is added. */
  value(literal: Literal): boolean;
  /** Where there is a choice, these are tried first, and no longer those before. What knows no such wishes lacks it. */
  prefer?(literals: readonly Literal[] | Int32Array): void;
  /** After `unsat`: assumptions that cannot hold together (not always the fewest). */
  core(): Int32Array;
  /** Frees all memory of the session. It cannot be used afterwards. */
  close(): void;
}
