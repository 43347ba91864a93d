import {
  type CallLimits,
  checkpoint,
  isFatal,
  type Literal,
  type Session,
  type UnknownReason,
  type Verdict,
  type WasmModule,
} from '@gridproof/core';
import { Scratch, withText } from './memory.js';
import type { Pointer, Z3Module } from './module.js';
import { pairwise } from './pairwise.js';
import type { SolverChoice } from './solver-choice.js';

const TRUE = 1;
const UNDECIDED = 0;
/** Maximum value of Z3's limits, which means no limit. */
const NO_LIMIT = 0xffff_ffff;

/** Turns a limit above the maximum into none, instead of its lower 32 bits. */
const atMost = (limit: number): number => Math.min(limit, NO_LIMIT);

/**
 * One solver in one context. Terms belong to the context and live as long as it does, so only the solver, its models and its cores are
 * reference-counted. All calls are synchronous.
 */
export class Z3Session implements Session {
  readonly #z3: Z3Module;
  readonly #compiled: WasmModule<Z3Module>;
  readonly #context: Pointer;
  readonly #solver: Pointer;
  readonly #bool: Pointer;
  readonly #scratch: Scratch;
  readonly #pairwise: number;
  /** By variable: the term, its negation (0 until first use) and its declaration. */
  readonly #terms: Pointer[] = [0];
  readonly #negations: Pointer[] = [0];
  readonly #declarations: Pointer[] = [0];
  readonly #literals = new Map<Pointer, Literal>();
  #model: Pointer = 0;
  #core: Int32Array<ArrayBuffer> = new Int32Array();
  #limits = { timeout: NO_LIMIT, max_conflicts: NO_LIMIT };
  #closed = false;

  /** `z3` is the loaded module of `compiled`. */
  constructor(
    z3: Z3Module,
    compiled: WasmModule<Z3Module>,
    { logic, parameters, pairwise: most }: SolverChoice,
  ) {
    this.#z3 = z3;
    this.#compiled = compiled;
    this.#pairwise = most === 'all' ? 0 : most;
    this.#scratch = new Scratch(z3);
    const config = z3._Z3_mk_config();
    this.#context = z3._Z3_mk_context(config);
    z3._Z3_del_config(config);
    // Without an error handler Z3 would end the process; errors are checked after each group of calls instead.
    z3._set_noop_error_handler(this.#context);
    this.#solver =
      logic === undefined
        ? z3._Z3_mk_simple_solver(this.#context)
        : z3._Z3_mk_solver_for_logic(this.#context, this.#symbol(logic));
    z3._Z3_solver_inc_ref(this.#context, this.#solver);
    this.#bool = z3._Z3_mk_bool_sort(this.#context);
    if (Object.keys(parameters).length) this.#setParameters(parameters);
    this.#check();
  }

  addVariables(n: number): Literal {
    return this.#useModule(() => {
      const { _Z3_mk_int_symbol, _Z3_mk_const, _Z3_get_app_decl } = this.#z3;
      const first = this.#terms.length;
      for (let id = first; id < first + n; id++) {
        const term = _Z3_mk_const(this.#context, _Z3_mk_int_symbol(this.#context, id), this.#bool);
        this.#terms.push(term);
        this.#negations.push(0);
        this.#declarations.push(_Z3_get_app_decl(this.#context, term));
        this.#literals.set(term, id);
      }
      this.#check();
      return first;
    });
  }

  addClauses(flat: Int32Array): void {
    if (flat.length && flat.at(-1) !== 0) throw new RangeError('the last clause does not end with 0');
    this.#useModule(() => {
      for (let start = 0, at = 0; at < flat.length; at++) {
        if (flat[at] !== 0) continue;
        const n = at - start;
        if (n === 1) this.#assert(this.#term(flat[start]!));
        else this.#assert(this.#z3._Z3_mk_or(this.#context, n, this.#array(flat, start, n, 1)));
        start = at + 1;
        checkpoint(4);
      }
    });
  }

  addCounts(flat: Int32Array): void {
    const { clauses, rows } = pairwise(flat, this.#pairwise);
    this.addClauses(clauses);
    this.#useModule(() => this.#addRows(rows, 1));
  }

  addLinears(flat: Int32Array): void {
    this.#useModule(() => this.#addRows(flat, 2));
  }

  solve(assumptions: Int32Array = new Int32Array(), { deadline, conflicts }: CallLimits = {}): Verdict {
    const timeout = deadline === undefined ? NO_LIMIT : atMost(Math.ceil(deadline - Date.now()));
    if (timeout <= 0) return { status: 'unknown', reason: 'time limit' };
    if (conflicts !== undefined && conflicts <= 0) return { status: 'unknown', reason: 'conflict limit' };
    try {
      return this.#useModule(() => {
        this.#forget();
        this.#limit({ timeout, max_conflicts: conflicts === undefined ? NO_LIMIT : atMost(conflicts) });
        return this.#run(assumptions, deadline);
      });
    } catch (error) {
      if (isFatal(error)) return { status: 'unknown', reason: 'memory' };
      throw error;
    }
  }

