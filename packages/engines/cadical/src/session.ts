import {
  type CallLimits,
  type ClauseSession,
  checkpoint,
  isFatal,
  type Literal,
  type Verdict,
} from '@gridproof/core';
import { type CadicalModule, type Pointer, wasmModule } from './module.js';

/** Results of the module's `solve`. */
const SATISFIABLE = 10;
const UNSATISFIABLE = 20;
/** Maximum number of conflicts that the module accepts as a limit. */
const MAX_LIMIT = 2 ** 31 - 1;

/** CaDiCaL options that differ from the defaults, by name. */
export type CadicalOptions = Readonly<Record<string, number>>;

/** One solver in the module's memory, which all solvers share. */
export class CadicalSession implements ClauseSession {
  readonly resumes = true;
  readonly #cadical: CadicalModule;
  readonly #solver: Pointer;
  #variableCount = 0;
  #hasAssignment = false;
  /** Literals that decisions try first. */
  #preferred: readonly Literal[] | Int32Array = [];
  #core: Int32Array<ArrayBuffer> = new Int32Array();
  #closed = false;

  constructor(cadical: CadicalModule, options: CadicalOptions = {}) {
    this.#cadical = cadical;
    this.#solver = cadical.init();
    for (const [name, value] of Object.entries(options)) cadical.set_option(this.#solver, name, value);
  }

  addVariables(n: number): Literal {
    return this.#useModule(() => {
      const first = this.#variableCount + 1;
      this.#variableCount += n;
      return first;
    });
  }

  addClauses(flat: Int32Array): void {
    if (flat.length && flat.at(-1) !== 0) throw new RangeError('the last clause does not end with 0');
    let maxVariable = 0;
    for (let at = 0; at < flat.length; at++) {
      const literal = flat[at]!;
      if (literal > maxVariable) maxVariable = literal;
      else if (-literal > maxVariable) maxVariable = -literal;
    }
    this.#checkVariable(maxVariable);
    const { add } = this.#cadical;
    const solver = this.#solver;
    this.#useModule(() => {
      this.#hasAssignment = false;
      for (let at = 0; at < flat.length; at++) {
        const literal = flat[at]!;
        add(solver, literal);
        if (literal === 0) checkpoint();
      }
    });
  }

  solve(assumptions: Int32Array = new Int32Array(), { deadline, conflicts }: CallLimits = {}): Verdict {
    if (deadline !== undefined && Date.now() >= deadline) return { status: 'unknown', reason: 'time limit' };
    if (conflicts !== undefined && conflicts <= 0) return { status: 'unknown', reason: 'conflict limit' };
    for (const literal of assumptions) this.#checkVariable(literal);
    try {
      return this.#useModule(() => this.#run(assumptions, deadline, conflicts));
    } catch (error) {
      if (isFatal(error)) return { status: 'unknown', reason: 'memory' };
      throw error;
    }
  }

  value(literal: Literal): boolean {
    if (!this.#hasAssignment) throw new Error('there is no assignment to read');
    return this.#cadical.val(this.#solver, literal) === literal;
  }

  prefer(literals: readonly Literal[] | Int32Array): void {
    for (const literal of literals) this.#checkVariable(literal);
    const { phase, unphase } = this.#cadical;
    this.#useModule(() => {
      for (const literal of this.#preferred) unphase(this.#solver, literal);
      for (const literal of literals) phase(this.#solver, literal);
      this.#preferred = literals.slice();
    });
  }

  core(): Int32Array {
    return this.#core;
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#hasAssignment = false;
    this.#cadical.release(this.#solver);
  }

  #run(assumptions: Int32Array, deadline: number | undefined, conflicts: number | undefined): Verdict {
    const cadical = this.#cadical;
    this.#hasAssignment = false;
    this.#core = new Int32Array();
    if (conflicts !== undefined) cadical.limit(this.#solver, 'conflicts', Math.min(conflicts, MAX_LIMIT));
    cadical.deadline = deadline ?? Number.POSITIVE_INFINITY;
    cadical.set_terminate(this.#solver, 0, deadline === undefined ? 0 : cadical.stopAtDeadline);
    for (const literal of assumptions) cadical.assume(this.#solver, literal);
    const result = cadical.solve(this.#solver);
    if (result === SATISFIABLE) {
      this.#hasAssignment = true;
      return { status: 'sat' };
    }
    if (result === UNSATISFIABLE) {
      this.#core = assumptions.filter((literal) => cadical.failed(this.#solver, literal) !== 0);
      return { status: 'unsat' };
    }
    const isPastDeadline = deadline !== undefined && Date.now() >= deadline;
    return { status: 'unknown', reason: isPastDeadline ? 'time limit' : 'conflict limit' };
  }

  #checkVariable(literal: Literal): void {
    if (Math.abs(literal) > this.#variableCount)
      throw new RangeError(`there is no variable ${Math.abs(literal)}`);
  }

  /** Runs work that calls the module. A fatal error, usually lack of memory, makes this session unusable. */
  #useModule<T>(work: () => T): T {
    if (this.#closed) throw new Error('the session is closed');
    return wasmModule.use(work, () => {
      this.#closed = true;
      this.#hasAssignment = false;
    });
  }
}
