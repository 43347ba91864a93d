import { hooksFor } from './hooks.js';
import type { Z3Module } from './module.js';
import { type Factory, start } from './start.js';
import { WebAssembly } from './wasm-types.js';

/** Starts Z3 from the package z3-solver, resolved from this package. */
export async function startInNode(): Promise<Z3Module> {
  // Node's modules are loaded here, so that browsers can load this package, too.
  const { getBuiltinModule } = (globalThis as { process?: Partial<NodeJS.Process> }).process ?? {};
  if (!getBuiltinModule)
    throw new Error(
      "outside of Node, Z3 is found where it is served: z3From('address of z3-solver/build/z3-built.js')",
    );
  const { setFlagsFromString } = getBuiltinModule('node:v8');
  // Validating all 35 MB before the first call takes longer than most puzzles; each function is validated at its first call.
  setFlagsFromString('--wasm-lazy-validation');
  // The second, optimizing compilation pays off only for long runs, and a process waits for it before it exits.
  setFlagsFromString('--wasm-tiering-budget=100000000');
  const require = getBuiltinModule('node:module').createRequire(import.meta.url);
  const factory = require('z3-solver/build/z3-built.js') as Factory;
  const bytes = getBuiltinModule('node:fs').readFileSync(require.resolve('z3-solver/build/z3-built.wasm'));
  return await start(factory, hooksFor(await WebAssembly.compile(bytes)));
}