  value(literal: Literal): boolean {
    if (!this.#model) throw new Error('there is no assignment to read');
    const declaration = this.#declarations[Math.abs(literal)]!;
    const value = this.#z3._Z3_model_get_const_interp(this.#context, this.#model, declaration);
    // A variable that the solver left open may have either value; false is chosen.
    const holds = value !== 0 && this.#z3._Z3_get_bool_value(this.#context, value) === TRUE;
    return holds === literal > 0;
  }

  core(): Int32Array {
    return this.#core;
  }

  close(): void {
    if (this.#closed) return;
    this.#forget();
    this.#closed = true;
    this.#scratch.free();
    this.#z3._Z3_solver_dec_ref(this.#context, this.#solver);
    this.#z3._Z3_del_context(this.#context);
  }

  #run(assumptions: Int32Array, deadline: number | undefined): Verdict {
    const terms = this.#array(assumptions, 0, assumptions.length, 1);
    const result = assumptions.length
      ? this.#z3._Z3_solver_check_assumptions(this.#context, this.#solver, assumptions.length, terms)
      : this.#z3._Z3_solver_check(this.#context, this.#solver);
    if (result === UNDECIDED) return { status: 'unknown', reason: this.#reason(deadline) };
    this.#check();
    if (result === TRUE) {
      this.#model = this.#z3._Z3_solver_get_model(this.#context, this.#solver);
      this.#z3._Z3_model_inc_ref(this.#context, this.#model);
      return { status: 'sat' };
    }
    if (assumptions.length) this.#core = this.#readCore();
    return { status: 'unsat' };
  }

  /** Adds rows of terms with coefficients (step 2) or without (step 1), each with an upper and a lower bound that may have no effect. */
  #addRows(rows: Int32Array, step: 1 | 2): void {
    for (let at = 0; at < rows.length; at += 4 + step * rows[at + 3]!) {
      checkpoint(4);
      const [guard, min, max, n] = rows.subarray(at, at + 4) as unknown as [number, number, number, number];
      let least = 0;
      let most = 0;
      for (let term = 0; term < n; term++) {
        const coefficient = step === 1 ? 1 : rows[at + 4 + 2 * term]!;
        if (coefficient < 0) least += coefficient;
        else most += coefficient;
      }
      const terms = this.#array(rows, at + 3 + step, n, step);
      const coefficients = terms + 4 * n;
      for (let term = 0; term < n; term++)
        this.#z3.HEAP32[(coefficients >> 2) + term] = step === 1 ? 1 : rows[at + 4 + 2 * term]!;
      const { _Z3_mk_pbeq, _Z3_mk_pbge, _Z3_mk_pble } = this.#z3;
      if (min > max) this.#assertIf(guard, this.#z3._Z3_mk_or(this.#context, 0, terms));
      else if (min === max) this.#assertIf(guard, _Z3_mk_pbeq(this.#context, n, terms, coefficients, min));
      else {
        if (min > least) this.#assertIf(guard, _Z3_mk_pbge(this.#context, n, terms, coefficients, min));
        if (max < most) this.#assertIf(guard, _Z3_mk_pble(this.#context, n, terms, coefficients, max));
      }
    }
  }

  /** Asserts a term. Checks first, because Z3 reports an error only until the next call. */
  #assert(term: Pointer): void {
    if (term === 0) this.#check();
    this.#z3._Z3_solver_assert(this.#context, this.#solver, term);
    this.#check();
  }

