import { counting, type Engine, SIZES, type Sizes } from '@gridproof/core';
import { compiled } from './module.js';
import { CadicalSession } from './session.js';

/** The SAT solver CaDiCaL, compiled to WebAssembly: small, quick to load, and at home in every browser. */
export const cadical: Engine = cadicalWith(SIZES);

/** CaDiCaL with rows written as clauses in a way of one's own choosing, for benchmarks. */
export function cadicalWith(sizes: Sizes): Engine {
  return {
    name: 'cadical',
    open: async () => counting(new CadicalSession(await compiled.load()), sizes),
  };
}

export default cadical;
