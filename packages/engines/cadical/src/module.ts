import { WasmModule } from '@gridproof/core';

/** A solver in the module's memory. */
export type Pointer = number;

/** The functions of the compiled CaDiCaL that the engine needs, without wrappers, because there is one call per literal. */
export interface CadicalModule {
  init(): Pointer;
  release(solver: Pointer): void;
  /** Adds a literal of the present clause; 0 ends it. */
  add(solver: Pointer, literal: number): void;
  assume(solver: Pointer, literal: number): void;
  solve(solver: Pointer): number;
  /** Returns the literal itself if it is true, otherwise its negation. */
  val(solver: Pointer, literal: number): number;
  failed(solver: Pointer, literal: number): number;
  /** Makes decisions try this literal's value of the variable first. */
  phase(solver: Pointer, literal: number): void;
  unphase(solver: Pointer, literal: number): void;
  limit(solver: Pointer, name: string, value: number): void;
  /** Call before adding anything. */
  set_option(solver: Pointer, name: string, value: number): void;
  /** Sets the function that the solver calls at intervals to check whether to stop. */
  set_terminate(solver: Pointer, state: number, callback: number): void;
  /** Function for `set_terminate` that stops solvers from `deadline` on. */
  readonly stopAtDeadline: number;
  /** Milliseconds like `Date.now()`. Only one solver of a thread runs at a time. */
  deadline: number;
}

/** The compiled CaDiCaL. It is loaded by the first session, because most small puzzles are decided without. */
export const wasmModule = new WasmModule(start);

async function start(): Promise<CadicalModule> {
  delayTiering();
  const { createModule } = await import('cadical-wasm');
  const module = await createModule();
  const wrap = (name: string, returns: 'number' | null, takes: readonly ('number' | 'string')[]) =>
    module.cwrap(`ccadical_${name}`, returns, [...takes]);
  const cadical: CadicalModule = {
    init: wrap('init', 'number', []),
    release: wrap('release', null, ['number']),
    add: wrap('add', null, ['number', 'number']),
    assume: wrap('assume', null, ['number', 'number']),
    solve: wrap('solve', 'number', ['number']),
    val: wrap('val', 'number', ['number', 'number']),
    failed: wrap('failed', 'number', ['number', 'number']),
    phase: wrap('phase', null, ['number', 'number']),
    unphase: wrap('unphase', null, ['number', 'number']),
    limit: wrap('limit', null, ['number', 'string', 'number']),
    set_option: wrap('set_option', null, ['number', 'string', 'number']),
    set_terminate: wrap('set_terminate', null, ['number', 'number', 'number']),
    stopAtDeadline: module.addFunction(() => (Date.now() >= cadical.deadline ? 1 : 0), 'ii'),
    deadline: Number.POSITIVE_INFINITY,
  };
  return cadical;
}

/**
 * Delays the second, optimizing compilation of functions in Node. Done early, it takes longer than most puzzles, and a process waits for it
 * before it exits.
 * Browsers keep running, and have no such setting.
 */
function delayTiering(): void {
  const node = (globalThis as { process?: Partial<Pick<NodeJS.Process, 'getBuiltinModule'>> }).process;
  node?.getBuiltinModule?.('node:v8').setFlagsFromString('--wasm-tiering-budget=100000000');
}
