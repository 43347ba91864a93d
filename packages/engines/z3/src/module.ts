/** A pointer into the module's memory, or a handle from Z3. */
export type Pointer = number;

/** The functions of the compiled Z3 that the engine needs. They are called directly, without asynchronous wrappers, and block the thread. */
export interface Z3Module {
  /** Views of the memory. They are replaced when it grows, so do not store them. */
  readonly HEAPU8: Uint8Array;
  readonly HEAPU32: Uint32Array;
  readonly HEAP32: Int32Array;
  _malloc(bytes: number): Pointer;
  _free(pointer: Pointer): void;
  UTF8ToString(pointer: Pointer): string;
  _set_noop_error_handler(context: Pointer): void;
  _Z3_global_param_set(name: Pointer, value: Pointer): void;
  _Z3_mk_config(): Pointer;
  _Z3_del_config(config: Pointer): void;
  _Z3_mk_context(config: Pointer): Pointer;
  _Z3_del_context(context: Pointer): void;
  _Z3_get_error_code(context: Pointer): number;
  _Z3_get_error_msg(context: Pointer, code: number): Pointer;
  _Z3_mk_int_symbol(context: Pointer, n: number): Pointer;
  _Z3_mk_string_symbol(context: Pointer, text: Pointer): Pointer;
  _Z3_mk_bool_sort(context: Pointer): Pointer;
  _Z3_mk_const(context: Pointer, symbol: Pointer, sort: Pointer): Pointer;
  _Z3_mk_not(context: Pointer, term: Pointer): Pointer;
  _Z3_mk_or(context: Pointer, n: number, terms: Pointer): Pointer;
  _Z3_mk_implies(context: Pointer, condition: Pointer, conclusion: Pointer): Pointer;
  _Z3_mk_pbeq(context: Pointer, n: number, terms: Pointer, coefficients: Pointer, bound: number): Pointer;
  _Z3_mk_pble(context: Pointer, n: number, terms: Pointer, coefficients: Pointer, bound: number): Pointer;
  _Z3_mk_pbge(context: Pointer, n: number, terms: Pointer, coefficients: Pointer, bound: number): Pointer;
  _Z3_mk_simple_solver(context: Pointer): Pointer;
  _Z3_mk_solver_for_logic(context: Pointer, logic: Pointer): Pointer;
  _Z3_solver_inc_ref(context: Pointer, solver: Pointer): void;
  _Z3_solver_dec_ref(context: Pointer, solver: Pointer): void;
  _Z3_mk_params(context: Pointer): Pointer;
  _Z3_params_inc_ref(context: Pointer, params: Pointer): void;
  _Z3_params_dec_ref(context: Pointer, params: Pointer): void;
  _Z3_params_set_bool(context: Pointer, params: Pointer, name: Pointer, value: boolean): void;
  _Z3_params_set_uint(context: Pointer, params: Pointer, name: Pointer, value: number): void;
  _Z3_params_set_symbol(context: Pointer, params: Pointer, name: Pointer, value: Pointer): void;
  _Z3_solver_set_params(context: Pointer, solver: Pointer, params: Pointer): void;
  _Z3_solver_assert(context: Pointer, solver: Pointer, term: Pointer): void;
  _Z3_solver_check(context: Pointer, solver: Pointer): number;
  _Z3_solver_check_assumptions(context: Pointer, solver: Pointer, n: number, terms: Pointer): number;
  _Z3_solver_get_model(context: Pointer, solver: Pointer): Pointer;
  _Z3_solver_get_unsat_core(context: Pointer, solver: Pointer): Pointer;
  _Z3_solver_get_reason_unknown(context: Pointer, solver: Pointer): Pointer;
  _Z3_model_inc_ref(context: Pointer, model: Pointer): void;
  _Z3_model_dec_ref(context: Pointer, model: Pointer): void;
  _Z3_model_get_const_interp(context: Pointer, model: Pointer, declaration: Pointer): Pointer;
  _Z3_get_app_decl(context: Pointer, term: Pointer): Pointer;
  _Z3_get_bool_value(context: Pointer, term: Pointer): number;
  _Z3_ast_vector_inc_ref(context: Pointer, vector: Pointer): void;
  _Z3_ast_vector_dec_ref(context: Pointer, vector: Pointer): void;
  _Z3_ast_vector_size(context: Pointer, vector: Pointer): number;
  _Z3_ast_vector_get(context: Pointer, vector: Pointer, index: number): Pointer;
}
