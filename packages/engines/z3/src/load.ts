import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { Compiled } from '@gridproof/core';
import { type Hooks, hooksFor } from './hooks.js';
import { withText } from './memory.js';
import type { Z3Module } from './module.js';

/** The compiled Z3. */
export const compiled = new Compiled(start);

async function start(): Promise<Z3Module> {
  // Checking all 35 MB before the first call takes longer than most puzzles; each function is checked at its first call.
  setFlagsFromString('--wasm-lazy-validation');
  // Compiling a function a second time, for speed, pays only where it runs for a while: a process waits for it at its end.
  setFlagsFromString('--wasm-tiering-budget=100000000');
  const require = createRequire(import.meta.url);
  const factory = require('z3-solver/build/z3-built.js') as (hooks: Hooks) => Promise<Z3Module>;
  const z3 = await factory(await hooksFor(require.resolve('z3-solver/build/z3-built.wasm')));
  // Z3 would look for a shorter way to write each assignment, which takes as long as finding it.
  withText(z3, 'model.compact', (name) => withText(z3, 'false', (no) => z3._Z3_global_param_set(name, no)));
  return z3;
}
