import { WasmModule } from '@gridproof/core';

/** A solver in the module's memory. */
export type Pointer = number;

/** The functions of the compiled CaDiCaL that an engine needs, called without any wrapper: one call for each literal must be quick. */
export interface CadicalModule {
  init(): Pointer;
  release(solver: Pointer): void;
  /** A literal of the clause that is being added; 0 ends it. */
  add(solver: Pointer, literal: number): void;
  assume(solver: Pointer, literal: number): void;
  solve(solver: Pointer): number;
  /** The literal itself if it is true, else its negation. */
  val(solver: Pointer, literal: number): number;
  failed(solver: Pointer, literal: number): number;
  /** Of this literal's variable, this value is tried first. */
  phase(solver: Pointer, literal: number): void;
  unphase(solver: Pointer, literal: number): void;
  limit(solver: Pointer, name: string, value: number): void;
  /** Before anything is added. */
  set_option(solver: Pointer, name: string, value: number): void;
  /** Solvers given this function ask it now and then whether to stop. */
  set_terminate(solver: Pointer, state: number, callback: number): void;
  /** What `set_terminate` takes: it makes solvers stop from `deadline` on. */
  readonly stopAtDeadline: number;
  /** In milliseconds as of `Date.now()`. Only one solver of a thread works at a time. */
  deadline: number;
}

/** The compiled CaDiCaL. It is loaded when the first session needs it: most small puzzles are decided without. */
export const compiled = new WasmModule(start);

async function start(): Promise<CadicalModule> {
  patient();
  const { createModule } = await import('cadical-wasm');
  const module = await createModule();
  const wrap = (name: string, returns: 'number' | null, takes: readonly ('number' | 'string')[]) =>
    module.cwrap(`ccadical_${name}`, returns, [...takes]);
  const ours: CadicalModule = {
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
    stopAtDeadline: module.addFunction(() => (Date.now() >= ours.deadline ? 1 : 0), 'ii'),
    deadline: Number.POSITIVE_INFINITY,
  };
  return ours;
}

/**
 * In Node: a function is compiled a second time, for speed, only after it has run for a while. Done earlier, that takes longer than
 * most puzzles do, and a process waits for it at its end. Browsers run on, and have no such setting.
 */
function patient(): void {
  const node = (globalThis as { process?: Partial<Pick<NodeJS.Process, 'getBuiltinModule'>> }).process;
  node?.getBuiltinModule?.('node:v8').setFlagsFromString('--wasm-tiering-budget=100000000');
}
