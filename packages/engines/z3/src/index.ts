import type { Engine } from '@gridproof/core';
import { loadModule } from './module.js';
import { Z3Session } from './session.js';

/** The Z3 theorem prover, compiled to WebAssembly. The first session of a thread loads it, in about a tenth of a second. */
export const z3: Engine = {
  name: 'z3',
  open: async (shape) => new Z3Session(await loadModule(), shape),
};

export default z3;
