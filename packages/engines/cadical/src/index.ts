import { counting, type Engine } from '@gridproof/core';
import { loadModule } from './module.js';
import { CadicalSession } from './session.js';

/** The SAT solver CaDiCaL, compiled to WebAssembly: small, quick to load, and at home in every browser. */
export const cadical: Engine = {
  name: 'cadical',
  open: async () => counting(new CadicalSession(await loadModule())),
};

export default cadical;