  #assertIf(guard: Literal, term: Pointer): void {
    this.#assert(guard === 0 ? term : this.#z3._Z3_mk_implies(this.#context, this.#term(guard), term));
  }

  #term(literal: Literal): Pointer {
    if (!this.#terms[Math.abs(literal)]) throw new RangeError(`there is no variable ${Math.abs(literal)}`);
    if (literal > 0) return this.#terms[literal]!;
    const negation = this.#negations[-literal]!;
    if (negation) return negation;
    const term = this.#z3._Z3_mk_not(this.#context, this.#terms[-literal]!);
    this.#negations[-literal] = term;
    this.#literals.set(term, literal);
    return term;
  }

  /** Writes the terms of every `step`-th literal into memory, with space for as many words after them. */
  #array(literals: Int32Array, start: number, n: number, step: 1 | 2): Pointer {
    const pointer = this.#scratch.words(2 * n);
    for (let at = 0; at < n; at++) {
      const term = this.#term(literals[start + step * at]!);
      this.#z3.HEAPU32[(pointer >> 2) + at] = term;
    }
    return pointer;
  }

  #readCore(): Int32Array<ArrayBuffer> {
    const z3 = this.#z3;
    const vector = z3._Z3_solver_get_unsat_core(this.#context, this.#solver);
    z3._Z3_ast_vector_inc_ref(this.#context, vector);
    const core = Int32Array.from(
      { length: z3._Z3_ast_vector_size(this.#context, vector) },
      (_, at) => this.#literals.get(z3._Z3_ast_vector_get(this.#context, vector, at))!,
    );
    z3._Z3_ast_vector_dec_ref(this.#context, vector);
    return core;
  }

  /** Releases the result of the last `solve`. */
  #forget(): void {
    if (this.#model) this.#z3._Z3_model_dec_ref(this.#context, this.#model);
    this.#model = 0;
    this.#core = new Int32Array();
  }

  /** Runs all work with the module. After a fatal fault, usually lack of memory, nothing can be used. */
  #useModule<T>(work: () => T): T {
    if (this.#closed) throw new Error('the session is closed');
    return this.#compiled.use(work, () => {
      this.#closed = true;
      this.#model = 0;
    });
  }

  /** Sets the limits if they have changed; most calls have none. */
  #limit(limits: { timeout: number; max_conflicts: number }): void {
    const { timeout, max_conflicts } = this.#limits;
    if (limits.timeout === timeout && limits.max_conflicts === max_conflicts) return;
    this.#limits = limits;
    this.#setParameters(limits);
  }

  #setParameters(values: SolverChoice['parameters']): void {
    const { _Z3_params_set_bool, _Z3_params_set_symbol, _Z3_params_set_uint } = this.#z3;
    const params = this.#z3._Z3_mk_params(this.#context);
    this.#z3._Z3_params_inc_ref(this.#context, params);
    for (const [name, value] of Object.entries(values)) {
      const symbol = this.#symbol(name);
      if (typeof value === 'boolean') _Z3_params_set_bool(this.#context, params, symbol, value);
      else if (typeof value === 'number') _Z3_params_set_uint(this.#context, params, symbol, value);
      else _Z3_params_set_symbol(this.#context, params, symbol, this.#symbol(value));
    }
    this.#z3._Z3_solver_set_params(this.#context, this.#solver, params);
    this.#check();
    this.#z3._Z3_params_dec_ref(this.#context, params);
  }

  #symbol(name: string): Pointer {
    return withText(this.#z3, name, (text) => this.#z3._Z3_mk_string_symbol(this.#context, text));
  }

  #reason(deadline: number | undefined): UnknownReason {
    if (deadline !== undefined && Date.now() >= deadline) return 'time limit';
    const said = this.#z3.UTF8ToString(this.#z3._Z3_solver_get_reason_unknown(this.#context, this.#solver));
    if (/timeout|canceled/.test(said)) return 'time limit';
    if (/conflicts/.test(said)) return 'conflict limit';
    return /memory|memout/.test(said) ? 'memory' : said;
  }

  /** Throws the error of the last call, if it failed. */
  #check(): void {
    const code = this.#z3._Z3_get_error_code(this.#context);
    if (code === 0) return;
    const message = this.#z3.UTF8ToString(this.#z3._Z3_get_error_msg(this.#context, code));
    throw new Error(`Z3: ${message}`);
  }
}
