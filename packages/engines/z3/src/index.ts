import { cnfSession, type Engine, type ProgramShape, WasmModule } from '@gridproof/core';
import { startInBrowser } from './browser.js';
import type { Z3Module } from './module.js';
import { startInNode } from './node.js';
import { Z3Session } from './session.js';
import { chooseSolver, type SolverChoice } from './solver-choice.js';

export type { SolverChoice } from './solver-choice.js';

const nodeModule = new WasmModule(startInNode);

/** The Z3 theorem prover, compiled to WebAssembly, in Node. The first session of a thread loads it in about a tenth of a second. */
export const z3: Engine = createEngine(chooseSolver, nodeModule);

/** Z3 with one solver for all programs, for benchmarks. */
export function z3With(choice: SolverChoice): Engine {
  return createEngine(() => choice, nodeModule);
}

/**
 * Z3 in a Web Worker, from the address of `build/z3-built.js` of the package z3-solver and of its `z3-built.wasm`, by default beside it.
 * The page must be cross-origin isolated, because Z3 shares memory with a thread that keeps the time.
 */
export function z3From(script: string | URL, wasm: string | URL = wasmBeside(script)): Engine {
  return createEngine(
    chooseSolver,
    new WasmModule(() => startInBrowser({ script: absoluteUrl(script), wasm: absoluteUrl(wasm) })),
  );
}

function createEngine(
  choiceFor: (shape: ProgramShape) => SolverChoice,
  compiled: WasmModule<Z3Module>,
): Engine {
  return {
    name: 'z3',
    async open(shape) {
      const choice = choiceFor(shape);
      const session = new Z3Session(await compiled.load(), compiled, choice);
      return choice.pairwise === 'all' ? cnfSession(session) : session;
    },
  };
}

const wasmBeside = (script: string | URL): URL => new URL('z3-built.wasm', absoluteUrl(script));

/** Resolves an address relative to the page or the worker. */
const absoluteUrl = (address: string | URL): URL =>
  new URL(address, (globalThis as { location?: { href: string } }).location?.href);

export default z3;
